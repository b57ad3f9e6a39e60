import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

/** The field says that it is wrong, in words, where it is. */
async function saysWhatIsWrong(field: Locator): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/\w{3,}/);
}

test('half a template is an error at its field, and the request waits with the reason', async ({ app, page }) => {
  await app.open();
  for (const half of ['ACCT#{', 'ACCT#{accountId', 'ACCT#}', 'ACCT#{}', 'ACCT#{accountId|', 'ACCT#{accountId|pad:}']) {
    await test.step(half, async () => {
      await app.field('Template of PK').fill(half);
      await expect(app.field('Template of PK')).toHaveValue(half);
      await saysWhatIsWrong(app.field('Template of PK'));
      await expect(app.copyButton).toBeDisabled();
      await expect(app.requestText).toContainText('No request is offered');
      await expect(app.requestText.getByRole('listitem').first()).toContainText('Error');
    });
  }
  await app.requestText.getByRole('button', { name: 'Go to the field' }).first().click();
  await expect(app.field('Template of PK')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('ACCT#{accountId}');
  await expect(app.copyButton).toBeEnabled();
});

test('an attribute that is not there is named where it is missing', async ({ app }) => {
  await app.open();
  await app.field('Template of SK').fill('{emial}');
  await saysWhatIsWrong(app.field('Template of SK'));
  await expect(app.field('Template of SK')).toHaveAccessibleDescription(/emial/);
  await expect(app.pane('Findings')).toContainText('emial');
  await expect(app.copyButton).toBeDisabled();
});

test('a format that cannot take the value is an error at the value or the template, never a wrong key', async ({
  app,
}) => {
  await app.open();
  await app.scenario('Sign up');
  await app.field('Template of SK').fill('{username|pad:4}');
  await expect(app.copyButton).toBeDisabled();
  await expect(app.form.locator('[aria-invalid=true]').first()).toBeVisible();
  await app.field('username after').fill('42');
  await expect(app.requestText).toContainText('"SK": { "S": "0042" }');
});

test('broken numbers stay as they are typed and say so', async ({ app }) => {
  await app.open();
  await app.addAttribute('age', 'N');
  const value = app.field('age after');
  for (const text of ['1e', '--1', 'abc', '1.2.3', '123456789012345678901234567890123456789']) {
    await test.step(text, async () => {
      await value.fill(text);
      await expect(value).toHaveValue(text);
      await saysWhatIsWrong(value);
      await expect(app.copyButton).toBeDisabled();
    });
  }
  await value.fill('1e3');
  await expect(value).not.toHaveAttribute('aria-invalid');
  await expect(app.copyButton).toBeEnabled();
  const items = app.field('Items');
  await items.fill('many');
  await expect(items).toHaveValue('many');
  await saysWhatIsWrong(items);
  await expect(app.copyButton).toBeEnabled();
});

test('an empty name keeps the old one in the design and the emptiness in the field', async ({ app }) => {
  await app.open();
  const name = app.form.getByRole('textbox', { name: 'Constraint name' }).first();
  await app.retype(name, '');
  await expect(name).toHaveValue('');
  await saysWhatIsWrong(name);
  await expect(app.requestText).toContainText('UNIQ#EMAIL#');
  await name.pressSequentially('MAIL');
  await expect(app.requestText).toContainText('UNIQ#MAIL#');
  await expect(name).not.toHaveAttribute('aria-invalid');
  const attribute = app.row('Attributes', 'username').getByRole('textbox', { name: 'Attribute name' });
  await app.retype(attribute, '');
  await saysWhatIsWrong(attribute);
  await expect(app.field('username after')).toHaveValue('ada');
  await app.retype(app.field('Scenario name'), '');
  await saysWhatIsWrong(app.field('Scenario name'));
  await expect(app.outputs.getByRole('tab', { name: /^Change email/ })).toBeVisible();
});

test('a name that another has does not merge the two', async ({ app }) => {
  await app.open();
  const name = app.form.getByRole('textbox', { name: 'Attribute name' }).nth(2);
  await name.fill('email');
  await expect(name).toHaveValue('email');
  await saysWhatIsWrong(name);
  await expect(app.field('username after')).toHaveValue('ada');
  await expect(app.section('Entity')).toContainText('3 attributes');
  await name.press('End');
  await name.press('2');
  await expect(app.field('email2 after')).toHaveValue('ada');
  const constraint = app.form.getByRole('textbox', { name: 'Constraint name' }).last();
  await constraint.fill('EMAIL');
  await saysWhatIsWrong(constraint);
  await expect(app.changes.filter({ hasText: 'HANDLE' })).toBeVisible();
  await app.field('Scenario name').fill('Sign up');
  await saysWhatIsWrong(app.field('Scenario name'));
});

test('a half-typed name survives work elsewhere and moves with its row', async ({ app }) => {
  await app.open();
  const name = app.row('Attributes', 'username').getByRole('textbox', { name: 'Attribute name' });
  await name.fill('email');
  await app.field('email after').fill('ada@elsewhere.org');
  await expect(app.requestText).toContainText('ada@elsewhere.org');
  await app.pick(app.row('Attributes', 'username').getByRole('button', { name: 'Actions for username' }), 'Move up');
  await expect(name).toHaveValue('email');
  await expect(app.form.getByRole('textbox', { name: 'Attribute name' }).nth(1)).toHaveValue('email');
  await saysWhatIsWrong(name);
});

test('wrong JSON in a map says where it stops making sense', async ({ app }) => {
  await app.open();
  await app.addAttribute('address', 'M');
  const value = app.field('address after');
  for (const text of ['{', '{"street": }', '[{"S":"x"}]', '{"street":{"X":"y"}}', '{"a":{"S":"1"},"a":{"S":"2"}}']) {
    await test.step(text, async () => {
      await value.fill(text);
      await expect(value).toHaveValue(text);
      await saysWhatIsWrong(value);
      await expect(value).toHaveAccessibleDescription(/line \d+/i);
      await expect(app.requestText).not.toContainText(':address');
    });
  }
  await value.fill('{"street": "Main St"}');
  await saysWhatIsWrong(value);
  await app.form.getByRole('button', { name: 'Add the types' }).click();
  await expect(app.requestText).toContainText('":address": { "M": { "street": { "S": "Main St" } } }');
});

test('a half-typed value does not hide that the design behind it is another', async ({ app }) => {
  await app.open();
  await app.addAttribute('tags', 'L');
  const value = app.field('tags after');
  await value.fill('[{"S":"a"}]');
  await expect(app.requestText).toContainText('"L": [{ "S": "a" }]');
  await value.fill('[{"S":"a"}');
  await saysWhatIsWrong(value);
  await app.scenario('Sign up');
  await app.scenario('Change email');
  await expect(value).toHaveValue('[{"S":"a"}');
  await saysWhatIsWrong(value);
});

test('a table name DynamoDB refuses hides the request', async ({ app }) => {
  await app.open();
  for (const name of ['', 'ab', 'my table', 'ü'.repeat(4)]) {
    await app.field('Table name').fill(name);
    await saysWhatIsWrong(app.field('Table name'));
    await expect(app.copyButton).toBeDisabled();
  }
});

test('101 actions are one too many: no request, and the limit as the reason', async ({ app }) => {
  const names = Array.from({ length: 100 }, (_, at) => `alias${at + 1}`);
  await app.open({
    version: 1,
    name: 'Many aliases',
    table: { name: 'people', partitionKey: { name: 'PK', type: 'S' }, sortKey: { name: 'SK', type: 'S' } },
    entity: {
      name: 'Person',
      attributes: [{ name: 'id', type: 'S', keyOnly: true }, ...names.map((name) => ({ name, type: 'S' }))],
      keys: { PK: { template: 'P#{id}' }, SK: { template: 'PERSON' } },
    },
    constraints: names.map((name) => ({ kind: 'unique', name: name.toUpperCase(), attributes: [name] })),
    scenarios: [
      {
        name: 'Join',
        kind: 'create',
        after: Object.fromEntries([['id', { S: '1' }], ...names.map((name) => [name, { S: name }])]),
      },
    ],
  });
  await expect(app.copyButton).toBeDisabled();
  await expect(app.requestText).toContainText('100');
  await expect(app.outputs).toContainText('101 of 100 actions');
  await app.form.getByRole('button', { name: 'Clear alias100 after' }).click();
  await expect(app.copyButton).toBeEnabled();
  expect(await app.copyRequest()).toMatchObject({ TransactItems: { length: 100 } });
});

test('hostile names and values are text like any other', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.addAttribute('constructor');
  await app.field('constructor after').fill('<img src=x onerror=alert(1)>');
  await app.addAttribute('a.b');
  await app.addAttribute('a-b');
  await app.field('a.b after').fill('__proto__');
  await app.field('a-b after').fill(`\\"\${x}\n`);
  await app.scenario('Change email');
  await app.field('a.b after').fill('1');
  await app.field('a-b after').fill('2');
  const { TransactItems } = (await app.copyRequest()) as {
    TransactItems: { Update?: { ExpressionAttributeNames: Record<string, string> } }[];
  };
  const aliases = TransactItems[0]?.Update?.ExpressionAttributeNames ?? {};
  expect(Object.values(aliases)).toEqual(expect.arrayContaining(['a.b', 'a-b']));
  expect(new Set(Object.values(aliases)).size).toBe(Object.keys(aliases).length);
  await app.scenario('Sign up');
  await expect(app.requestText).toContainText('"constructor": { "S": "<img src=x onerror=alert(1)>" }');
  await app.row('Attributes', 'constructor').getByRole('textbox', { name: 'Attribute name' }).fill('__proto__');
  await saysWhatIsWrong(app.form.getByRole('textbox', { name: 'Attribute name' }).nth(3));
});

test('a half-typed map stays while its attribute gets another name', async ({ app }) => {
  await app.open();
  await app.addAttribute('data', 'M');
  await app.field('data after').fill('{"city":');
  await app.retype(app.form.getByRole('textbox', { name: 'Attribute name' }).last(), 'address');
  await expect(app.field('address after')).toHaveValue('{"city":');
});

test('with an error in the design no pane says that nothing happens, and none invents a figure', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  await expect(app.pane('Cost')).toContainText('A month of the workload$');
  await app.field('Template of PK').fill('TICKET#{nope}');
  for (const title of ['What changes', 'If it is refused', 'Cost']) {
    await expect(app.pane(title)).toContainText('There is no request as the design stands');
  }
  await expect(app.pane('Cost')).toContainText(
    'No figure: as the design stands there is no request for “Open a ticket”',
  );
  await expect(app.pane('Cost')).not.toContainText('$');
});
