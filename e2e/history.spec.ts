import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

test('typing is undone by the word, edits one by one, and all of it redone', async ({ app, page }) => {
  await app.open();
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  await expect(undo).toBeDisabled();
  await app.field('Table name').press('End');
  await app.field('Table name').pressSequentially('-live');
  await app.field('Entity name').fill('Member');
  await app.row('Constraints', 'HANDLE').getByRole('button', { name: 'Actions for HANDLE' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await expect(app.section('Constraints')).not.toContainText('username');
  await undo.click();
  await expect(app.row('Constraints', 'HANDLE')).toBeVisible();
  await undo.click();
  await expect(app.field('Entity name')).toHaveValue('Account');
  await undo.click();
  await expect(app.field('Table name')).toHaveValue('accounts');
  await expect(app.requestText).toContainText('"TableName": "accounts"');
  await expect(undo).toBeDisabled();
  await redo.click();
  await expect(app.field('Table name')).toHaveValue('accounts-live');
  await redo.click();
  await redo.click();
  await expect(redo).toBeDisabled();
  await expect(app.section('Constraints')).not.toContainText('username');
  await expect(app.requestText).toContainText('"TableName": "accounts-live"');
});

test('what is typed after a pause is a step of its own', async ({ app, page }) => {
  await page.clock.install();
  await app.open();
  const name = app.field('Table name');
  const undo = page.getByRole('button', { name: 'Undo' });
  await name.press('End');
  await name.pressSequentially('-a');
  await page.clock.fastForward(5000);
  await name.pressSequentially('-b');
  await expect(app.requestText).toContainText('"accounts-a-b"');
  await undo.click();
  await expect(name).toHaveValue('accounts-a');
  await expect(app.requestText).toContainText('"accounts-a"');
  await undo.click();
  await expect(name).toHaveValue('accounts');
});

test('keys undo and redo from inside a field; the field shows it', async ({ app }) => {
  await app.open();
  const name = app.field('Table name');
  await name.press('End');
  await name.pressSequentially('-x');
  await name.press('ControlOrMeta+Z');
  await expect(name).toHaveValue('accounts');
  await name.press('ControlOrMeta+Shift+Z');
  await expect(name).toHaveValue('accounts-x');
  await name.press('ControlOrMeta+Z');
  await expect(name).toHaveValue('accounts');
  await name.press('ControlOrMeta+Y');
  await expect(name).toHaveValue('accounts-x');
  await expect(name).toBeFocused();
});

test('a design that was replaced comes back by undo, and is kept among the recent ones', async ({ app, page }) => {
  await app.open();
  await app.field('Table name').fill('mine');
  const name = page.getByRole('textbox', { name: 'Design name' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await test.step('an example', async () => {
    await app.example('Support ticket');
    await expect(app.field('Table name')).toHaveValue('tickets');
    await undo.click();
    await expect(name).toHaveValue('Account sign-up');
    await expect(app.field('Table name')).toHaveValue('mine');
    await expect(app.requestText).toContainText('"TableName": "mine"');
  });
  await test.step('a new one', async () => {
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await expect(app.field('Table name')).not.toHaveValue('mine');
    await page.getByRole('button', { name: 'Back to what I had' }).last().click();
    await expect(app.field('Table name')).toHaveValue('mine');
  });
  await test.step('an imported one', async () => {
    await app.importDesign(JSON.stringify(MINIMAL));
    await expect(name).toHaveValue('Minimal');
    await undo.click();
    await expect(app.field('Table name')).toHaveValue('mine');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(name).toHaveValue('Minimal');
  });
  await test.step('from the list', async () => {
    await page.getByRole('button', { name: 'Examples' }).click();
    const kept = page.getByRole('group', { name: 'Recent designs' }).getByRole('menuitem');
    await kept.filter({ hasText: 'Account sign-up' }).first().click();
    await expect(app.field('Table name')).toHaveValue('mine');
  });
});

test('a new design is small, gives a request at once and takes what is typed', async ({ app, page }) => {
  await app.open();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Design name' })).not.toHaveValue('Account sign-up');
  await app.addAttribute('slug');
  await app.section('Constraints').getByRole('button', { name: 'Make slug unique' }).click();
  await app.field('slug after').fill('hello');
  await expect(app.requestText).toContainText('#SLUG#hello"');
  await expect(app.copyButton).toBeEnabled();
});

test('a reload shows the design, the scenario and the output that were shown', async ({ app, page }) => {
  await app.open();
  const address = page.url();
  await app.scenario('Delete account');
  await app.output('Items');
  await app.field('email before').fill('countess@lovelace.io');
  await expect(page).not.toHaveURL(address);
  await page.reload();
  await expect(app.field('email before')).toHaveValue('countess@lovelace.io');
  await expect(app.outputs.getByRole('tab', { name: /^Delete account/ })).toHaveAttribute('aria-selected', 'true');
  await expect(app.outputs.getByRole('tab', { name: 'Items' })).toHaveAttribute('aria-selected', 'true');
});

test('nothing typed is lost on reload, however soon it comes', async ({ app, page }) => {
  await app.open();
  await app.field('Table name').fill('accounts-kept');
  await page.reload();
  await expect(app.field('Table name')).toHaveValue('accounts-kept');
  await expect(page.getByText(/from the link/)).toBeHidden();
});

test('what was kept is there without its link too', async ({ app, page }) => {
  await app.open();
  await expect(page).toHaveURL(/#d=1\./);
  const address = page.url();
  await app.field('Table name').fill('kept-here');
  await expect(page).not.toHaveURL(address);
  await page.goto('about:blank');
  await page.goto('/');
  await expect(app.field('Table name')).toHaveValue('kept-here');
});

test('fast typing keeps every letter and the caret in its place', async ({ app, page }) => {
  await app.open();
  const value = app.field('email after');
  await value.click();
  await value.press('Home');
  await page.keyboard.type('the-quick-brown-fox-jumps-over-the-lazy-dog-');
  await expect(value).toHaveValue('the-quick-brown-fox-jumps-over-the-lazy-dog-ada@byron.org');
  await expect(app.requestText).toContainText('UNIQ#EMAIL#the-quick-brown-fox-jumps-over-the-lazy-dog-ada@byron.org');
  const name = app.row('Attributes', 'username').getByRole('textbox', { name: 'Attribute name' });
  await name.click();
  await name.press('Home');
  await page.keyboard.type('first_');
  await expect(app.field('first_username after')).toHaveValue('ada');
  await page.keyboard.press('Delete');
  await expect(app.field('first_sername after')).toHaveValue('ada');
});

test('a composed character is one piece: nothing is lost or doubled while it is made', async ({ app, page }) => {
  await app.open();
  const value = app.field('username after');
  await app.retype(value, '');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  await expect(value).toHaveValue('にほ');
  await session.send('Input.insertText', { text: '日本' });
  await expect(value).toHaveValue('日本');
  await expect(app.requestText).toContainText('UNIQ#HANDLE#日本');
  await value.press('End');
  await value.pressSequentially('!');
  await expect(value).toHaveValue('日本!');
  await expect(app.requestText).toContainText('":username": { "S": "日本!" }');
});

const MINIMAL = {
  version: 1,
  name: 'Minimal',
  table: { name: 'minimal', partitionKey: { name: 'PK', type: 'S' } },
  entity: { name: 'Thing', attributes: [{ name: 'id', type: 'S' }], keys: { PK: { template: 'T#{id}' } } },
  scenarios: [{ name: 'Make', kind: 'create', after: { id: { S: '1' } } }],
};
