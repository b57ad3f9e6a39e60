/**
 * The same requests with @aws/dynamodb-expressions. It writes expressions and knows neither keys nor locks, so the
 * items are typed by hand: what is measured is the least it takes to get the request with its help.
 */

import {
  attributeNotExists,
  ExpressionAttributes,
  equals,
  serializeConditionExpression,
  UpdateExpression,
} from '@aws/dynamodb-expressions';
import type { TransactItem } from '#core';
import { aliases, TABLE } from './cases.ts';

type Typed = Readonly<Record<string, { readonly S: string } | { readonly SS: readonly string[] }>>;

const lockKey = (constraint: string, value: string) => ({
  PK: { S: `UNIQ#${constraint}#${value}` },
  SK: { S: 'LOCK' },
});

function put(Item: Typed): TransactItem {
  const attributes = new ExpressionAttributes();
  const ConditionExpression = serializeConditionExpression({ ...attributeNotExists(), subject: 'PK' }, attributes);
  return { Put: { TableName: TABLE, Item, ConditionExpression, ExpressionAttributeNames: attributes.names } };
}

/** The transaction's actions, by case title. */
export const DYNAMODB_EXPRESSIONS: Readonly<Record<string, () => readonly TransactItem[]>> = {
  'Sign up (3 actions)': () => [
    put({
      PK: { S: 'ACCT#a1f9c3' },
      SK: { S: 'PROFILE' },
      email: { S: 'ada@lovelace.io' },
      username: { S: 'ada' },
    }),
    put(lockKey('EMAIL', 'ada@lovelace.io')),
    put(lockKey('HANDLE', 'ada')),
  ],
  'Change email (3 actions)': () => {
    const attributes = new ExpressionAttributes();
    const update = new UpdateExpression();
    update.set('email', 'ada@byron.org');
    const UpdateExpressionText = update.serialize(attributes);
    const ConditionExpression = serializeConditionExpression(
      { ...equals('ada@lovelace.io'), subject: 'email' },
      attributes,
    );
    return [
      {
        Update: {
          TableName: TABLE,
          Key: { PK: { S: 'ACCT#a1f9c3' }, SK: { S: 'PROFILE' } },
          UpdateExpression: UpdateExpressionText,
          ConditionExpression,
          ExpressionAttributeNames: attributes.names,
          ExpressionAttributeValues: attributes.values as Record<string, { S: string }>,
        },
      },
      put(lockKey('EMAIL', 'ada@byron.org')),
      { Delete: { TableName: TABLE, Key: lockKey('EMAIL', 'ada@lovelace.io') } },
    ];
  },
  'Sign up with 99 aliases (100 actions)': () => [
    put({ PK: { S: 'ACCT#a1f9c3' }, SK: { S: 'PROFILE' }, aliases: { SS: aliases } }),
    ...aliases.map((alias) => put(lockKey('ALIAS', alias))),
  ],
};
