import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

test('the table’s name is in the request with every letter', async ({ app }) => {
  await app.open();
  const name = app.field('Table name');
  await name.press('End');
  let typed = 'accounts';
  for (const letter of '-eu.1') {
    await name.press(letter);
    typed += letter;
    await expect(app.requestText).toContainText(`"TableName": "${typed}"`);
  }
  await expect(app.section('Table')).toContainText('accounts-eu.1');
});

test('a renamed key attribute is the one the conditions name', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.retype(app.field('Partition key'), 'pk');
  await app.retype(app.field('Sort key'), 'sk');
  const put = (item: object) => ({
    Put: { TableName: 'accounts', Item: item, ConditionExpression: 'attribute_not_exists(pk)' },
  });
  await app.expectRequest({
    TransactItems: [
      put({ pk: { S: 'ACCT#a1f9c3' }, sk: { S: 'PROFILE' }, email: { S: 'ada@lovelace.io' }, username: { S: 'ada' } }),
      put({ pk: { S: 'UNIQ#EMAIL#ada@lovelace.io' }, sk: { S: 'LOCK' } }),
      put({ pk: { S: 'UNIQ#HANDLE#ada' }, sk: { S: 'LOCK' } }),
    ],
  });
  await expect(app.field('Template of pk')).toHaveValue('ACCT#{accountId}');
});

test('without a sort key neither records nor locks have one; it can be put back', async ({ app, page }) => {
  await app.open();
  const options = app.form.getByRole('button', { name: 'Sort key: type S, other attributes' });
  await app.pick(options, 'Remove this key');
  await expect(app.field('Sort key')).toBeHidden();
  await expect(app.field('Template of SK')).toBeHidden();
  await expect(app.requestText).not.toContainText('"SK"');
  await expect(app.requestText).toContainText('"Key": { "PK": { "S": "ACCT#a1f9c3" } }');
  await app.section('Table').getByRole('button', { name: 'Sort key' }).click();
  await expect(app.field('Sort key')).toBeFocused();
  await expect(app.field('Sort key')).toHaveValue('SK');
  await app.retype(app.field('Template of SK'), 'MAIN');
  await expect(app.requestText).toContainText('"Key": { "PK": { "S": "ACCT#a1f9c3" }, "SK": { "S": "MAIN" } }');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(app.requestText).not.toContainText('MAIN');
});

test('a number as partition key takes one bare placeholder and asks for a lock table', async ({ app }) => {
  await app.open();
  await app.choose(app.section('Entity'), 'Type of accountId', 'N');
  await app.retype(app.field('accountId before'), '42');
  await app.retype(app.field('accountId after'), '42');
  await app.pick(app.form.getByRole('button', { name: 'Partition key: type S, other attributes' }), 'N');
  await app.retype(app.field('Template of PK'), '{accountId}');
  await expect(app.copyButton).toBeDisabled();
  await app.section('Locks').getByRole('button', { name: 'Locks', exact: true }).click();
  await app.section('Locks').getByText('Locks have a table of their own').click();
  await expect(app.copyButton).toBeEnabled();
  await expect(app.requestText).toContainText('"Key": { "PK": { "N": "42" }, "SK": { "S": "PROFILE" } }');
  await expect(app.requestText).toContainText('"TableName": "accounts-locks"');
});

test('an attribute of the record can be the key itself', async ({ app }) => {
  await app.open();
  await app.pick(app.form.getByRole('button', { name: 'Partition key: type S, other attributes' }), 'accountId');
  await expect(app.field('Partition key')).toHaveValue('accountId');
  await expect(app.field('Template of PK')).toBeHidden();
  await expect(app.requestText).toContainText('"Key": { "accountId": { "S": "a1f9c3" }, "SK": { "S": "PROFILE" } }');
});

test('time to live: an attribute to choose, and the owner that locks then need', async ({ app }) => {
  await app.open();
  await app.addAttribute('expiresAt', 'N');
  await app.section('Table').getByRole('button', { name: 'Time to live and throughput' }).click();
  await app.choose(app.section('Table'), 'Time to live', 'expiresAt');
  await expect(app.copyButton).toBeDisabled();
  await app.pane('Findings').getByRole('button', { name: /owner/i }).last().click();
  await expect(app.copyButton).toBeEnabled();
  await app.retype(app.field('expiresAt after'), '1790000000');
  await app.retype(app.field('expiresAt before'), '1790000000');
  await expect(app.requestText).toContainText('"ownerPK": { "S": "ACCT#a1f9c3" }');
  await expect(app.requestText).toContainText('"expiresAt": { "N": "1790000000" }');
});

test('throughput is typed per table', async ({ app }) => {
  await app.open();
  await app.section('Table').getByRole('button', { name: 'Time to live and throughput' }).click();
  await app.choose(app.section('Table'), 'Throughput', 'provisioned');
  await app.retype(app.field('Read units of Table'), '12');
  await app.retype(app.field('Write units of Table'), '7');
  expect(await app.exported()).toMatchObject({ table: { throughput: { read: 12, write: 7 } } });
  await app.choose(app.section('Table'), 'Throughput', 'on demand');
  await expect(app.field('Read units of Table')).toBeHidden();
});
