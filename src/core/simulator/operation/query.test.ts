/** Query: what it refuses, the entries it finds and their order, its pages, and what it shows. */
import { describe, expect, it } from 'vitest';
import type { CreateTableInput } from '#core/request';
import type { Item } from '#core/value';
import { checkRows } from '../__fixtures__/check-rows.ts';
import { CREATE, databaseOf, failure, outcomeOf } from '../__fixtures__/table.ts';
import type { Database } from '../table/database.ts';

type Json = Readonly<Record<string, unknown>>;

const query = (KeyConditionExpression: unknown, values?: Json, more: Json = {}, database?: Database) =>
  outcomeOf(
    'Query',
    { KeyConditionExpression, ...(values && { ExpressionAttributeValues: values }), ...more },
    database,
  );
const p = { ':p': { S: 'a' } };
const s = { ':s': { S: 'b' } };
const where = { expression: 'KeyConditionExpression' };

describe('key conditions', () => {
  checkRows([
    ['no partition key', query('SK = :s', s), 'key-condition-missing', { attribute: 'PK' }],
    ['another operator on the partition key', query('PK > :p', p), 'key-condition-partition', { attribute: 'PK' }],
    [
      'begins_with on the partition key',
      query('begins_with(PK, :p)', p),
      'key-condition-partition',
      { attribute: 'PK' },
    ],
    ['<>', query('PK = :p AND SK <> :s', { ...p, ...s }), 'key-operator', { ...where, operator: '<>', at: 14 }],
    ['OR', query('PK = :p OR SK = :s', { ...p, ...s }), 'key-operator', { ...where, operator: 'OR', at: 0 }],
    ['NOT', query('NOT PK = :p', p), 'key-operator', { ...where, operator: 'NOT', at: 0 }],
    ['IN', query('PK = :p AND SK IN (:s)', { ...p, ...s }), 'key-operator', { ...where, operator: 'IN', at: 12 }],
    [
      'contains',
      query('PK = :p AND contains(SK, :s)', { ...p, ...s }),
      'key-operator',
      { ...where, operator: 'contains', at: 12 },
    ],
    ['another attribute', query('PK = :p AND str = :s', { ...p, ...s }), 'key-condition-extra', { attribute: 'str' }],
    [
      'two conditions on the sort key',
      query('PK = :p AND SK > :s AND SK < :s', { ...p, ...s }),
      'key-condition-repeated',
      { attribute: 'SK' },
    ],
    [
      'a value of another type',
      query('PK = :p', { ':p': { N: '1' } }),
      'key-condition-type',
      { attribute: 'PK', expected: 'S', actual: 'N' },
    ],
    ['an empty partition key', query('PK = :p', { ':p': { S: '' } }), 'key-empty', { attribute: 'PK' }],
    [
      'an empty beginning',
      query('PK = :p AND begins_with(SK, :s)', { ...p, ':s': { S: '' } }),
      'key-empty',
      { attribute: 'SK' },
    ],
    ['a partition key too long', query('PK = :p', { ':p': { S: 'x'.repeat(2049) } })],
    [
      'a key too long',
      query('PK = :p AND SK > :s', { ...p, ':s': { S: 'x'.repeat(1025) } }),
      'key-too-long',
      { attribute: 'SK', bytes: 1025, limit: 1024 },
    ],
    [
      'bounds the wrong way round',
      query('PK = :p AND SK BETWEEN :b AND :a', { ...p, ':a': { S: 'a' }, ':b': { S: 'b' } }),
      'bounds-reversed',
      where,
    ],
    [
      'the beginning of a number',
      query('G = :p AND begins_with(H, :n)', { ...p, ':n': { N: '1' } }, { IndexName: 'all' }),
      'operand-type',
      { ...where, function: 'begins_with', type: 'N' },
    ],
    [
      'the beginning of a number as text',
      query('G = :p AND begins_with(H, :n)', { ...p, ':n': { S: '1' } }, { IndexName: 'all' }),
      'key-condition-type',
      { attribute: 'H', expected: 'N', actual: 'S' },
    ],
    ['a path inside a key', query('PK.a = :p', p), 'key-nested', { ...where, at: 0 }],
    ['no condition', query(undefined), 'missing-field', { field: 'KeyConditionExpression' }],
    ['an empty condition', query(''), 'empty', { ...where, at: 0 }],
    ['an undefined value', query('PK = :q', p), 'value-undefined', { ...where, placeholder: ':q' }],
    [
      'an undefined bound',
      query('PK = :p AND SK BETWEEN :p AND :q', p),
      'value-undefined',
      { ...where, placeholder: ':q' },
    ],
    [
      'an undefined lower bound',
      query('PK = :p AND SK BETWEEN :q AND :p', p),
      'value-undefined',
      { ...where, placeholder: ':q' },
    ],
    [
      'an undefined beginning',
      query('PK = :p AND begins_with(SK, :q)', p),
      'value-undefined',
      { ...where, placeholder: ':q' },
    ],
    ['an undefined name', query('#p = :p', p), 'name-undefined', { ...where, placeholder: '#p' }],
    ['the value first', query(':p = PK', p)],
    ['the sort key first', query('SK = :s AND PK = :p', { ...p, ...s })],
    ['parentheses', query('(PK = :p) AND (SK = :s)', { ...p, ...s })],
    ['a small and', query('PK = :p and SK = :s', { ...p, ...s })],
  ]);
});

describe('other fields', () => {
  const of = (more: Json, values: Json = p) => query('PK = :p', values, more);
  const key = { PK: { S: 'a' }, SK: { S: 'b' } };
  checkRows([
    ['an index there is not', of({ IndexName: 'nope' }), 'index-unknown', { index: 'nope' }],
    [
      'a consistent read of a global index',
      query('G = :p', p, { IndexName: 'all', ConsistentRead: true }),
      'consistent-global-index',
      { index: 'all' },
    ],
    ['a consistent read of a local index', query('PK = :p', p, { IndexName: 'near', ConsistentRead: true })],
    ['a filter on a key', of({ FilterExpression: 'SK = :p' }), 'filter-on-key', { attribute: 'SK' }],
    ['a filter on the table key of an index', query('G = :p', p, { IndexName: 'all', FilterExpression: 'SK = :p' })],
    [
      'a filter on a key of the index',
      query('G = :p', p, { IndexName: 'all', FilterExpression: 'attribute_exists(H)' }),
      'filter-on-key',
      { attribute: 'H' },
    ],
    [
      'a filter on what an index lacks',
      query('G = :p', p, { IndexName: 'keys', FilterExpression: 'attribute_exists(str)' }),
      'not-projected',
      { index: 'keys', attribute: 'str' },
    ],
    [
      'a filter inside a key',
      of({ FilterExpression: 'attribute_exists(G[0])' }),
      'key-nested-path',
      { attribute: 'G' },
    ],
    ['limit 0', of({ Limit: 0 }), 'out-of-range', { field: 'Limit', value: 0, least: 1 }],
    [
      'half a limit',
      of({ Limit: 0.5 }),
      'wrong-json',
      { field: 'Limit', expected: 'integer' },
      'SerializationException',
    ],
    [
      'overlapping paths',
      of({ ProjectionExpression: 'mp, mp.q' }),
      'paths-overlap',
      { expression: 'ProjectionExpression', one: 'mp', two: 'mp.q' },
    ],
    ['SPECIFIC_ATTRIBUTES without any', of({ Select: 'SPECIFIC_ATTRIBUTES' }), 'select-needs-projection'],
    [
      'COUNT of some attributes',
      of({ Select: 'COUNT', ProjectionExpression: 'str' }),
      'select-forbids-projection',
      { select: 'COUNT' },
    ],
    [
      'ALL_ATTRIBUTES and some',
      of({ Select: 'ALL_ATTRIBUTES', ProjectionExpression: 'str' }),
      'select-forbids-projection',
      { select: 'ALL_ATTRIBUTES' },
    ],
    ['ALL_PROJECTED_ATTRIBUTES of a table', of({ Select: 'ALL_PROJECTED_ATTRIBUTES' }), 'select-needs-index'],
    ['ALL_ATTRIBUTES of a global index with all', query('G = :p', p, { IndexName: 'all', Select: 'ALL_ATTRIBUTES' })],
    [
      'ALL_ATTRIBUTES of a global index with some',
      query('G = :p', p, { IndexName: 'some', Select: 'ALL_ATTRIBUTES' }),
      'select-not-projected',
      { index: 'some' },
    ],
    [
      'what a global index lacks',
      query('G = :p', p, { IndexName: 'some', ProjectionExpression: 'num' }),
      'not-projected',
      { index: 'some', attribute: 'num' },
    ],
    ['what a global index has', query('G = :p', p, { IndexName: 'some', ProjectionExpression: 'str, mp.q, PK' })],
    ['a start in another partition', of({ ExclusiveStartKey: { ...key, PK: { S: 'z' } } }), 'start-key-outside'],
    [
      'a start outside the range',
      query('PK = :p AND SK > :s', { ...p, ...s }, { ExclusiveStartKey: key }),
      'start-key-outside',
    ],
    ['a start without sort key', of({ ExclusiveStartKey: { PK: { S: 'a' } } }), 'start-key-shape'],
    ['a start with something more', of({ ExclusiveStartKey: { ...key, x: { S: 'a' } } }), 'start-key-shape'],
    [
      'a start of an index without its keys',
      query('G = :p', p, { IndexName: 'keys', ExclusiveStartKey: key }),
      'start-key-shape',
    ],
    ['an unused value', of({}, { ...p, ...s }), 'value-unused', { placeholder: ':s' }],
    [
      'a bad filter',
      of({ FilterExpression: 'str = ' }),
      'syntax',
      { expression: 'FilterExpression', at: 6, token: '<EOF>', near: '=' },
    ],
    ['another table', of({ TableName: 'Other' }), 'table-unknown', { table: 'Other' }, 'ResourceNotFoundException'],
  ]);
});

describe('a filter on a key is found wherever the key stands', () => {
  it.each([
    'SK = :p',
    ':p = SK',
    'SK BETWEEN :p AND :p',
    ':p BETWEEN SK AND str',
    ':p BETWEEN str AND SK',
    'SK IN (:p)',
    ':p IN (str, SK)',
    'attribute_exists(SK)',
    'attribute_not_exists(SK)',
    'attribute_type(SK, :p)',
    'begins_with(SK, :p)',
    'begins_with(str, SK)',
    'contains(SK, :p)',
    'contains(str, SK)',
    'size(SK) <> str',
    'NOT SK = :p',
    'str = :p AND SK = :p',
    'str = :p OR (str <> :p AND SK = :p)',
  ])('%s', (FilterExpression) => {
    const values = { ':p': { S: 'S' } };
    expect(query('PK = :p', values, { FilterExpression })).toEqual(failure('filter-on-key', { attribute: 'SK' }));
    const other = FilterExpression.replaceAll('SK', 'num');
    expect(query('PK = :p', values, { FilterExpression: other })).toMatchObject({ ok: true, output: { Count: 0 } });
  });
});

describe('entries', () => {
  const item = (SK: string, more: Item = {}): Item => ({ PK: { S: 'a' }, SK: { S: SK }, ...more });
  const items = ['a', 'ab', 'b', 'ba', 'é', '\uffff', '😀'].map((SK) => item(SK));
  const database = databaseOf(
    [CREATE],
    [...items, { PK: { S: 'aa' }, SK: { S: 'a' } }, { PK: { S: 'b' }, SK: { S: 'b' } }],
  );
  const found = (condition: string, values: Json, more: Json = {}): readonly string[] => {
    const outcome = query(`PK = :p AND ${condition}`, { ...p, ...values }, more, database);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    return (outcome.output.Items ?? []).map(({ SK }) => (SK && 'S' in SK ? SK.S : ''));
  };

  it.each([
    ['SK = :s', { ':s': { S: 'b' } }, ['b']],
    ['SK < :s', { ':s': { S: 'b' } }, ['a', 'ab']],
    ['SK <= :s', { ':s': { S: 'b' } }, ['a', 'ab', 'b']],
    ['SK > :s', { ':s': { S: 'b' } }, ['ba', 'é', '\uffff', '😀']],
    ['SK >= :s', { ':s': { S: 'b' } }, ['b', 'ba', 'é', '\uffff', '😀']],
    ['SK BETWEEN :s AND :t', { ':s': { S: 'ab' }, ':t': { S: 'ba' } }, ['ab', 'b', 'ba']],
    ['SK BETWEEN :s AND :s', { ':s': { S: 'ab' } }, ['ab']],
    ['begins_with(SK, :s)', { ':s': { S: 'b' } }, ['b', 'ba']],
    ['begins_with(SK, :s)', { ':s': { S: 'zz' } }, []],
  ])('of %s with %j', (condition, values, expected) => {
    expect(found(condition, values)).toEqual(expected);
    expect(found(condition, values, { ScanIndexForward: false })).toEqual(expected.toReversed());
  });

  it('stand in the order of their UTF-8 bytes', () => {
    const outcome = query('PK = :p', p, {}, database);
    expect(outcome).toEqual({
      ok: true,
      output: { Items: items, Count: 7, ScannedCount: 7 },
      capacity: [{ TableName: 'Things', CapacityUnits: 0.5, Table: { CapacityUnits: 0.5 } }],
    });
  });

  it('stand in the order of numbers, then of the table key', () => {
    const entries = [
      ['a', '10'],
      ['b', '-2'],
      ['c', '1.5'],
      ['d', '-1e20'],
      ['e', '1.50'],
      ['f', '0'],
    ].map(([SK = '', H = '']) => item(SK, { G: { S: 'g' }, H: { N: H } }));
    const outcome = query(
      'G = :p',
      { ':p': { S: 'g' } },
      { IndexName: 'all', ProjectionExpression: 'SK' },
      databaseOf([CREATE], entries),
    );
    expect(outcome).toMatchObject({
      output: { Items: ['d', 'b', 'f', 'c', 'e', 'a'].map((SK) => ({ SK: { S: SK } })) },
    });
  });

  it('are filtered after they are counted', () => {
    expect(query('PK = :p', { ...p, ':x': { S: 'x' } }, { FilterExpression: 'str = :x' }, database)).toMatchObject({
      output: { Items: [], Count: 0, ScannedCount: 7 },
    });
    expect(query('PK = :p', p, { Select: 'COUNT' }, database)).toMatchObject({
      ok: true,
      output: { Count: 7, ScannedCount: 7 },
    });
  });

  it('come in pages, with a key to go on from', () => {
    const first = query('PK = :p', p, { Limit: 3 }, database);
    expect(first).toMatchObject({ output: { Items: items.slice(0, 3), LastEvaluatedKey: item('b') } });
    const second = query('PK = :p', p, { Limit: 4, ExclusiveStartKey: item('b') }, database);
    // A page that is exactly full does not know that it is the last.
    expect(second).toMatchObject({ output: { Items: items.slice(3), LastEvaluatedKey: item('😀') } });
    expect(query('PK = :p', p, { Limit: 4, ExclusiveStartKey: item('😀') }, database)).toEqual({
      ok: true,
      output: { Items: [], Count: 0, ScannedCount: 0 },
      capacity: [{ TableName: 'Things', CapacityUnits: 0.5, Table: { CapacityUnits: 0.5 } }],
    });
    const backwards = query('PK = :p', p, { ScanIndexForward: false, ExclusiveStartKey: item('b') }, database);
    expect(backwards).toMatchObject({ output: { Items: [item('ab'), item('a')] } });
    expect(backwards.ok && backwards.output).not.toHaveProperty('LastEvaluatedKey');
  });

  it('may start after a key that is not there', () => {
    expect(query('PK = :p', p, { ExclusiveStartKey: item('b5'), Limit: 1 }, database)).toMatchObject({
      output: { Items: [item('ba')] },
    });
  });

  it('end a page before it has more than a megabyte', () => {
    const large = Array.from({ length: 4 }, (_, at) => item(`${at}`, { x: { S: 'x'.repeat(349_518) } }));
    const outcome = query(
      'PK = :p',
      p,
      { ReturnConsumedCapacity: 'TOTAL', Select: 'COUNT' },
      databaseOf([CREATE], large),
    );
    expect(outcome).toMatchObject({
      output: {
        Count: 3,
        ScannedCount: 3,
        LastEvaluatedKey: item('2'),
        ConsumedCapacity: { TableName: 'Things', CapacityUnits: 128 },
      },
    });
  });
});

describe('indexes', () => {
  const entry: Item = {
    PK: { S: 'a' },
    SK: { S: 'b' },
    G: { S: 'g' },
    H: { N: '1' },
    L: { B: 'AQ==' },
    str: { S: 'abc' },
    mp: { M: { q: { S: '1' } } },
    num: { N: '5' },
  };
  const sparse: Item = { PK: { S: 'a' }, SK: { S: 'c' }, G: { S: 'g' }, str: { S: 'def' } };
  const database = databaseOf([CREATE], [entry, sparse]);
  const g = { ':p': { S: 'g' } };

  it('hold the items that have all their keys', () => {
    expect(query('G = :p', g, { IndexName: 'all' }, database)).toMatchObject({ output: { Items: [entry] } });
    const { PK, SK, G } = entry;
    expect(query('G = :p', g, { IndexName: 'keys' }, database)).toMatchObject({
      output: {
        Items: [
          { PK, SK, G },
          { PK: sparse.PK, SK: sparse.SK, G: sparse.G },
        ],
      },
    });
    const { str, mp } = entry;
    expect(query('G = :p', g, { IndexName: 'some' }, database)).toEqual({
      ok: true,
      output: { Items: [{ PK, SK, G, str, mp }, sparse], Count: 2, ScannedCount: 2 },
      capacity: [
        {
          TableName: 'Things',
          CapacityUnits: 0.5,
          Table: { CapacityUnits: 0 },
          GlobalSecondaryIndexes: { some: { CapacityUnits: 0.5 } },
        },
      ],
    });
  });

  it('tell where a page ended by their own keys and the table’s', () => {
    const { PK, SK, G } = entry;
    const page = query('G = :p', g, { IndexName: 'keys', Limit: 1 }, database);
    expect(page).toMatchObject({ output: { LastEvaluatedKey: { PK, SK, G } } });
    expect(query('G = :p', g, { IndexName: 'keys', ExclusiveStartKey: { PK, SK, G } }, database)).toMatchObject({
      output: { Items: [{ PK: sparse.PK, SK: sparse.SK, G: sparse.G }] },
    });
  });

  it('that are local fetch what they lack, each item for units of its own', () => {
    const { PK, SK, L } = entry;
    const keys = query('PK = :p', p, { IndexName: 'near' }, database);
    expect(keys).toMatchObject({ output: { Items: [{ PK, SK, L }] } });
    const near = { near: { CapacityUnits: 1 } };
    const report = { TableName: 'Things', CapacityUnits: 2, Table: { CapacityUnits: 1 }, LocalSecondaryIndexes: near };
    const fields = { IndexName: 'near', ConsistentRead: true, ReturnConsumedCapacity: 'INDEXES' };
    expect(query('PK = :p', p, { ...fields, ProjectionExpression: 'str, L' }, database)).toEqual({
      ok: true,
      output: { Items: [{ str: entry.str, L }], Count: 1, ScannedCount: 1, ConsumedCapacity: report },
      capacity: [report],
    });
    expect(query('PK = :p', p, { ...fields, Select: 'ALL_ATTRIBUTES' }, database)).toMatchObject({
      output: { Items: [entry], ConsumedCapacity: report },
    });
    expect(query('PK = :p', p, { ...fields, Select: 'COUNT' }, database)).toMatchObject({
      output: { Count: 1, ConsumedCapacity: { CapacityUnits: 1, Table: { CapacityUnits: 0 } } },
    });
  });
});

describe('keys of several attributes', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const create: CreateTableInput = {
    TableName: 'Things',
    AttributeDefinitions: ['PK', ...names].map((AttributeName) => ({
      AttributeName,
      AttributeType: AttributeName === 'd' ? 'N' : 'S',
    })),
    KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
    BillingMode: 'PAY_PER_REQUEST',
    GlobalSecondaryIndexes: [
      {
        IndexName: 'many',
        KeySchema: names.map((AttributeName, at) => ({ AttributeName, KeyType: at < 2 ? 'HASH' : 'RANGE' })),
        Projection: { ProjectionType: 'KEYS_ONLY' },
      },
    ],
  };
  const item = (PK: string, c: string, d: string, e: string): Item => ({
    PK: { S: PK },
    a: { S: 'x' },
    b: { S: 'y' },
    c: { S: c },
    d: { N: d },
    e: { S: e },
  });
  const items = [
    item('1', 'p', '10', 'z'),
    item('2', 'p', '9', 'a'),
    item('3', 'pq', '1', 'a'),
    item('4', 'p', '9', 'b'),
  ];
  const { e: _, ...sparse } = item('5', 'p', '9', 'c');
  const database = databaseOf([create], [...items, sparse, { ...item('6', 'p', '9', 'a'), b: { S: 'other' } }]);
  const values: Json = { ':a': { S: 'x' }, ':b': { S: 'y' }, ':c': { S: 'p' }, ':d': { N: '9' }, ':e': { S: 'b' } };
  const many = (condition: string, more: Json = {}) => {
    const used = Object.entries(values).filter(([name]) => condition.includes(name));
    return query(condition, Object.fromEntries(used), { IndexName: 'many', ...more }, database);
  };

  it.each([
    ['a = :a AND b = :b', ['2', '4', '1', '3']],
    ['a = :a AND b = :b AND c = :c', ['2', '4', '1']],
    ['b = :b AND c > :c AND a = :a', ['3']],
    ['a = :a AND b = :b AND begins_with(c, :c)', ['2', '4', '1', '3']],
    ['a = :a AND b = :b AND c = :c AND d = :d', ['2', '4']],
    ['a = :a AND b = :b AND c = :c AND d > :d', ['1']],
    ['e < :e AND d = :d AND c = :c AND a = :a AND b = :b', ['2']],
    ['a = :a AND b = :b AND c = :c AND d BETWEEN :d AND :d', ['2', '4']],
  ])('%s', (condition, expected) => {
    const outcome = many(condition);
    expect(outcome).toMatchObject({
      output: { Items: expected.map((PK) => ({ PK: { S: PK } })), Count: expected.length },
    });
  });

  it('make a start key with all of them', () => {
    const { 0: first } = items;
    const page = many('a = :a AND b = :b AND c = :c', { Limit: 3 });
    expect(page).toMatchObject({ output: { LastEvaluatedKey: first } });
    expect(many('a = :a AND b = :b', { ExclusiveStartKey: first })).toMatchObject({ output: { Items: [items[2]] } });
  });

  checkRows([
    ['a partition attribute short', many('a = :a'), 'key-condition-missing', { attribute: 'b' }],
    ['a range on a partition attribute', many('a = :a AND b > :b'), 'key-condition-partition', { attribute: 'b' }],
    ['a gap', many('a = :a AND b = :b AND d = :d'), 'key-condition-gap', { attribute: 'd', missing: 'c' }],
    [
      'a range before another',
      many('a = :a AND b = :b AND c > :c AND d = :d'),
      'key-condition-gap',
      { attribute: 'd', missing: 'c' },
    ],
    [
      'a filter on one of them',
      many('a = :a AND b = :b', { FilterExpression: 'attribute_exists(e)' }),
      'filter-on-key',
      { attribute: 'e' },
    ],
  ]);
});
