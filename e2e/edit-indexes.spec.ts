import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

test('a new index: its keys are written with the record, its templates follow every letter', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.pick(app.form.getByRole('button', { name: 'Add index' }), 'global');
  const name = app.form.getByRole('textbox', { name: 'Index name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('GSI1');
  await app.field('Template of GSI1PK').fill('NAME#{username}');
  await expect(app.requestText).toContainText('"GSI1PK": { "S": "NAME#ada" }');
  const template = app.field('Template of GSI1SK');
  await template.fill('');
  let typed = '';
  for (const letter of 'AT#') {
    await template.press(letter);
    typed += letter;
    await expect(app.requestText).toContainText(`"GSI1SK": { "S": "${typed}" }`);
  }
  await expect(app.changes.filter({ hasText: 'GSI1' }).filter({ hasText: 'NAME#ada' }).last()).toContainText('added');
  await expect(app.pane('Cost').getByRole('listitem').filter({ hasText: 'of which' })).toContainText('GSI1');
});

test('an index and its key attributes can be renamed', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  const row = await app.details('Indexes', 'GSI1');
  await app.retype(row.getByRole('textbox', { name: 'Partition key 1 of GSI1' }), 'teamPK');
  await expect(app.field('Template of teamPK')).toHaveValue('TEAM#{teamId}');
  await app.retype(row.getByRole('textbox', { name: 'Index name' }), 'byTeam');
  await expect(app.pane('Cost')).toContainText('byTeam');
  await expect(app.section('Access patterns').getByRole('button', { name: /is read$/ })).toContainText('byTeam');
  await app.scenario('Close');
  await expect(app.requestText).toContainText('REMOVE teamPK, GSI1SK');
});

test('projection decides what an entry holds', async ({ app, page }) => {
  await app.open();
  await app.example('Support ticket');
  const row = await app.details('Indexes', 'GSI1');
  const entry = (await app.output('Items')).getByRole('listitem').filter({ hasText: 'GSI1' }).last();
  await expect(entry).toContainText('Printer on fire');
  await app.choose(row, 'Projection', 'keys only');
  await expect(entry).not.toContainText('Printer on fire');
  await expect(entry).toContainText('STATUS#pending#TICKET#8842');
  await app.choose(row, 'Projection', 'chosen');
  await row.getByRole('button', { name: 'Add to Projected attributes' }).click();
  await page.getByRole('menuitem', { name: 'title' }).click();
  await expect(entry).toContainText('Printer on fire');
  await row.getByRole('button', { name: 'Remove title' }).click();
  await expect(entry).not.toContainText('Printer on fire');
});

test('an index key of several attributes, one of them the record’s own', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.pick(app.form.getByRole('button', { name: 'Add index' }), 'global');
  const row = await app.details('Indexes', 'GSI1');
  await row.getByRole('button', { name: 'Add an attribute to the sort key of GSI1' }).click();
  await expect(row.getByRole('textbox', { name: 'Sort key 2 of GSI1' })).toBeFocused();
  await app.pick(row.getByRole('button', { name: /^Sort key 2 of GSI1: type S/ }), 'email');
  await expect(row.getByRole('textbox', { name: 'Sort key 2 of GSI1' })).toHaveValue('email');
  await app.pick(row.getByRole('button', { name: /^Sort key 1 of GSI1: type S/ }), 'Remove this key');
  await expect(row.getByRole('textbox', { name: 'Sort key 1 of GSI1' })).toHaveValue('email');
  await expect(row.getByRole('textbox', { name: 'Sort key 2 of GSI1' })).toBeHidden();
  await expect(app.changes.filter({ hasText: 'GSI1' }).last()).toContainText('ada@lovelace.io');
});

test('a local index keeps the table’s partition key; a removed index takes its keys with it', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.pick(app.form.getByRole('button', { name: 'Add index' }), 'local');
  const name = app.form.getByRole('textbox', { name: 'Index name' });
  const index = await name.inputValue();
  const row = await app.details('Indexes', index);
  await expect(row).toContainText('the table’s own');
  await expect(app.requestText).toContainText(`${index}SK`);
  await app.choose(row, `Kind of ${index}`, 'global');
  await expect(row.getByRole('textbox', { name: `Partition key 1 of ${index}` })).toBeVisible();
  await app.pick(row.getByRole('button', { name: `Actions for ${index}` }), 'Remove');
  await expect(app.requestText).not.toContainText(`${index}SK`);
  await expect(app.form.getByRole('button', { name: 'Add index' })).toBeFocused();
});
