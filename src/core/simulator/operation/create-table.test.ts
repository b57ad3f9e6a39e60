/** CreateTable and UpdateTimeToLive: which tables there can be. */
import { describe, expect, it } from 'vitest';
import type { TableRequest } from '#core/request';
import { checkRows } from '../__fixtures__/check-rows.ts';
import { CREATE, DATABASE, databaseOf, failure } from '../__fixtures__/table.ts';
import { itemsOf } from '../contents.ts';
import { createTables, execute } from '../execute.ts';
import { expire } from '../expire.ts';

type Json = Readonly<Record<string, unknown>>;

const EMPTY = databaseOf([]);
const x = (length: number) => 'x'.repeat(length);
const define = (...names: string[]) => names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' }));
const schema = (...names: string[]) =>
  names.map((AttributeName, at) => ({ AttributeName, KeyType: at === 0 ? 'HASH' : 'RANGE' }));
const kinds = (...of: readonly (readonly [string, string])[]) =>
  of.map(([AttributeName, KeyType]) => ({ AttributeName, KeyType }));
const ALL = { ProjectionType: 'ALL' };
const index = (IndexName: string, KeySchema: unknown = schema('g'), Projection: unknown = ALL, more: Json = {}) => ({
  IndexName,
  KeySchema,
  Projection,
  ...more,
});
const include = (...NonKeyAttributes: string[]) => ({ ProjectionType: 'INCLUDE', NonKeyAttributes });
const throughput = { ReadCapacityUnits: 1, WriteCapacityUnits: 1 };

const create = (more: Json) =>
  execute(EMPTY, {
    operation: 'CreateTable',
    input: {
      TableName: 'Table',
      AttributeDefinitions: define('p', 's'),
      KeySchema: schema('p', 's'),
      BillingMode: 'PAY_PER_REQUEST',
      ...more,
    },
  }).result;
const global = (...GlobalSecondaryIndexes: unknown[]) =>
  create({ AttributeDefinitions: define('p', 's', 'g'), GlobalSecondaryIndexes });
const local = (...LocalSecondaryIndexes: unknown[]) =>
  create({ AttributeDefinitions: define('p', 's', 'g'), LocalSecondaryIndexes });
const near = (name: string) => index(name, schema('p', 'g'));
const many = (KeySchema: Json[], ...names: string[]) =>
  create({ AttributeDefinitions: define('p', 's', ...names), GlobalSecondaryIndexes: [index('many', KeySchema)] });
const projecting = (count: number, from = 0) => include(...Array.from({ length: count }, (_, at) => `a${from + at}`));

describe('CreateTable', () => {
  it('gives a table, ready at once', () => {
    expect(create({})).toEqual({ ok: true, output: { TableDescription: { TableName: 'Table' } }, capacity: [] });
  });
  checkRows([
    ['a name of 2 characters', create({ TableName: 'ab' }), 'table-name', { field: 'TableName', name: 'ab' }],
    ['a name of 255 characters', create({ TableName: x(255) })],
    ['a name of 256 characters', create({ TableName: x(256) }), 'table-name', { field: 'TableName', name: x(256) }],
    [
      'a name with strange characters',
      create({ TableName: 'a b c' }),
      'table-name',
      { field: 'TableName', name: 'a b c' },
    ],
    [
      'a name that is a number',
      create({ TableName: 1 }),
      'wrong-json',
      { field: 'TableName', expected: 'string' },
      'SerializationException',
    ],
    [
      'an attribute nobody uses',
      create({ AttributeDefinitions: define('p', 's', 'x') }),
      'definition-unused',
      { attribute: 'x' },
    ],
    ['a key nobody defines', create({ AttributeDefinitions: define('p') }), 'definition-missing', { attribute: 's' }],
    [
      'an attribute defined twice',
      create({ AttributeDefinitions: define('p', 's', 's') }),
      'key-repeated',
      { attribute: 's' },
    ],
    [
      'no keys',
      create({ KeySchema: [] }),
      'out-of-range',
      { field: 'KeySchema', value: 0, least: 1, most: Number.POSITIVE_INFINITY },
    ],
    ['no key schema', create({ KeySchema: undefined }), 'missing-field', { field: 'KeySchema' }],
    ['two HASH', create({ KeySchema: kinds(['p', 'HASH'], ['s', 'HASH']) }), 'key-schema', { name: 'Table' }],
    ['RANGE first', create({ KeySchema: kinds(['p', 'RANGE'], ['s', 'HASH']) }), 'key-schema', { name: 'Table' }],
    [
      'RANGE alone',
      create({ AttributeDefinitions: define('p'), KeySchema: kinds(['p', 'RANGE']) }),
      'key-schema',
      { name: 'Table' },
    ],
    [
      'an attribute twice',
      create({ KeySchema: kinds(['p', 'HASH'], ['p', 'RANGE']) }),
      'key-repeated',
      { attribute: 'p' },
    ],
    [
      'a key of type BOOL',
      create({ AttributeDefinitions: [{ AttributeName: 'p', AttributeType: 'BOOL' }] }),
      'invalid-choice',
      { field: 'AttributeDefinitions[0].AttributeType', value: 'BOOL' },
    ],
    [
      'three keys',
      create({ AttributeDefinitions: define('p', 's', 't'), KeySchema: schema('p', 's', 't') }),
      'key-schema',
      { name: 'Table' },
    ],
    ['a key name of 255 bytes', create({ AttributeDefinitions: define(x(255)), KeySchema: schema(x(255)) })],
    [
      'a key name of 256 bytes',
      create({ AttributeDefinitions: define(x(256)), KeySchema: schema(x(256)) }),
      'key-name-length',
      { attribute: x(256), limit: 255 },
    ],
    ['a global index', global(index('one'))],
    ['20 global indexes', global(...Array.from({ length: 20 }, (_, at) => index(`one${at}`)))],
    [
      '21 global indexes',
      global(...Array.from({ length: 21 }, (_, at) => index(`one${at}`))),
      'too-many-indexes',
      { kind: 'global', count: 21, limit: 20 },
    ],
    ['5 local indexes', local(...Array.from({ length: 5 }, (_, at) => near(`one${at}`)))],
    [
      '6 local indexes',
      local(...Array.from({ length: 6 }, (_, at) => near(`one${at}`))),
      'too-many-indexes',
      { kind: 'local', count: 6, limit: 5 },
    ],
    [
      'a local index of a table without sort key',
      create({ AttributeDefinitions: define('p', 'g'), KeySchema: schema('p'), LocalSecondaryIndexes: [near('one')] }),
      'local-index-needs-sort-key',
      { index: 'one' },
    ],
    [
      'a local index with another partition key',
      local(index('one', schema('g', 's'))),
      'local-index-partition-key',
      { index: 'one' },
    ],
    [
      'a local index without sort key',
      local(index('one', schema('p'))),
      'local-index-needs-sort-key',
      { index: 'one' },
    ],
    ['two indexes of one name', global(index('one'), index('one')), 'index-name-repeated', { index: 'one' }],
    [
      'a global and a local index of one name',
      create({
        AttributeDefinitions: define('p', 's', 'g'),
        GlobalSecondaryIndexes: [index('one')],
        LocalSecondaryIndexes: [near('one')],
      }),
      'index-name-repeated',
      { index: 'one' },
    ],
    [
      'an index name of 2 characters',
      global(index('on')),
      'table-name',
      { field: 'GlobalSecondaryIndexes[0].IndexName', name: 'on' },
    ],
    ['no global indexes in a list', create({ GlobalSecondaryIndexes: [] }), 'index-list-empty', { kind: 'global' }],
    ['no local indexes in a list', create({ LocalSecondaryIndexes: [] }), 'index-list-empty', { kind: 'local' }],
    [
      'INCLUDE without attributes',
      global(index('one', schema('g'), { ProjectionType: 'INCLUDE' })),
      'projection-without-attributes',
      { index: 'one' },
    ],
    [
      'ALL with attributes',
      global(index('one', schema('g'), { ...include('a'), ProjectionType: 'ALL' })),
      'projection-with-attributes',
      { index: 'one' },
    ],
    [
      'an attribute included twice',
      global(index('one', schema('g'), include('a', 'a'))),
      'projection-repeats',
      { index: 'one', attribute: 'a' },
    ],
    ['a key of the table included', global(index('one', schema('g'), include('p')))],
    [
      'an included name of 256 bytes',
      global(index('one', schema('g'), include(x(256)))),
      'key-name-length',
      { attribute: x(256), limit: 255 },
    ],
    ['20 included attributes', global(index('one', schema('g'), projecting(20)))],
    [
      '100 included attributes',
      global(index('one', schema('g'), projecting(60)), index('two', schema('g'), projecting(40))),
    ],
    [
      '101 included attributes',
      global(index('one', schema('g'), projecting(61)), index('two', schema('g'), projecting(40))),
      'too-many-projected',
      { count: 101, limit: 100 },
    ],
    [
      'no projection',
      global({ IndexName: 'one', KeySchema: schema('g') }),
      'missing-field',
      { field: 'GlobalSecondaryIndexes[0].Projection' },
    ],
    [
      'throughput on demand',
      create({ ProvisionedThroughput: throughput }),
      'throughput-on-demand',
      { field: 'ProvisionedThroughput' },
    ],
    [
      'throughput of an index on demand',
      global(index('one', schema('g'), ALL, { ProvisionedThroughput: throughput })),
      'throughput-on-demand',
      { field: 'one.ProvisionedThroughput' },
    ],
    [
      'provisioned without throughput',
      create({ BillingMode: 'PROVISIONED' }),
      'throughput-missing',
      { field: 'ProvisionedThroughput' },
    ],
    [
      'no billing mode, no throughput',
      create({ BillingMode: undefined }),
      'throughput-missing',
      { field: 'ProvisionedThroughput' },
    ],
    ['no billing mode', create({ BillingMode: undefined, ProvisionedThroughput: throughput })],
    [
      'a provisioned index without throughput',
      create({
        AttributeDefinitions: define('p', 's', 'g'),
        BillingMode: 'PROVISIONED',
        ProvisionedThroughput: throughput,
        GlobalSecondaryIndexes: [index('one')],
      }),
      'throughput-missing',
      { field: 'one.ProvisionedThroughput' },
    ],
    [
      'no throughput at all',
      create({ BillingMode: 'PROVISIONED', ProvisionedThroughput: { ...throughput, ReadCapacityUnits: 0 } }),
      'out-of-range',
      { field: 'ProvisionedThroughput.ReadCapacityUnits', value: 0, least: 1 },
    ],
    ['2 HASH of an index', many(kinds(['a', 'HASH'], ['b', 'HASH']), 'a', 'b')],
    [
      '4 HASH and 4 RANGE of an index',
      many(
        kinds(
          ['a', 'HASH'],
          ['b', 'HASH'],
          ['c', 'HASH'],
          ['d', 'HASH'],
          ['e', 'RANGE'],
          ['f', 'RANGE'],
          ['g', 'RANGE'],
          ['h', 'RANGE'],
        ),
        'a',
        'b',
        'c',
        'd',
        'e',
        'f',
        'g',
        'h',
      ),
    ],
    [
      '5 HASH of an index',
      many(kinds(['a', 'HASH'], ['b', 'HASH'], ['c', 'HASH'], ['d', 'HASH'], ['e', 'HASH']), 'a', 'b', 'c', 'd', 'e'),
      'key-schema',
      { name: 'many' },
    ],
    [
      '5 RANGE of an index',
      many(
        kinds(['a', 'HASH'], ['b', 'RANGE'], ['c', 'RANGE'], ['d', 'RANGE'], ['e', 'RANGE'], ['f', 'RANGE']),
        'a',
        'b',
        'c',
        'd',
        'e',
        'f',
      ),
      'key-schema',
      { name: 'many' },
    ],
    [
      'HASH after RANGE of an index',
      many(kinds(['a', 'HASH'], ['b', 'RANGE'], ['c', 'HASH']), 'a', 'b', 'c'),
      'key-schema',
      { name: 'many' },
    ],
    [
      'two HASH of a local index',
      local(index('one', kinds(['p', 'HASH'], ['g', 'HASH']))),
      'key-schema',
      { name: 'one' },
    ],
    [
      'settings that change nothing here',
      create({
        WarmThroughput: {},
        OnDemandThroughput: {},
        TableClass: 'STANDARD_INFREQUENT_ACCESS',
        DeletionProtectionEnabled: true,
        StreamSpecification: {},
        Tags: [],
      }),
    ],
    ['another field', create({ VectorIndexes: [] }), 'unknown-field', { field: 'VectorIndexes' }],
    [
      'a table that is there',
      execute(DATABASE, { operation: 'CreateTable', input: CREATE }).result,
      'table-exists',
      { table: 'Things' },
      'ResourceInUseException',
    ],
  ]);
});

describe('UpdateTimeToLive', () => {
  const ttl = (Enabled: boolean): TableRequest =>
    ({
      operation: 'UpdateTimeToLive',
      input: { TableName: 'Things', TimeToLiveSpecification: { AttributeName: 'until', Enabled } },
    }) as TableRequest;
  const item = { PK: { S: 'a' }, SK: { S: 'b' }, until: { N: '10' } };
  it('sets and unsets the attribute that ends lives', () => {
    const filled = databaseOf([CREATE], [item]);
    const on = execute(filled, ttl(true));
    expect(on.result).toEqual({ ok: true, output: {}, capacity: [] });
    expect(itemsOf(expire(filled, 20), 'Things')).toEqual([item]);
    expect(itemsOf(expire(on.database, 20), 'Things')).toEqual([]);
    expect(itemsOf(expire(execute(on.database, ttl(false)).database, 20), 'Things')).toEqual([item]);
  });
  it('comes with tables', () => {
    const created = createTables([{ operation: 'CreateTable', input: CREATE }, ttl(true)]);
    expect(created.ok && created.value.tables.get('Things')?.timeToLive).toBe('until');
  });
  const of = (input: unknown) => execute(DATABASE, { operation: 'UpdateTimeToLive', input }).result;
  checkRows([
    ['no specification', of({ TableName: 'Things' }), 'missing-field', { field: 'TimeToLiveSpecification' }],
    [
      'another table',
      of({ ...ttl(true).input, TableName: 'Other' }),
      'table-unknown',
      { table: 'Other' },
      'ResourceNotFoundException',
    ],
  ]);
});

it('createTables tells of the first bad request', () => {
  const bad: TableRequest = { operation: 'CreateTable', input: { ...CREATE, TableName: 'x' } };
  const outcome = failure('table-name', { field: 'TableName', name: 'x' });
  expect(createTables([{ operation: 'CreateTable', input: CREATE }, bad])).toEqual(outcome);
});
