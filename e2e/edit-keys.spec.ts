import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

test('a template gives its key with every letter; half a placeholder gives none', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  const template = app.field('Template of SK');
  const value = app.section('Keys').getByRole('paragraph').nth(1);
  await template.press('ControlOrMeta+A');
  let typed = '';
  for (const letter of 'V1#') {
    await template.press(letter);
    typed += letter;
    await expect(value).toHaveText(`${typed} · ${typed.length} of 1,024 bytes`);
    await expect(app.requestText).toContainText(`"SK": { "S": "${typed}" }`);
  }
  for (const letter of '{username') {
    await template.press(letter);
    await expect(template).toHaveAttribute('aria-invalid', 'true');
    await expect(app.copyButton).toBeDisabled();
  }
  await template.press('}');
  await expect(template).not.toHaveAttribute('aria-invalid');
  await expect(value).toHaveText('V1#ada · 6 of 1,024 bytes');
  await expect(app.requestText).toContainText('"SK": { "S": "V1#ada" }');
});

test('placeholders and formats are put in from a menu', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  const template = app.field('Template of SK');
  const insert = app.form.getByRole('button', { name: 'Insert into Template of SK' });
  await app.retype(template, 'NAME#');
  await app.pick(insert, '{username}');
  await expect(template).toHaveValue('NAME#{username}');
  await expect(template).toBeFocused();
  await app.pick(insert, '|upper');
  await expect(template).toHaveValue('NAME#{username|upper}');
  await expect(app.requestText).toContainText('"SK": { "S": "NAME#ADA" }');
});

const FORMATS = [
  ['status|rank', '0'],
  ['status|upper', 'OPEN'],
  ['title|lower', 'printer on fire'],
  ['title|encode', 'Printer%20on%20fire'],
  ['ticketId|pad:6', '008842'],
  ['priority|pad:3', '007'],
  ['priority|desc:3', '992'],
  ['opened|iso:s', '2026-05-04T10:00:00Z'],
  ['opened|iso:ms', '2026-05-04T10:00:00.000Z'],
] as const;

test('every format writes the key its own way', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  await app.scenario('Open a ticket');
  await app.addAttribute('priority', 'N');
  await app.addAttribute('opened');
  await app.retype(app.field('priority after'), '7');
  await app.retype(app.field('opened after'), '2026-05-04T12:00:00+02:00');
  const template = app.field('Template of GSI1SK');
  const value = app.section('Keys').getByRole('paragraph').nth(3);
  for (const [placeholder, expected] of FORMATS) {
    await template.fill(`X#{${placeholder}}#{{}}`);
    await expect(value).toHaveText(new RegExp(`^X#${expected}#\\{\\} · `));
    await expect(app.requestText).toContainText(`X#${expected}#{}`);
  }
});

test('a key that only some records have leaves the index with them', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  const conditions = app.form.getByRole('list', { name: 'GSI1SK: Only when' });
  await conditions.getByRole('button', { name: 'pending', exact: true }).press('Delete');
  await expect(app.requestText).toContainText('REMOVE');
  await expect(app.changes.filter({ hasText: 'removed' })).toContainText('GSI1');
  await app.choose(conditions, 'Relation', 'is not');
  await app.choose(conditions, 'Relation', 'is present');
  await expect(app.requestText).toContainText('STATUS#pending#TICKET#8842');
  await app.choose(conditions, 'Relation', 'is absent');
  await expect(app.requestText).not.toContainText('STATUS#pending');
  await app.choose(conditions, 'Relation', /^is$/);
  await expect(conditions.getByRole('textbox', { name: 'Value' })).toBeVisible();
  await app.retype(conditions.getByRole('textbox', { name: 'Value' }), 'pending');
  await expect(app.requestText).toContainText('STATUS#pending#TICKET#8842');
  await app.pick(conditions.getByRole('button', { name: 'Actions for condition on status' }), 'Remove');
  await expect(app.form.getByRole('button', { name: 'Give GSI1SK a condition' })).toBeVisible();
});

test('an emptied template offers one that fits', async ({ app }) => {
  await app.open();
  await app.retype(app.field('Template of PK'), '');
  await expect(app.copyButton).toBeDisabled();
  await app.section('Keys').getByRole('button', { name: /^Use / }).click();
  await expect(app.field('Template of PK')).toHaveValue(/\{accountId\}/);
  await expect(app.copyButton).toBeEnabled();
});

test('a status in the sort key moves the record: delete and put of the whole item, guarded both ways', async ({
  app,
}) => {
  await app.open();
  await app.example('Support ticket');
  await app.pick(app.row('Indexes', 'GSI1').getByRole('button', { name: 'Actions for GSI1' }), 'Remove');
  await app.retype(app.field('Template of SK'), 'STATUS#{status}');
  await app.expectRequest({
    TransactItems: [
      {
        Delete: {
          TableName: 'tickets',
          Key: { PK: { S: 'TICKET#8842' }, SK: { S: 'STATUS#open' } },
          ConditionExpression: 'attribute_exists(PK)',
        },
      },
      {
        Put: {
          TableName: 'tickets',
          Item: {
            PK: { S: 'TICKET#8842' },
            SK: { S: 'STATUS#pending' },
            teamId: { S: '7' },
            status: { S: 'pending' },
            title: { S: 'Printer on fire' },
          },
          ConditionExpression: 'attribute_not_exists(PK)',
        },
      },
    ],
  });
});
