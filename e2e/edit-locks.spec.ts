import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

test.beforeEach(async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.section('Locks').getByRole('button', { name: 'Locks', exact: true }).click();
});

test('prefix and sort key are in every lock with every letter', async ({ app }) => {
  const prefix = app.field('Prefix');
  await prefix.press('End');
  let typed = 'UNIQ';
  for (const letter of 'UE') {
    await prefix.press(letter);
    typed += letter;
    await expect(app.requestText).toContainText(`"${typed}#EMAIL#ada@lovelace.io"`);
    await expect(app.requestText).toContainText(`"${typed}#HANDLE#ada"`);
  }
  await app.retype(app.field('Lock sort key'), 'L');
  await expect(app.requestText).toContainText('"SK": { "S": "L" }');
  await expect(app.section('Locks')).toContainText('UNIQUE#{constraint}#{value} / L');
});

test('locks of a form of their own', async ({ app }) => {
  const template = app.field('Lock template');
  await template.fill('{constraint}/{value}');
  await expect(app.requestText).toContainText('"EMAIL/ada@lovelace.io"');
  await template.fill('{value}/{constraint}');
  await expect(template).toHaveAttribute('aria-invalid', 'true');
  await expect(app.copyButton).toBeDisabled();
  await template.fill('');
  await expect(app.requestText).toContainText('"UNIQ#EMAIL#ada@lovelace.io"');
});

test('locks that know their owner are released by it alone', async ({ app }) => {
  await app.section('Locks').getByText('Locks store the key of their record').click();
  await expect(app.requestText).toContainText('"ownerPK": { "S": "ACCT#a1f9c3" }');
  await expect(app.requestText).toContainText('"ownerSK": { "S": "PROFILE" }');
  await app.scenario('Delete account');
  await expect(app.requestText).toContainText('"ownerPK = :ownerPK');
});

test('locks in a table of their own, with keys of its own', async ({ app }) => {
  const locks = app.section('Locks');
  await locks.getByText('Locks have a table of their own').click();
  await app.retype(app.field('Lock table name'), 'claims');
  await app.retype(app.field('Lock table partition key'), 'id');
  await app.expectRequest({
    TransactItems: [
      {
        Put: {
          TableName: 'accounts',
          Item: {
            PK: { S: 'ACCT#a1f9c3' },
            SK: { S: 'PROFILE' },
            email: { S: 'ada@lovelace.io' },
            username: { S: 'ada' },
          },
          ConditionExpression: 'attribute_not_exists(PK)',
        },
      },
      {
        Put: {
          TableName: 'claims',
          Item: { id: { S: 'UNIQ#EMAIL#ada@lovelace.io' } },
          ConditionExpression: 'attribute_not_exists(id)',
        },
      },
      {
        Put: {
          TableName: 'claims',
          Item: { id: { S: 'UNIQ#HANDLE#ada' } },
          ConditionExpression: 'attribute_not_exists(id)',
        },
      },
    ],
  });
  await locks.getByRole('button', { name: 'Give the lock table a sort key' }).click();
  await expect(app.field('Lock table sort key')).toBeFocused();
  await expect(app.requestText).toContainText('"id": { "S": "UNIQ#HANDLE#ada" }, "SK": { "S": "LOCK" }');
  await locks.getByText('Locks have a table of their own').click();
  await expect(app.requestText).not.toContainText('claims');
});
