import { expect, test } from './support/test.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('a token is off at first, comes with a note, and is made anew on request', async ({ app, page }) => {
  await app.open();
  const token = async (): Promise<unknown> => Object(await app.copyRequest()).ClientRequestToken;
  expect(await token()).toBeUndefined();
  const toggle = app.outputs.getByRole('switch', { name: 'Token' });
  await expect(toggle).not.toBeChecked();
  await app.outputs.getByText('Token', { exact: true }).click();
  await expect(toggle).toBeChecked();
  await expect(app.requestText).toContainText('ClientRequestToken');
  await expect(app.requestText).toContainText('ten minutes');
  const first = await token();
  expect(first).toMatch(UUID);
  await app.outputs.getByRole('button', { name: 'New token' }).click();
  await expect.poll(token).not.toBe(first);
  expect(await token()).toMatch(UUID);
  await expect(page).not.toHaveURL(new RegExp(String(first)));
  expect(JSON.stringify(await app.exported())).not.toContain('ClientRequestToken');
  await app.outputs.getByText('Token', { exact: true }).click();
  await expect.poll(token).toBeUndefined();
  await expect(app.requestText).not.toContainText('ten minutes');
});

test('a single write takes no token, and the page says so', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  await app.outputs.getByText('Token', { exact: true }).click();
  await expect(app.requestText).toContainText('Only TransactWriteItems takes a token');
  await expect(app.outputs.getByRole('button', { name: 'New token' })).toBeHidden();
  expect(await app.copyRequest()).not.toHaveProperty('ClientRequestToken');
});

test('every name as an alias, on request', async ({ app }) => {
  await app.open();
  await app.outputs.getByText('Aliases', { exact: true }).click();
  await app.expectRequest({
    TransactItems: [
      {
        Update: {
          TableName: 'accounts',
          Key: { PK: { S: 'ACCT#a1f9c3' }, SK: { S: 'PROFILE' } },
          UpdateExpression: 'SET #email = :email',
          ConditionExpression: '#email = :email_before',
          ExpressionAttributeNames: { '#email': 'email' },
          ExpressionAttributeValues: { ':email': { S: 'ada@byron.org' }, ':email_before': { S: 'ada@lovelace.io' } },
        },
      },
      {
        Put: {
          TableName: 'accounts',
          Item: { PK: { S: 'UNIQ#EMAIL#ada@byron.org' }, SK: { S: 'LOCK' } },
          ConditionExpression: 'attribute_not_exists(#PK)',
          ExpressionAttributeNames: { '#PK': 'PK' },
        },
      },
      {
        Delete: { TableName: 'accounts', Key: { PK: { S: 'UNIQ#EMAIL#ada@lovelace.io' }, SK: { S: 'LOCK' } } },
      },
    ],
  });
  await app.outputs.getByText('Aliases', { exact: true }).click();
  await expect(app.requestText).toContainText('"SET email = :email"');
});
