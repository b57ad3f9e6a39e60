/**
 * Units as the engine reports them with ReturnConsumedCapacity INDEXES: writes of items of every size, alone and in
 * transactions, into indexes of each projection; and reads, whose bytes are summed or rounded one by one.
 */
import {
  BatchGetItemCommand,
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  type QueryCommandInput,
  type AttributeValue as SdkValue,
  TransactGetItemsCommand,
} from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compile, createTable, type Design, type Item, itemSize } from '#core';
import { localQueryUnits, queryUnits, readManyUnits, readUnits } from '#core/capacity';
import type { State } from '#core/design';
import { randomRuns } from '../fast-check-options.ts';
import { readDesign } from '../fixtures.ts';
import { describeWithEngine } from './describe-with-engine.ts';
import { type Engine, startEngine } from './engine.ts';
import { itemsOfImage, openStore, type Store } from './store.ts';

const S = (text: string) => ({ S: text });

/** Records with an index of each projection, a sparse one and local ones, and a lock on the email. */
function designWith(scenario: object): Design {
  const key = (name: string) => ({ name, type: 'S' });
  const index = (name: string, sort: string, projection: object) => ({
    name,
    kind: 'global',
    partitionKey: [key('GPK')],
    sortKey: [key(sort)],
    projection,
  });
  const local = (name: string, projection: object) => ({
    ...index(name, 'LSK', projection),
    kind: 'local',
    partitionKey: [key('PK')],
  });
  const when = [{ attribute: 'status', is: 'in', values: [S('open'), S('pending')] }];
  return readDesign({
    version: 1,
    name: 'Sizes',
    table: {
      name: 'records',
      partitionKey: key('PK'),
      sortKey: key('SK'),
      indexes: [
        index('all', 'GSK', { type: 'ALL' }),
        index('some', 'GSK', { type: 'INCLUDE', attributes: ['title'] }),
        index('keys', 'GSK', { type: 'KEYS_ONLY' }),
        index('sparse', 'SSK', { type: 'ALL' }),
        local('localAll', { type: 'ALL' }),
        local('localKeys', { type: 'KEYS_ONLY' }),
      ],
    },
    entity: {
      name: 'Record',
      attributes: [
        { name: 'id', type: 'S', required: true, keyOnly: true },
        { name: 'team', type: 'S', required: true },
        { name: 'status', type: 'S', required: true },
        { name: 'title', type: 'S' },
        { name: 'email', type: 'S' },
        { name: 'pad', type: 'S' },
        { name: 'count', type: 'N' },
      ],
      keys: {
        PK: { template: 'RECORD#{id}' },
        SK: { template: 'RECORD' },
        GPK: { template: 'TEAM#{team}' },
        GSK: { template: 'STATUS#{status}#{id}' },
        SSK: { template: 'S#{status}#{id}', when },
        LSK: { template: 'TITLE#{title}' },
      },
    },
    constraints: [{ kind: 'unique', name: 'EMAIL', attributes: ['email'] }],
    scenarios: [{ name: 'Step', ...scenario }],
  });
}

/** Lengths that put items on either side of a step more often than chance does. */
const length = fc.oneof(
  fc.integer({ min: 0, max: 5000 }),
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 60, max: 220 }))
    .map(([steps, less]) => steps * 1024 - less),
);

const state = fc
  .record({
    team: fc.constantFrom('1', '2'),
    status: fc.constantFrom('open', 'pending', 'closed'),
    title: fc.option(fc.constantFrom('a', 'a', 'longer title'), { nil: undefined }),
    email: fc.option(fc.constantFrom('ada@x.org', 'bob@x.org'), { nil: undefined }),
    count: fc.option(fc.constantFrom('1', '120', '1.5'), { nil: undefined }),
    length,
  })
  .map(
    ({ team, status, title, email, count, length: bytes }): State => ({
      id: S('8842'),
      team: S(team),
      status: S(status),
      ...(title !== undefined && { title: S(title) }),
      ...(email !== undefined && { email: S(email) }),
      ...(count !== undefined && { count: { N: count } }),
      pad: S('x'.repeat(bytes)),
    }),
  );

const step = fc.oneof(
  state.map((after) => ({ kind: 'create', after })),
  state.map((before) => ({ kind: 'delete', before })),
  fc.tuple(state, state).map(([before, after]) => ({ kind: 'update', before, after })),
  // The same size and one value: what most updates are.
  fc.tuple(state, fc.constantFrom('open', 'pending', 'closed')).map(([before, status]) => ({
    kind: 'update',
    before,
    after: { ...before, status: S(status) },
  })),
);

describeWithEngine('capacity on an engine', () => {
  let engine: Engine;
  beforeAll(async () => {
    const started = await startEngine();
    if ('skipped' in started) throw new Error(started.skipped);
    engine = started;
  });
  afterAll(() => engine?.stop());

  it('C1 C2 C3: writes cost what is computed, by table and index', async () => {
    const seen = { single: 0, transactions: 0 };
    const store = await openStore(engine.client, createTable(designWith({ kind: 'create' })).requests);
    try {
      await fc.assert(
        fc.asyncProperty(step, async (scenario) => {
          await proveWrite(store, designWith(scenario), seen);
        }),
        randomRuns(400),
      );
    } finally {
      await store.drop();
    }
    expect(seen.single).toBeGreaterThan(30);
    expect(seen.transactions).toBeGreaterThan(30);
  }, 600_000);

  it('C4: reads cost what is computed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 8 }),
        fc.boolean(),
        async (sizes, strong) => {
          await proveReads(engine, sizes, strong);
        },
      ),
      randomRuns(60),
    );
  }, 600_000);
});

async function proveWrite(store: Store, design: Design, seen: { single: number; transactions: number }): Promise<void> {
  const { request, images, capacity } = compile(design, 'Step');
  if (!request) return;
  seen[request.operation === 'TransactWriteItems' ? 'transactions' : 'single'] += 1;
  await store.become(itemsOfImage(images.before));
  const outcome = await store.send(request);
  expect(outcome).toMatchObject({ ok: true });
  if (!outcome.ok) return;
  // The core lists every index, an engine those it touched.
  const touched = Object.fromEntries(Object.entries(capacity.indexes).filter(([, units]) => units > 0));
  expect(outcome.capacity).toEqual({ table: capacity.table, indexes: touched, total: capacity.total });
}

let opened = 0;

/** One partition of rows of these sizes: key and padding, with a local index of keys alone and a global one of all. */
async function proveReads(engine: Engine, sizes: readonly number[], strong: boolean): Promise<void> {
  const { client } = engine;
  opened += 1;
  const TableName = `reads.${process.pid}.${Date.now().toString(36)}.${opened}`;
  const key = (name: string, KeyType: 'HASH' | 'RANGE') => ({ AttributeName: name, KeyType });
  const input = {
    TableName,
    AttributeDefinitions: ['P', 'R', 'L'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: [key('P', 'HASH'), key('R', 'RANGE')],
    BillingMode: 'PAY_PER_REQUEST',
    LocalSecondaryIndexes: [
      {
        IndexName: 'local',
        KeySchema: [key('P', 'HASH'), key('L', 'RANGE')],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      },
    ],
    GlobalSecondaryIndexes: [
      { IndexName: 'global', KeySchema: [key('L', 'HASH'), key('R', 'RANGE')], Projection: { ProjectionType: 'ALL' } },
    ],
  };
  const rows = sizes.map((bytes, at): Item => ({ P: S('p'), R: S(`${at}`), L: S('l'), pad: S('x'.repeat(bytes)) }));
  const bytes = rows.map(itemSize);
  const consistency = strong ? 'strong' : 'eventual';
  await client.send(new CreateTableCommand(input as unknown as CreateTableCommandInput));
  try {
    for (const Item of rows)
      await client.send(new PutItemCommand({ TableName, Item: Item as Record<string, SdkValue> }));
    const units = async (part: Partial<QueryCommandInput>, name: string) => {
      const { ConsumedCapacity } = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: `${name} = :v`,
          ExpressionAttributeValues: { ':v': S(name === 'P' ? 'p' : 'l') },
          ReturnConsumedCapacity: 'INDEXES',
          ...part,
        }),
      );
      return ConsumedCapacity;
    };
    if (rows.length === 0) {
      // Engines differ on whether a Query that finds nothing costs a step; both are within what is said.
      const { units: least, atMost } = queryUnits([], consistency);
      expect([least, atMost]).toContain((await units({ ConsistentRead: strong }, 'P'))?.CapacityUnits);
      return await proveKeyReads(engine, TableName, rows, bytes, strong);
    }
    const all = queryUnits(bytes, consistency).units;
    expect((await units({ ConsistentRead: strong }, 'P'))?.CapacityUnits).toBe(all);
    expect((await units({ ConsistentRead: strong, Select: 'COUNT' }, 'P'))?.CapacityUnits).toBe(all);
    expect((await units({ IndexName: 'global' }, 'L'))?.CapacityUnits).toBe(queryUnits(bytes, 'eventual').units);
    const entries = rows.map(({ pad: _, ...entry }) => itemSize(entry));
    const keys = await units({ IndexName: 'local', ConsistentRead: strong }, 'P');
    expect(keys?.CapacityUnits).toBe(queryUnits(entries, consistency).units);
    const fetching = await units({ IndexName: 'local', ConsistentRead: strong, Select: 'ALL_ATTRIBUTES' }, 'P');
    const { index, table } = localQueryUnits(entries, bytes, consistency);
    // The emulator sums what it fetches before it rounds; DynamoDB rounds each item, as DynamoDB Local does.
    if (engine.multiAttributeIndexes) expect(fetching?.CapacityUnits).toBe(index + table);
    else expect(fetching?.CapacityUnits).toBe(index + queryUnits(bytes, consistency).units);
    await proveKeyReads(engine, TableName, rows, bytes, strong);
  } finally {
    await client.send(new DeleteTableCommand({ TableName }));
  }
}

async function proveKeyReads(
  { client }: Engine,
  TableName: string,
  rows: readonly Item[],
  bytes: readonly number[],
  strong: boolean,
): Promise<void> {
  const consistency = strong ? 'strong' : 'eventual';
  const keyOf = ({ P, R }: Item) => ({ P, R }) as Record<string, SdkValue>;
  const missing = { P: S('p'), R: S('missing') };
  const options = { TableName, ConsistentRead: strong, ReturnConsumedCapacity: 'TOTAL' } as const;
  for (const [at, row] of [...rows.entries(), [rows.length, missing] as const]) {
    const { ConsumedCapacity } = await client.send(new GetItemCommand({ ...options, Key: keyOf(row) }));
    expect(ConsumedCapacity?.CapacityUnits).toBe(readUnits(bytes[at] ?? 0, consistency));
  }
  if (rows.length === 0) return;
  const batch = await client.send(
    new BatchGetItemCommand({
      RequestItems: { [TableName]: { Keys: rows.map(keyOf), ConsistentRead: strong } },
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  expect(batch.ConsumedCapacity?.[0]?.CapacityUnits).toBe(readManyUnits(bytes, consistency));
  const transaction = await client.send(
    new TransactGetItemsCommand({
      TransactItems: rows.map((row) => ({ Get: { TableName, Key: keyOf(row) } })),
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  expect(transaction.ConsumedCapacity?.[0]?.CapacityUnits).toBe(readManyUnits(bytes, 'transactional'));
}
