import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

test('a new unique constraint claims its lock at once', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.addAttribute('phone');
  await app.retype(app.field('phone after'), '+44 20');
  await app.pick(app.form.getByRole('button', { name: 'Add constraint' }), 'Unique');
  const name = app.form.getByRole('textbox', { name: 'Constraint name' }).last();
  await expect(name).toBeFocused();
  await app.retype(name, 'TEL');
  await expect(app.requestText).toContainText('UNIQ#TEL#+44 20');
  await expect(app.changes.filter({ hasText: 'TEL' })).toContainText('added');
  await expect(app.pane('If it is refused')).toContainText('TEL taken by another record');
  await expect(app.pane('What this guarantees')).toContainText('same phone');
});

test('a constraint’s name is in its lock’s key with every letter', async ({ app }) => {
  await app.open();
  const name = app.form.getByRole('textbox', { name: 'Constraint name' }).first();
  await name.press('End');
  let typed = 'EMAIL';
  for (const letter of '_2-') {
    await name.press(letter);
    typed += letter;
    await expect(app.requestText).toContainText(`"UNIQ#${typed}#ada@byron.org"`);
    await expect(name).toBeFocused();
  }
});

test('several attributes make one value, in an order that can be changed', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  const parts = app.form.getByRole('group', { name: 'Attributes of EMAIL' });
  await app.pick(parts.getByRole('button', { name: 'Add to Attributes of EMAIL' }), 'username');
  await expect(app.requestText).toContainText('UNIQ#EMAIL#ada@lovelace.io#ada"');
  await app.pick(parts.getByRole('button', { name: 'username' }), 'Move earlier');
  await expect(app.requestText).toContainText('UNIQ#EMAIL#ada#ada@lovelace.io"');
  await expect(parts.getByRole('button', { name: 'username' })).toBeFocused();
  await parts.getByRole('button', { name: 'username' }).press('Alt+ArrowRight');
  await expect(app.requestText).toContainText('UNIQ#EMAIL#ada@lovelace.io#ada"');
  await parts.getByRole('button', { name: 'email', exact: true }).press('Delete');
  await expect(app.requestText).toContainText('UNIQ#EMAIL#ada"');
});

test('parts of a composite value cannot run into each other', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  const parts = app.form.getByRole('group', { name: 'Attributes of EMAIL' });
  await app.pick(parts.getByRole('button', { name: 'Add to Attributes of EMAIL' }), 'username');
  await app.retype(app.field('email after'), 'a#b');
  await app.retype(app.field('username after'), 'c');
  await expect(app.requestText).toContainText('UNIQ#EMAIL#a%23b#c"');
  await app.retype(app.field('email after'), 'a');
  await app.retype(app.field('username after'), 'b#c');
  await expect(app.requestText).toContainText('UNIQ#EMAIL#a#b%23c"');
});

test('letter case only, compared in lower case: one update, no lock, guarded by the text as stored', async ({
  app,
}) => {
  await app.open();
  const steps = app.form.getByRole('group', { name: 'How EMAIL is compared' });
  await app.pick(steps.getByRole('button', { name: 'Add to How EMAIL is compared' }), 'lowercase');
  await app.retype(app.field('email after'), 'Ada@Lovelace.io');
  await app.expectRequest({
    TableName: 'accounts',
    Key: { PK: { S: 'ACCT#a1f9c3' }, SK: { S: 'PROFILE' } },
    UpdateExpression: 'SET email = :email',
    ConditionExpression: 'email = :email_before',
    ExpressionAttributeValues: { ':email': { S: 'Ada@Lovelace.io' }, ':email_before': { S: 'ada@lovelace.io' } },
  });
  await expect(app.outputs).toContainText('UpdateItem');
});

test('how values are compared is a list of steps in an order', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.retype(app.field('username after'), '  Ada   Lovelace ');
  const steps = app.form.getByRole('group', { name: 'How HANDLE is compared' });
  const add = steps.getByRole('button', { name: 'Add to How HANDLE is compared' });
  await expect(app.requestText).toContainText('UNIQ#HANDLE#  Ada   Lovelace "');
  await app.pick(add, 'collapse');
  await expect(app.requestText).toContainText('UNIQ#HANDLE# Ada Lovelace "');
  await app.pick(add, 'lowercase');
  await app.pick(add, 'trim');
  await expect(app.requestText).toContainText('UNIQ#HANDLE#ada lovelace"');
  await expect(app.requestText).toContainText('"username": { "S": "  Ada   Lovelace " }');
  await app.pick(steps.getByRole('button', { name: 'trim' }), 'Move earlier');
  await expect(steps.getByRole('button')).toHaveText(['collapse', 'trim', 'lowercase', '']);
  await app.pick(add, 'SHA-256');
  await expect(app.requestText).toContainText(/UNIQ#HANDLE#[0-9a-f]{64}"/);
});

test('advice to ignore letter case is one press away', async ({ app, page }) => {
  await app.open();
  await app.row('Constraints', 'EMAIL').getByRole('button', { name: 'Add lowercase' }).click();
  await expect(app.form.getByRole('group', { name: 'How EMAIL is compared' })).toContainText('lowercase');
  await expect(app.row('Constraints', 'EMAIL').getByRole('button', { name: 'Add lowercase' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(app.form.getByRole('group', { name: 'How EMAIL is compared' })).not.toContainText('lowercase');
});

test('an absent value holds no lock', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await (await app.details('Attributes', 'username')).getByText('Every record has it').click();
  await app.form.getByRole('button', { name: 'Clear username after' }).click();
  await expect(app.requestText).not.toContainText('HANDLE');
  await expect(app.row('Constraints', 'HANDLE')).toContainText('no lock');
  await app.field('username after').pressSequentially('a');
  await expect(app.requestText).toContainText('UNIQ#HANDLE#a"');
});

test('only records that meet a condition hold the lock', async ({ app }) => {
  await app.open();
  await app.addAttribute('deletedAt');
  const row = await app.details('Constraints', 'EMAIL');
  await row.getByRole('button', { name: 'Add a condition to EMAIL: Only when' }).click();
  const conditions = app.form.getByRole('list', { name: 'EMAIL: Only when' });
  await app.choose(conditions, 'Attribute', 'deletedAt');
  await app.choose(conditions, 'Relation', 'is absent');
  await app.retype(app.field('email after'), 'ada@lovelace.io');
  await expect(app.outputs).toContainText('nothing to write');
  await app.retype(app.field('deletedAt after'), '2026-05-04');
  await expect(app.changes.filter({ hasText: 'EMAIL' })).toHaveText(/removed.*UNIQ#EMAIL#ada@lovelace\.io/);
  await expect(app.requestText).toContainText('attribute_not_exists(deletedAt)');
});

test('a set of texts holds one lock for each of them', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.addAttribute('aliases', 'SS');
  await app.field('aliases after').fill('zoe\nada');
  await (await app.details('Attributes', 'aliases')).getByRole('button', { name: 'Make aliases unique' }).click();
  await expect(app.requestText).toContainText(/UNIQ#ALIASES#ada".*UNIQ#ALIASES#zoe"/s);
  await app.field('aliases after').press('ControlOrMeta+End');
  await app.field('aliases after').pressSequentially('2');
  await expect(app.requestText).toContainText('UNIQ#ALIASES#ada2"');
});

test('a reference is checked where it is asked for', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.pick(app.form.getByRole('button', { name: 'Add constraint' }), 'Reference');
  await expect(app.form.getByRole('textbox', { name: 'Constraint name' }).last()).toBeFocused();
  await app.retype(app.form.getByRole('textbox', { name: 'Constraint name' }).last(), 'TEAM');
  const row = await app.details('Constraints', 'TEAM');
  await app.retype(row.getByRole('textbox', { name: 'Table TEAM refers to' }), 'teams');
  await app.retype(row.getByRole('textbox', { name: 'Template of PK in TEAM' }), 'TEAM#{username}');
  await app.retype(row.getByRole('textbox', { name: 'Template of SK in TEAM' }), 'META');
  await app.outputs.getByRole('tab', { name: 'Expressions' }).click();
  const last = app.outputs.getByRole('tabpanel', { name: 'Expressions' });
  await expect(last).toContainText('ConditionCheck');
  await expect(last).toContainText('TEAM#ada');
  await expect(app.pane('If it is refused')).toContainText('TEAM does not exist');
  await row.getByRole('group', { name: 'Checked on' }).getByText('create').click();
  await expect(last).not.toContainText('ConditionCheck');
  await app.scenario('Change email');
  await expect(last).not.toContainText('ConditionCheck');
  await app.retype(app.field('username after'), 'byron');
  await expect(last).toContainText('ConditionCheck');
  await row.getByRole('button', { name: 'Remove SK' }).click();
  await expect(last).not.toContainText('META');
});

test('constraints change places and go; the locks go with them', async ({ app, page }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.pick(app.row('Constraints', 'HANDLE').getByRole('button', { name: 'Actions for HANDLE' }), 'Move up');
  await expect(app.requestText).toContainText(/UNIQ#HANDLE.*UNIQ#EMAIL/s);
  await app.pick(app.row('Constraints', 'HANDLE').getByRole('button', { name: 'Actions for HANDLE' }), 'Remove');
  await expect(app.requestText).not.toContainText('HANDLE');
  await app.pick(app.row('Constraints', 'EMAIL').getByRole('button', { name: 'Actions for EMAIL' }), 'Remove');
  await expect(app.outputs).toContainText('PutItem');
  await expect(app.form.getByRole('button', { name: 'Add constraint' })).toBeFocused();
  await app.section('Constraints').getByRole('button', { name: 'Make email unique' }).click();
  await expect(app.requestText).toContainText('UNIQ#EMAIL#ada@lovelace.io');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(app.requestText).toContainText('UNIQ#EMAIL#ada@lovelace.io');
});
