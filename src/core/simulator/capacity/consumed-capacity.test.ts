/** C2–C4: what requests consume, as AWS reports it. */
import { describe, expect, it } from 'vitest';
import type { CreateTableInput } from '#core/request';
import { type Item, itemSize } from '#core/value';
import { databaseOf, outcomeOf } from '../__fixtures__/table.ts';
import { execute, type Operation } from '../execute.ts';
import type { Database } from '../table/database.ts';
import type { ConsumedCapacity } from './consumed-capacity.ts';

type Json = Readonly<Record<string, unknown>>;

const key = (SK: string): Item => ({ PK: { S: 'p' }, SK: { S: SK } });

/** An item of so many bytes. */
function sized(bytes: number, SK = 's', more: Item = {}): Item {
  const item = { ...key(SK), fill: { S: '' }, ...more };
  return { ...item, fill: { S: 'x'.repeat(bytes - itemSize(item)) } };
}

const TABLE: CreateTableInput = {
  TableName: 'Things',
  AttributeDefinitions: ['PK', 'SK'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
  KeySchema: [
    { AttributeName: 'PK', KeyType: 'HASH' },
    { AttributeName: 'SK', KeyType: 'RANGE' },
  ],
  BillingMode: 'PAY_PER_REQUEST',
};

function consumed(database: Database, operation: Operation, input: Json): readonly ConsumedCapacity[] {
  const outcome = outcomeOf(operation, { ...input, ReturnConsumedCapacity: 'INDEXES' }, database);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  expect([outcome.output.ConsumedCapacity].flat()).toEqual(outcome.capacity);
  return outcome.capacity;
}
const units = (...of: Parameters<typeof consumed>): number =>
  consumed(...of).reduce((sum, each) => sum + each.CapacityUnits, 0);

const KB = { half: 512, one: 1024, more: 1025, oneAndHalf: 1536, three: 3277 };
const setPad = (bytes: number) => ({
  Key: key('s'),
  UpdateExpression: 'SET fill = :v',
  ExpressionAttributeValues: { ':v': sized(bytes).fill },
});

describe('C2: writes of one item', () => {
  it.each<readonly [string, number | undefined, Operation, Json, number]>([
    ['a new item of 0.5 KB', undefined, 'PutItem', { Item: sized(KB.half) }, 1],
    ['a new item of 1 KB', undefined, 'PutItem', { Item: sized(KB.one) }, 1],
    ['a new item of 1 KB and a byte', undefined, 'PutItem', { Item: sized(KB.more) }, 2],
    ['a new item of 1.5 KB', undefined, 'PutItem', { Item: sized(KB.oneAndHalf) }, 2],
    ['a new item of 3.2 KB', undefined, 'PutItem', { Item: sized(KB.three) }, 4],
    ['0.5 KB in the place of 3.2 KB', KB.three, 'PutItem', { Item: sized(KB.half) }, 4],
    ['3.2 KB in the place of 0.5 KB', KB.half, 'PutItem', { Item: sized(KB.three) }, 4],
    ['an update from 3.2 KB to 0.5 KB', KB.three, 'UpdateItem', setPad(KB.half), 4],
    ['an update from 0.5 KB to 3.2 KB', KB.half, 'UpdateItem', setPad(KB.three), 4],
    ['an update to the same', KB.three, 'UpdateItem', setPad(KB.three), 4],
    ['an update that creates 1.5 KB', undefined, 'UpdateItem', setPad(KB.oneAndHalf), 2],
    ['a delete of nothing', undefined, 'DeleteItem', { Key: key('s') }, 1],
    ['a delete of 0.5 KB', KB.half, 'DeleteItem', { Key: key('s') }, 1],
    ['a delete of 3.2 KB', KB.three, 'DeleteItem', { Key: key('s') }, 4],
  ])('%s', (_, before, operation, input, expected) => {
    const database = databaseOf([TABLE], before === undefined ? [] : [sized(before)]);
    expect(consumed(database, operation, input)).toEqual([
      { TableName: 'Things', CapacityUnits: expected, Table: { CapacityUnits: expected } },
    ]);
  });
});

describe('C4: reads', () => {
  const get = (more: Json = {}) => ({ Key: key('s'), ...more });
  it.each([
    [512, 0.5],
    [1536, 0.5],
    [4096, 0.5],
    [4097, 1],
    [undefined, 0.5],
  ])('%s bytes, eventual and consistent and in a transaction', (bytes, expected) => {
    const database = databaseOf([TABLE], bytes === undefined ? [] : [sized(bytes)]);
    expect(units(database, 'GetItem', get())).toBe(expected);
    expect(units(database, 'GetItem', get({ ConsistentRead: true }))).toBe(2 * expected);
    const TransactItems = [{ Get: { TableName: 'Things', Key: key('s') } }];
    expect(units(database, 'TransactGetItems', { TransactItems })).toBe(4 * expected);
  });
  it('of a Query round up all bytes together', () => {
    const database = databaseOf(
      [TABLE],
      Array.from({ length: 10 }, (_, at) => sized(1000, `${at}`)),
    );
    const query = (more: Json = {}) =>
      units(database, 'Query', {
        KeyConditionExpression: 'PK = :p',
        ExpressionAttributeValues: { ':p': { S: 'p' } },
        ...more,
      });
    expect([
      query(),
      query({ ConsistentRead: true }),
      query({ Select: 'COUNT' }),
      query({ FilterExpression: 'attribute_not_exists(fill)' }),
      query({ ProjectionExpression: 'SK' }),
      query({ Limit: 4 }),
      units(database, 'Scan', {}),
    ]).toEqual([1.5, 3, 1.5, 1.5, 1.5, 0.5, 1.5]);
  });
});

describe('C3: indexes', () => {
  const attribute = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' }) as const;
  const projections = {
    ALL: { ProjectionType: 'ALL' },
    INC: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['inc1'] },
    KEYS: { ProjectionType: 'KEYS_ONLY' },
  } as const;
  const indexes = (hash: string) =>
    Object.entries(projections).map(([IndexName, Projection]) => ({
      IndexName,
      KeySchema: [
        { AttributeName: hash, KeyType: 'HASH' as const },
        { AttributeName: 'k', KeyType: 'RANGE' as const },
      ],
      Projection,
    }));
  const global: CreateTableInput = {
    ...TABLE,
    AttributeDefinitions: ['PK', 'SK', 'h', 'k'].map(attribute),
    GlobalSecondaryIndexes: indexes('h'),
  };
  const local: CreateTableInput = {
    ...TABLE,
    AttributeDefinitions: ['PK', 'SK', 'k'].map(attribute),
    LocalSecondaryIndexes: indexes('PK'),
  };

  const padded = (bytes: number, more: Item = {}): Item => ({ ...key('s'), fill: { S: 'x'.repeat(bytes) }, ...more });
  const inside: Item = { h: { S: 'h' }, k: { S: 'k' }, inc1: { S: 'i' } };
  const set = (...pairs: readonly (readonly [string, string])[]): Json => ({
    Key: key('s'),
    UpdateExpression: `SET ${pairs.map(([name], at) => `${name} = :v${at}`).join(', ')}`,
    ExpressionAttributeValues: Object.fromEntries(pairs.map(([, S], at) => [`:v${at}`, { S }])),
  });
  /** Units of ALL, INC and KEYS, for pads of 400, 1500 and 3200 bytes. */
  const none = [0, 0, 0];
  const once = [
    [1, 1, 1],
    [2, 1, 1],
    [4, 1, 1],
  ];
  const moved = [
    [2, 2, 2],
    [4, 2, 2],
    [8, 2, 2],
  ];
  const all = [
    [1, 0, 0],
    [2, 0, 0],
    [4, 0, 0],
  ];
  const included = [
    [1, 1, 0],
    [2, 1, 0],
    [4, 1, 0],
  ];
  const ROWS: readonly (readonly [
    string,
    Item | undefined,
    Operation,
    (bytes: number) => Json,
    readonly (readonly number[])[],
  ])[] = [
    ['a new item outside', undefined, 'PutItem', (bytes) => ({ Item: padded(bytes) }), [none, none, none]],
    ['an item that enters', {}, 'PutItem', (bytes) => ({ Item: padded(bytes, inside) }), once],
    ['the same item again', inside, 'PutItem', (bytes) => ({ Item: padded(bytes, inside) }), [none, none, none]],
    ['an attribute that ALL has', inside, 'UpdateItem', () => set(['pad2', 'x']), all],
    ['an attribute that INCLUDE has', inside, 'UpdateItem', () => set(['inc1', 'j']), included],
    ['an attribute set to what it is', inside, 'UpdateItem', () => set(['inc1', 'i']), [none, none, none]],
    ['a sort key that changes', inside, 'UpdateItem', () => set(['k', 'l']), moved],
    ['a sort key set to what it is', inside, 'UpdateItem', () => set(['k', 'k']), [none, none, none]],
    ['a sort key removed', inside, 'UpdateItem', () => ({ Key: key('s'), UpdateExpression: 'REMOVE k' }), once],
    ['a sort key set', { h: { S: 'h' }, inc1: { S: 'i' } }, 'UpdateItem', () => set(['k', 'k']), once],
    ['a sort key and more', inside, 'UpdateItem', () => set(['k', 'l'], ['inc1', 'j']), moved],
    ['a delete from inside', inside, 'DeleteItem', () => ({ Key: key('s') }), once],
    ['a delete from outside', {}, 'DeleteItem', () => ({ Key: key('s') }), [none, none, none]],
    ['a replacement outside', inside, 'PutItem', (bytes) => ({ Item: padded(bytes) }), once],
  ];
  const rows = ROWS.flatMap(([title, before, operation, input, expected]) =>
    [400, 1500, 3200].map((bytes, at) => ({
      title,
      before,
      operation,
      bytes,
      input: input(bytes),
      expected: expected[at] ?? none,
    })),
  );

  const counts = (of: readonly number[], list: string) => {
    const used = Object.keys(projections).flatMap((name, at) => (of[at] ? [[name, { CapacityUnits: of[at] }]] : []));
    return used.length === 0 ? {} : { [list]: Object.fromEntries(used) };
  };

  it.each(rows)('$title, $bytes bytes', ({ before, operation, bytes, input, expected }) => {
    for (const [create, list] of [
      [global, 'GlobalSecondaryIndexes'],
      [local, 'LocalSecondaryIndexes'],
    ] as const) {
      const database = databaseOf([create], before ? [padded(bytes, before)] : []);
      const table = { 400: 1, 1500: 2, 3200: 4 }[bytes];
      const total = expected.reduce((sum, each) => sum + each, table ?? 0);
      expect(consumed(database, operation, input)).toEqual([
        { TableName: 'Things', CapacityUnits: total, Table: { CapacityUnits: table }, ...counts(expected, list) },
      ]);
    }
  });

  it('count a partition key that changes like a sort key', () => {
    const database = databaseOf([global], [padded(1500, inside)]);
    expect(units(database, 'UpdateItem', set(['h', 'i']))).toBe(2 + 4 + 2 + 2);
  });

  it('round old and new entries apart', () => {
    const database = databaseOf([global], [padded(3200, inside)]);
    const input = { Item: padded(100, { ...inside, k: { S: 'l' } }) };
    expect(consumed(database, 'PutItem', input)).toMatchObject([
      { GlobalSecondaryIndexes: { ALL: { CapacityUnits: 5 }, INC: { CapacityUnits: 2 }, KEYS: { CapacityUnits: 2 } } },
    ]);
  });

  it('are not doubled in a transaction, as the table is', () => {
    const database = databaseOf([global], [padded(1500, inside)]);
    const TransactItems = [
      { Update: { TableName: 'Things', ...set(['k', 'l']) } },
      { Put: { TableName: 'Things', Item: sized(512, 'new') } },
      { Delete: { TableName: 'Things', Key: key('gone') } },
      { ConditionCheck: { TableName: 'Things', Key: key('none'), ConditionExpression: 'attribute_not_exists(PK)' } },
    ];
    const of = (count: number) => ({ CapacityUnits: count, WriteCapacityUnits: count });
    expect(consumed(database, 'TransactWriteItems', { TransactItems })).toEqual([
      {
        TableName: 'Things',
        ...of(4 + 2 + 2 + 2 + 8),
        Table: of(10),
        GlobalSecondaryIndexes: { ALL: of(4), INC: of(2), KEYS: of(2) },
      },
    ]);
    const check = {
      ConditionCheck: { TableName: 'Things', Key: key('s'), ConditionExpression: 'attribute_exists(PK)' },
    };
    expect(units(database, 'TransactWriteItems', { TransactItems: [check] })).toBe(4);
  });
});

it('is told in one number for TOTAL and not at all for NONE', () => {
  const database = databaseOf([TABLE]);
  const put = (ReturnConsumedCapacity?: string) => {
    const input = { TableName: 'Things', Item: sized(100), ReturnConsumedCapacity };
    const { result } = execute(database, { operation: 'PutItem', input });
    return result.ok ? result.output : result.error;
  };
  expect(put('TOTAL')).toEqual({ ConsumedCapacity: { TableName: 'Things', CapacityUnits: 1 } });
  expect(put('NONE')).toEqual({});
  expect(put()).toEqual({});
});
