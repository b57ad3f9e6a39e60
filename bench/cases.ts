/** The three requests that are measured: their designs, and each written out by hand. */
import { type Design, EXAMPLES, type Item, parseDesign, type TransactItem } from '#core';

export interface Case {
  readonly title: string;
  readonly design: Design;
  readonly scenario: string;
  /** The request's actions as somebody would type them, built anew on each call. */
  readonly literal: () => readonly TransactItem[];
}

export const TABLE = 'accounts';
const NEW = 'attribute_not_exists(PK)';
export const aliases = Array.from({ length: 99 }, (_, at) => `alias-${String(at).padStart(2, '0')}`);

const lockKey = (constraint: string, value: string): Item => ({
  PK: { S: `UNIQ#${constraint}#${value}` },
  SK: { S: 'LOCK' },
});

const claim = (constraint: string, value: string): TransactItem => ({
  Put: { TableName: TABLE, Item: lockKey(constraint, value), ConditionExpression: NEW },
});

function read(json: unknown): Design {
  const parsed = parseDesign(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.design;
}

const accounts = EXAMPLES.find(({ design }) => design.name === 'Account sign-up')?.design;
if (!accounts) throw new Error('the sign-up example is missing');

const withAliases = read({
  version: 1,
  name: 'One hundred actions',
  table: accounts.table,
  entity: {
    name: 'Account',
    attributes: [
      { name: 'accountId', type: 'S', required: true, keyOnly: true },
      { name: 'aliases', type: 'SS' },
    ],
    keys: accounts.entity.keys,
  },
  constraints: [{ kind: 'unique', name: 'ALIAS', attributes: ['aliases'] }],
  scenarios: [{ name: 'Sign up', kind: 'create', after: { accountId: { S: 'a1f9c3' }, aliases: { SS: aliases } } }],
});

export const CASES: readonly Case[] = [
  {
    title: 'Sign up (3 actions)',
    design: accounts,
    scenario: 'Sign up',
    literal: () => [
      {
        Put: {
          TableName: TABLE,
          Item: {
            PK: { S: 'ACCT#a1f9c3' },
            SK: { S: 'PROFILE' },
            email: { S: 'ada@lovelace.io' },
            username: { S: 'ada' },
          },
          ConditionExpression: NEW,
        },
      },
      claim('EMAIL', 'ada@lovelace.io'),
      claim('HANDLE', 'ada'),
    ],
  },
  {
    title: 'Change email (3 actions)',
    design: accounts,
    scenario: 'Change email',
    literal: () => [
      {
        Update: {
          TableName: TABLE,
          Key: { PK: { S: 'ACCT#a1f9c3' }, SK: { S: 'PROFILE' } },
          UpdateExpression: 'SET email = :email',
          ConditionExpression: 'email = :email_before',
          ExpressionAttributeValues: { ':email': { S: 'ada@byron.org' }, ':email_before': { S: 'ada@lovelace.io' } },
        },
      },
      claim('EMAIL', 'ada@byron.org'),
      { Delete: { TableName: TABLE, Key: lockKey('EMAIL', 'ada@lovelace.io') } },
    ],
  },
  {
    title: 'Sign up with 99 aliases (100 actions)',
    design: withAliases,
    scenario: 'Sign up',
    literal: () => [
      {
        Put: {
          TableName: TABLE,
          Item: { PK: { S: 'ACCT#a1f9c3' }, SK: { S: 'PROFILE' }, aliases: { SS: aliases } },
          ConditionExpression: NEW,
        },
      },
      ...aliases.map((alias) => claim('ALIAS', alias)),
    ],
  },
];
