import { expect, test } from 'vitest';
import type { WriteRequest } from '#core';
import { formatRequest } from './format-request.ts';

const lock = { PK: { S: 'UNIQ#EMAIL#ada@byron.org' }, SK: { S: 'LOCK' } };
const transaction: WriteRequest = {
  operation: 'TransactWriteItems',
  input: {
    TransactItems: [
      {
        Update: {
          TableName: 'accounts',
          Key: { PK: { S: 'ACCT#a1f9c3' }, SK: { S: 'PROFILE' } },
          UpdateExpression: 'SET email = :email',
          ConditionExpression: 'email = :email_before',
          ExpressionAttributeValues: { ':email': { S: 'ada@byron.org' }, ':email_before': { S: 'ada@lovelace.io' } },
        },
      },
      { Put: { TableName: 'accounts', Item: lock, ConditionExpression: 'attribute_not_exists(PK)' } },
    ],
    ClientRequestToken: 'once',
  },
};

test('sets a transaction as one block an action and says which lines each takes', () => {
  const { text, actions } = formatRequest(transaction);
  expect(text).toBe(`{
  "TransactItems": [
    { "Update": {
      "TableName": "accounts",
      "Key": { "PK": { "S": "ACCT#a1f9c3" }, "SK": { "S": "PROFILE" } },
      "UpdateExpression": "SET email = :email",
      "ConditionExpression": "email = :email_before",
      "ExpressionAttributeValues": {
        ":email": { "S": "ada@byron.org" },
        ":email_before": { "S": "ada@lovelace.io" }
      }
    } },
    { "Put": {
      "TableName": "accounts",
      "Item": {
        "PK": { "S": "UNIQ#EMAIL#ada@byron.org" },
        "SK": { "S": "LOCK" }
      },
      "ConditionExpression": "attribute_not_exists(PK)"
    } }
  ],
  "ClientRequestToken": "once"
}`);
  expect(actions).toEqual([
    { position: 0, from: 3, to: 12 },
    { position: 1, from: 13, to: 20 },
  ]);
  expect(JSON.parse(text)).toEqual(transaction.input);
});

test('sets a single-item request as one action', () => {
  const request: WriteRequest = { operation: 'PutItem', input: { TableName: 'accounts', Item: lock } };
  const { text, actions } = formatRequest(request);
  expect(text).toBe(`{
  "TableName": "accounts",
  "Item": {
    "PK": { "S": "UNIQ#EMAIL#ada@byron.org" },
    "SK": { "S": "LOCK" }
  }
}`);
  expect(actions).toEqual([{ position: 0, from: 1, to: 7 }]);
});
