/** A table with both kinds of indexes, and short ways to send requests to it. */
import type { CreateTableInput } from '#core/request';
import type { Item } from '#core/value';
import { createTables, execute, type Operation } from '../execute.ts';
import type { Outcome, RunOptions } from '../operation/outcome.ts';
import type { ErrorType, ProblemCode } from '../problem.ts';
import type { Database } from '../table/database.ts';

type Json = Readonly<Record<string, unknown>>;

const schema = (hash: string, range?: string): CreateTableInput['KeySchema'] => [
  { AttributeName: hash, KeyType: 'HASH' },
  ...(range === undefined ? [] : [{ AttributeName: range, KeyType: 'RANGE' } as const]),
];

export const CREATE: CreateTableInput = {
  TableName: 'Things',
  AttributeDefinitions: [
    { AttributeName: 'PK', AttributeType: 'S' },
    { AttributeName: 'SK', AttributeType: 'S' },
    { AttributeName: 'G', AttributeType: 'S' },
    { AttributeName: 'H', AttributeType: 'N' },
    { AttributeName: 'L', AttributeType: 'B' },
  ],
  KeySchema: schema('PK', 'SK'),
  BillingMode: 'PAY_PER_REQUEST',
  GlobalSecondaryIndexes: [
    { IndexName: 'all', KeySchema: schema('G', 'H'), Projection: { ProjectionType: 'ALL' } },
    { IndexName: 'keys', KeySchema: schema('G'), Projection: { ProjectionType: 'KEYS_ONLY' } },
    {
      IndexName: 'some',
      KeySchema: schema('G'),
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['str', 'mp'] },
    },
  ],
  LocalSecondaryIndexes: [
    { IndexName: 'near', KeySchema: schema('PK', 'L'), Projection: { ProjectionType: 'KEYS_ONLY' } },
  ],
};

/** A database of these tables, with items in the first. */
export function databaseOf(
  creates: readonly CreateTableInput[],
  items: readonly Item[] = [],
  options: { readonly indexLag?: boolean } = {},
): Database {
  const created = createTables(
    creates.map((input) => ({ operation: 'CreateTable', input })),
    options,
  );
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return items.reduce((database, Item) => {
    const step = execute(database, { operation: 'PutItem', input: { TableName: creates[0]?.TableName, Item } });
    if (!step.result.ok) throw new Error(JSON.stringify(step.result.error));
    return step.database;
  }, created.value);
}

/** The item of the tests. */
export const ITEM: Item = {
  PK: { S: 'a' },
  SK: { S: 'b' },
  str: { S: 'abc' },
  num: { N: '5' },
  flag: { BOOL: true },
  nul: { NULL: true },
  bin: { B: 'YWJj' },
  ss: { SS: ['a', 'b'] },
  ns: { NS: ['1', '2'] },
  lst: { L: [{ N: '1' }, { S: 'x' }, { M: { p: { S: 'deep' } } }] },
  mp: { M: { q: { S: '1' }, n: { N: '7' } } },
};
export const KEY: Item = { PK: { S: 'a' }, SK: { S: 'b' } };
export const GONE: Item = { PK: { S: 'gone' }, SK: { S: 'gone' } };

/** The table with the item in it. */
export const DATABASE: Database = databaseOf([CREATE], [ITEM]);

/** What a request on the table gives. */
export const outcomeOf = (operation: Operation, input: Json, database: Database = DATABASE, options?: RunOptions): Outcome =>
  execute(database, { operation, input: operation.startsWith('Transact') ? input : { TableName: 'Things', ...input } }, options)
    .result;

/** A PutItem of a new item under a condition on it, or of the item if it is to be there. */
export const conditionOutcome = (ConditionExpression: unknown, values?: Json, names?: Json): Outcome =>
  outcomeOf('DeleteItem', {
    Key: KEY,
    ConditionExpression,
    ...(values && { ExpressionAttributeValues: values }),
    ...(names && { ExpressionAttributeNames: names }),
  });

/** What an update of the item gives. */
export const updateOutcome = (UpdateExpression: unknown, values?: Json, more: Json = {}): Outcome =>
  outcomeOf('UpdateItem', {
    Key: KEY,
    UpdateExpression,
    ...(values && { ExpressionAttributeValues: values }),
    ...more,
  });

/** The failure of a request. */
export const failure = (
  code: ProblemCode,
  params: Readonly<Record<string, string | number>> = {},
  type: ErrorType = 'ValidationException',
): Outcome => ({ ok: false, error: { type, code, params } });

/** A transaction cancelled for these reasons, by position. */
export const cancellation = (...reasons: readonly ('None' | 'ConditionalCheckFailed' | readonly [ProblemCode, Json])[]) => ({
  ok: false,
  error: {
    type: 'TransactionCanceledException',
    code: 'cancelled',
    params: {},
    reasons: reasons.map((reason) =>
      typeof reason === 'string'
        ? { code: reason }
        : { code: 'ValidationError', problem: { code: reason[0], params: reason[1] } },
    ),
  },
});

/** A value inside so many lists. */
export const nested = (levels: number): Json =>
  Array.from({ length: levels }).reduce<Json>((inner) => ({ L: [inner] }), { S: 'x' });
