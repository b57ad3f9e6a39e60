import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

const TYPES = [
  { type: 'S', typed: 'naïve “text”', shown: '{ "S": "naïve “text”" }' },
  {
    type: 'N',
    typed: '12345678901234567890123456789012345678',
    shown: '{ "N": "12345678901234567890123456789012345678" }',
  },
  { type: 'N', typed: '0.10', shown: '{ "N": "0.10" }' },
  { type: 'B', typed: 'aGVsbG8=', shown: '{ "B": "aGVsbG8=" }' },
  { type: 'L', typed: '[{"S":"a"},{"N":"1"}]', shown: '{ "L": [{ "S": "a" }, { "N": "1" }] }' },
  { type: 'M', typed: '{"street":{"S":"Main"}}', shown: '{ "M": { "street": { "S": "Main" } } }' },
  { type: 'SS', typed: 'one\ntwo', shown: '{ "SS": ["one", "two"] }' },
  { type: 'NS', typed: '1\n2.5', shown: '{ "NS": ["1", "2.5"] }' },
  { type: 'BS', typed: 'YQ==\nYg==', shown: '{ "BS": ["YQ==", "Yg=="] }' },
] as const;

test('values of every type are in the request as they are typed', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.addAttribute('extra');
  for (const { type, typed, shown } of TYPES) {
    await test.step(`${type} ${typed}`, async () => {
      await app.choose(app.section('Entity'), 'Type of extra', new RegExp(`^${type} `));
      await app.field('extra after').fill(typed);
      await expect(app.requestText).toContainText(`"extra": ${shown}`);
    });
  }
});

test('true, false and null are switched', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.addAttribute('extra', 'BOOL');
  await app.form.getByRole('button', { name: /^extra after: absent/ }).click();
  await expect(app.requestText).toContainText('"extra": { "BOOL": true }');
  await app.form.getByRole('switch', { name: /extra after/ }).press('Space');
  await expect(app.requestText).toContainText('"extra": { "BOOL": false }');
  await app.form.getByRole('button', { name: 'Clear extra after' }).click();
  await expect(app.requestText).not.toContainText('"extra"');
  await app.choose(app.section('Entity'), 'Type of extra', /^NULL /);
  await app.form.getByRole('button', { name: /^extra after: absent/ }).click();
  await expect(app.requestText).toContainText('"extra": { "NULL": true }');
});

test('a value is in the request with every letter', async ({ app }) => {
  await app.open();
  const value = app.field('email after');
  await value.press('End');
  let typed = 'ada@byron.org';
  for (const letter of '.uk') {
    await value.press(letter);
    typed += letter;
    await expect(app.requestText).toContainText(`":email": { "S": "${typed}" }`);
    await expect(app.requestText).toContainText(`"UNIQ#EMAIL#${typed}"`);
    await expect(app.changes.nth(1)).toContainText(`UNIQ#EMAIL#${typed}`);
  }
});

test('scenarios of each kind are added, named and shown', async ({ app }) => {
  await app.open();
  const tabs = app.outputs.getByRole('tablist', { name: 'Scenarios' }).getByRole('tab');
  await app.pick(app.section('Scenarios').getByRole('button', { name: 'Add scenario' }), 'Update');
  await expect(app.field('Scenario name')).toBeFocused();
  await app.retype(app.field('Scenario name'), 'Rename');
  await expect(tabs.last()).toHaveText(/Rename/);
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await app.field('username after').fill('countess');
  await expect(app.requestText).toContainText('UNIQ#HANDLE#countess');
  await app.pick(app.outputs.getByRole('button', { name: 'Add scenario' }), 'Delete');
  await expect(tabs).toHaveCount(5);
  await expect(app.outputs).toContainText('TransactWriteItems');
  await expect(app.changes.filter({ hasText: 'removed' })).toHaveCount(3);
});

test('a scenario becomes one of another kind and keeps its values', async ({ app }) => {
  await app.open();
  await app.choose(app.section('Scenarios'), 'Kind of Change email', 'delete');
  await expect(app.field('email after')).toBeHidden();
  await expect(app.field('email before')).toHaveValue('ada@lovelace.io');
  await expect(app.changes.filter({ hasText: 'removed' })).toHaveCount(3);
  await app.choose(app.section('Scenarios'), 'Kind of Change email', 'create');
  await expect(app.field('email before')).toBeHidden();
  await expect(app.field('email after')).toHaveValue('ada@lovelace.io');
  await expect(app.changes.filter({ hasText: 'added' })).toHaveCount(3);
  await app.choose(app.section('Scenarios'), 'Kind of Change email', 'update');
  await expect(app.outputs).toContainText('nothing to write');
});

test('what a scenario expects of the record is a guard of its own', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  await app.scenario('Close');
  await app
    .section('Scenarios')
    .getByRole('button', { name: /^Add a condition to Close/ })
    .click();
  const list = app.form.getByRole('list', { name: 'Close: Only if' });
  await app.choose(list, 'Attribute', 'title');
  await app.choose(list, 'Relation', /^is not$/);
  await list.getByRole('textbox', { name: 'Value' }).fill('spam');
  await expect(app.requestText).toContainText('title <> :title');
  await app.choose(list, 'Relation', 'is present');
  await expect(app.requestText).toContainText('attribute_exists(title)');
  await app.choose(list, 'Relation', 'is one of');
  await list.getByRole('textbox', { name: 'Values' }).fill('a\nb');
  await expect(app.requestText).toContainText('title IN (');
  await app.pick(list.getByRole('button', { name: 'Actions for condition on title' }), 'Remove');
  await expect(app.requestText).not.toContainText('title IN (');
});

test('the time it happens at, where a rule needs it', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.addAttribute('expiresAt', 'N');
  await app.section('Table').getByRole('button', { name: 'Time to live and throughput' }).click();
  await app.choose(app.section('Table'), 'Time to live', 'expiresAt');
  await app.section('Locks').getByRole('button', { name: 'Locks', exact: true }).click();
  await app.section('Locks').getByText('Locks store the key of their record').click();
  await (await app.details('Constraints', 'EMAIL')).getByText(/may be taken again/).click();
  const now = app.field('now');
  await app.section('Scenarios').getByRole('button', { name: 'the time it happens' }).click();
  await now.fill('1790000000');
  await expect(app.requestText).toContainText('attribute_not_exists(PK) OR expiresAt < :now');
  await expect(app.requestText).toContainText('":now": { "N": "1790000000" }');
});

test('scenarios change places and go, and their tabs with them', async ({ app }) => {
  await app.open();
  const tabs = app.outputs.getByRole('tablist', { name: 'Scenarios' }).getByRole('tab');
  await app.pick(
    app.row('Scenarios', 'Change email').getByRole('button', { name: 'Actions for Change email' }),
    'Move up',
  );
  await expect(tabs).toHaveText([/Change email/, /Sign up/, /Delete account/]);
  await app.form.getByRole('button', { name: 'Show scenario Delete account' }).click();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await app.pick(
    app.row('Scenarios', 'Delete account').getByRole('button', { name: 'Actions for Delete account' }),
    'Remove',
  );
  await expect(tabs).toHaveText([/Change email/, /Sign up/]);
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await app.pick(app.row('Scenarios', 'Sign up').getByRole('button', { name: 'Actions for Sign up' }), 'Remove');
  await app.pick(
    app.row('Scenarios', 'Change email').getByRole('button', { name: 'Actions for Change email' }),
    'Remove',
  );
  await expect(app.section('Scenarios')).toContainText('No scenario yet');
  await expect(app.requestText).toContainText('No scenario yet');
  await app.pick(app.section('Scenarios').getByRole('button', { name: 'Add scenario' }), 'Create');
  await expect(app.requestText).toContainText('attribute_not_exists(PK)');
});
