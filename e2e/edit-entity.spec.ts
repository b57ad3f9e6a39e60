import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

test('a new attribute: named, typed, and in the request with the value it gets', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.addAttribute('age', 'N');
  const value = app.field('age after');
  await value.click();
  let typed = '';
  for (const digit of '41.5') {
    await value.press(digit);
    typed += digit;
    if (typed.endsWith('.')) continue;
    await expect(app.requestText).toContainText(`"age": { "N": "${typed}" }`);
  }
  await expect(app.section('Entity')).toContainText('4 attributes');
});

test('a renamed attribute is renamed everywhere with every letter', async ({ app }) => {
  await app.open();
  const name = app.row('Attributes', 'email').getByRole('textbox', { name: 'Attribute name' });
  await name.press('End');
  let typed = 'email';
  const typing = app.form.getByRole('textbox', { name: 'Attribute name' }).nth(1);
  for (const letter of ['A', 'd', 'r']) {
    await typing.press(letter);
    typed += letter;
    await expect(app.requestText).toContainText(`"SET ${typed} = :${typed}"`);
    await expect(app.requestText).toContainText(`"${typed} = :${typed}_before"`);
    await expect(typing).toBeFocused();
  }
  await expect(app.form.getByRole('group', { name: 'Attributes of EMAIL' })).toContainText('emailAdr');
  await expect(app.field('emailAdr after')).toHaveValue('ada@byron.org');
  await expect(app.pane('If it is refused')).toContainText('emailAdr');
});

test('what every record has is asked for where it is missing', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.addAttribute('phone');
  const row = await app.details('Attributes', 'phone');
  await row.getByText('Every record has it').click();
  const value = app.field('phone after');
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  await expect(value).toHaveAccessibleDescription(/\w/);
  await expect(app.copyButton).toBeDisabled();
  await app.retype(value, '+44 20 7946 0000');
  await expect(value).not.toHaveAttribute('aria-invalid');
  await expect(app.copyButton).toBeEnabled();
  await row.getByText('Every record has it').click();
  await app.form.getByRole('button', { name: 'Clear phone after' }).click();
  await expect(value).toHaveValue('');
  await expect(app.copyButton).toBeEnabled();
});

test('allowed values are offered and anything else is an error', async ({ app, page }) => {
  await app.open();
  await app.example('Support ticket');
  const row = await app.details('Attributes', 'status');
  const values = row.getByRole('textbox', { name: 'Allowed values, in order' });
  await values.press('ControlOrMeta+End');
  await values.press('Enter');
  await values.pressSequentially('archived');
  await app.pick(app.form.getByRole('button', { name: 'Values for status after' }), 'archived');
  await expect(app.requestText).toContainText('":status": { "S": "archived" }');
  await app.retype(app.field('status after'), 'lost');
  await expect(app.field('status after')).toHaveAttribute('aria-invalid', 'true');
  await expect(app.copyButton).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(app.field('status after')).toHaveValue('archived');
  await expect(app.copyButton).toBeEnabled();
});

test('what never changes is an error in an update that changes it', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  await app.retype(app.field('teamId after'), '8');
  await expect(app.field('teamId after')).toHaveAttribute('aria-invalid', 'true');
  await expect(app.copyButton).toBeDisabled();
  const row = await app.details('Attributes', 'teamId');
  await row.getByText('Never changes').click();
  await expect(app.copyButton).toBeEnabled();
  await expect(app.requestText).toContainText('TEAM#8');
});

test('an attribute that lives in keys alone is stored when it no longer does', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await expect(app.requestText).not.toContainText('"accountId"');
  const row = await app.details('Attributes', 'accountId');
  await row.getByText('Only in keys').click();
  await expect(app.requestText).toContainText('"accountId": { "S": "a1f9c3" }');
});

test('attributes are put in another order by menu, by keyboard and by their grip', async ({ app }) => {
  await app.open();
  const names = app.form.getByRole('textbox', { name: 'Attribute name' });
  const order = (): Promise<string[]> =>
    names.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await app.pick(app.row('Attributes', 'username').getByRole('button', { name: 'Actions for username' }), 'Move up');
  await expect.poll(order).toEqual(['accountId', 'username', 'email']);
  await names.nth(1).press('Alt+ArrowDown');
  await expect.poll(order).toEqual(['accountId', 'email', 'username']);
  await expect(names.nth(2)).toBeFocused();
  await names.nth(2).press('Alt+ArrowUp');
  await names.nth(1).press('Alt+ArrowUp');
  await expect.poll(order).toEqual(['username', 'accountId', 'email']);
  const grips = app.section('Entity').getByTitle(/Drag to reorder/);
  const target = await app.row('Attributes', 'email').boundingBox();
  await grips.first().hover();
  await app.page.mouse.down();
  await app.page.mouse.move((target?.x ?? 0) + 5, (target?.y ?? 0) + (target?.height ?? 0), { steps: 5 });
  await app.page.mouse.up();
  await expect.poll(order).toEqual(['accountId', 'email', 'username']);
});

test('the order of attributes is the order in the item', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.pick(app.row('Attributes', 'username').getByRole('button', { name: 'Actions for username' }), 'Move up');
  await expect(app.requestText).toContainText(/"username".*"email"/s);
});

test('a removed attribute leaves the values too, and the focus goes to the next row', async ({ app, page }) => {
  await app.open();
  await app.addAttribute('nick');
  await app.retype(app.field('nick after'), 'A');
  await expect(app.requestText).toContainText('nick');
  await app.pick(app.row('Attributes', 'nick').getByRole('button', { name: 'Actions for nick' }), 'Remove');
  await expect(app.field('nick after')).toBeHidden();
  await expect(app.requestText).not.toContainText('nick');
  await expect(app.row('Attributes', 'username').getByRole('textbox', { name: 'Attribute name' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(app.field('nick after')).toHaveValue('A');
});

test('a version is guarded and counted up; it can be renamed and given up', async ({ app }) => {
  await app.open();
  await app
    .section('Entity')
    .getByRole('button', { name: /Version/ })
    .click();
  await expect(app.field('Version attribute')).toBeFocused();
  await expect(app.field('Version attribute')).toHaveValue('rev');
  await app.retype(app.field('rev before'), '7');
  await expect(app.requestText).toContainText('rev = :rev_before');
  await expect(app.requestText).toContainText('":rev": { "N": "8" }');
  await expect(app.requestText).toContainText('":rev_before": { "N": "7" }');
  await app.retype(app.field('Version attribute'), 'edition');
  await expect(app.requestText).toContainText('edition = :edition_before');
  await app.section('Entity').getByRole('button', { name: 'Keep no version' }).click();
  await expect(app.requestText).not.toContainText('edition');
});

test('the entity’s name is in what is said about it', async ({ app }) => {
  await app.open();
  await app.retype(app.field('Entity name'), 'Member');
  await expect(app.pane('What this guarantees')).toContainText('No two Member records');
  await expect(app.pane('If it is refused')).toContainText('Member is gone');
});
