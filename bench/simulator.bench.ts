/**
 * How many requests a second the simulator executes, beside an engine that is spoken to over HTTP: the table holds a
 * thousand items and has an index. A prepared request was read and checked once, as when interleavings are explored.
 */
import { Bench } from 'tinybench';
import { createTables, type Database, execute, type Operation, prepare } from '#core/simulator';
import { startEngine } from '../tests/engine/engine.ts';
import { send } from '../tests/engine/simulator/answer.ts';

const ITEMS = 1000;
const TableName = `bench-${process.pid}`;

const CREATE = {
  TableName,
  AttributeDefinitions: ['PK', 'SK', 'GPK', 'GSK'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S' as const,
  })),
  KeySchema: [
    { AttributeName: 'PK', KeyType: 'HASH' as const },
    { AttributeName: 'SK', KeyType: 'RANGE' as const },
  ],
  BillingMode: 'PAY_PER_REQUEST' as const,
  GlobalSecondaryIndexes: [
    {
      IndexName: 'status',
      KeySchema: [
        { AttributeName: 'GPK', KeyType: 'HASH' as const },
        { AttributeName: 'GSK', KeyType: 'RANGE' as const },
      ],
      Projection: { ProjectionType: 'ALL' as const },
    },
  ],
};

const key = (at: number) => ({ PK: { S: `TICKET#${at % 50}` }, SK: { S: `N#${String(at).padStart(6, '0')}` } });
const item = (at: number) => ({
  ...key(at),
  GPK: { S: 'TEAM#1' },
  GSK: { S: `STATUS#open#${String(at).padStart(6, '0')}` },
  title: { S: 'The printer is on fire again' },
  version: { N: '1' },
  labels: { SS: ['fire', 'printer'] },
});

const REQUESTS: Readonly<Record<string, readonly [Operation, Readonly<Record<string, unknown>>]>> = {
  GetItem: ['GetItem', { TableName, Key: key(500) }],
  'PutItem, if it is there': [
    'PutItem',
    { TableName, Item: { ...item(500), title: { S: 'Out' } }, ConditionExpression: 'attribute_exists(PK)' },
  ],
  'UpdateItem, a version and an index key': [
    'UpdateItem',
    {
      TableName,
      Key: key(500),
      UpdateExpression: 'SET #v = #v + :one, GSK = :gsk',
      ConditionExpression: 'attribute_exists(PK) AND #v >= :one',
      ExpressionAttributeNames: { '#v': 'version' },
      ExpressionAttributeValues: { ':one': { N: '1' }, ':gsk': { S: 'STATUS#done#000500' } },
    },
  ],
  'TransactWriteItems, three actions': [
    'TransactWriteItems',
    {
      TransactItems: [
        { Put: { TableName, Item: item(600), ConditionExpression: 'attribute_exists(PK)' } },
        { ConditionCheck: { TableName, Key: key(601), ConditionExpression: 'attribute_exists(PK)' } },
        { Delete: { TableName, Key: key(5000), ConditionExpression: 'attribute_not_exists(PK)' } },
      ],
    },
  ],
  'Query, twenty entries of an index': [
    'Query',
    {
      TableName,
      IndexName: 'status',
      KeyConditionExpression: 'GPK = :team AND begins_with(GSK, :open)',
      ExpressionAttributeValues: { ':team': { S: 'TEAM#1' }, ':open': { S: 'STATUS#open#' } },
      Limit: 20,
    },
  ],
};

const SIMULATOR = 'simulator';
const PREPARED = 'simulator, prepared';
const ENGINE = 'engine over HTTP';

function filled(): Database {
  const created = createTables([{ operation: 'CreateTable', input: CREATE }]);
  if (!created.ok) throw new Error(created.error.code);
  let database = created.value;
  for (let at = 0; at < ITEMS; at++) {
    database = execute(database, { operation: 'PutItem', input: { TableName, Item: item(at) } }).database;
  }
  return database;
}

const database = filled();
const engine = await startEngine();
if ('skipped' in engine) console.log(`the simulator alone: ${engine.skipped}`);
else {
  await send(engine.endpoint, 'CreateTable', CREATE);
  for (let at = 0; at < ITEMS; at++) await send(engine.endpoint, 'PutItem', { TableName, Item: item(at) });
}

const rows: Record<string, string | number>[] = [];
for (const [title, [operation, input]] of Object.entries(REQUESTS)) {
  const bench = new Bench({ time: Number(process.env.BENCH_MS ?? 1000), warmupTime: 200 });
  const run = prepare(database, { operation, input });
  if (!run.ok) throw new Error(`${title}: ${run.error.code}`);
  if (!run.value(database, {}).result.ok) throw new Error(`${title}: it has to succeed`);
  bench.add(SIMULATOR, () => void execute(database, { operation, input }));
  bench.add(PREPARED, () => void run.value(database, {}));
  if (!('skipped' in engine)) {
    const answer = await send(engine.endpoint, operation, input);
    if (!answer.ok) throw new Error(`${title}: ${answer.message ?? answer.type}`);
    bench.add(ENGINE, async () => void (await send(engine.endpoint, operation, input)));
  }
  await bench.run();
  const perSecond = bench.tasks.map(({ name, result }) => {
    if (result.state !== 'completed') throw new Error(`${title}, ${name}: not measured`);
    return [`${name}/s`, Math.round(1000 / result.latency.p50)] as const;
  });
  rows.push({ request: title, ...Object.fromEntries(perSecond) });
}
if (!('skipped' in engine)) await engine.stop();
console.table(rows);
// The connections to the engine are kept alive, and would keep this process alive.
process.exit(0);
