/** TransactWriteItems: what it refuses as a whole, what it is cancelled for at which position, and its tokens. */
import { describe, expect, it } from 'vitest';
import { checkRows, type Row } from '../__fixtures__/check-rows.ts';
import {
  CREATE,
  cancellation,
  DATABASE,
  databaseOf,
  failure,
  GONE,
  ITEM,
  KEY,
  outcomeOf,
} from '../__fixtures__/table.ts';
import { itemsOf } from '../contents.ts';
import { execute } from '../execute.ts';
import type { RunOptions } from './outcome.ts';

type Json = Readonly<Record<string, unknown>>;

const TableName = 'Things';
const key = (PK: string): Json => ({ PK: { S: PK }, SK: { S: 's' } });
const Put = (Item: Json, more: Json = {}) => ({ Put: { TableName, Item, ...more } });
const Update = (Key: Json, UpdateExpression: string, values?: Json, more: Json = {}) => ({
  Update: { TableName, Key, UpdateExpression, ...(values && { ExpressionAttributeValues: values }), ...more },
});
const Delete = (Key: Json, more: Json = {}) => ({ Delete: { TableName, Key, ...more } });
const Check = (Key: Json, ConditionExpression?: string, more: Json = {}) => ({
  ConditionCheck: { TableName, Key, ConditionExpression, ...more },
});
const transact = (...TransactItems: readonly unknown[]) => outcomeOf('TransactWriteItems', { TransactItems });
const v = { ':v': { S: 'v' } };
const empty = { ':v': { S: '' } };
const typed = { ...GONE, PK: { N: '1' } };
const exists = 'attribute_exists(PK)';
const free = 'attribute_not_exists(PK)';

describe('refused as a whole', () => {
  const place = 'TransactItems[1]';
  const many = (count: number) => Array.from({ length: count }, (_, at) => Delete(key(`${at}`)));
  const large = (bytes: number) =>
    Array.from({ length: 11 }, (_, at) => {
      const Item = { ...key(String.fromCharCode(97 + at)), x: { S: '' } };
      return Put({ ...Item, x: { S: 'x'.repeat(at < 10 ? 400_000 : bytes - 4_000_070 - 7) } });
    });
  checkRows([
    ['no actions', transact(), 'out-of-range', { field: 'TransactItems', value: 0, least: 1, most: 100 }],
    [
      '101 actions',
      transact(...many(101)),
      'out-of-range',
      { field: 'TransactItems', value: 101, least: 1, most: 100 },
    ],
    ['100 actions', transact(...many(100))],
    ['no list', outcomeOf('TransactWriteItems', {}), 'missing-field', { field: 'TransactItems' }],
    ['an item put twice', transact(Put(GONE), Put(GONE)), 'item-repeated'],
    ['an item checked and updated', transact(Check(KEY, exists), Update(KEY, 'SET a = :v', v)), 'item-repeated'],
    ['an item deleted by a Key with more', transact(Put(GONE), Delete({ ...GONE, a: { S: 'x' } })), 'item-repeated'],
    ['two keys alike of another type', transact(Delete(typed), Put({ ...typed, a: { S: 'x' } })), 'item-repeated'],
    [
      'two actions in one element',
      transact(Delete(key('a')), { ...Delete(key('b')), ...Put(GONE) }),
      'one-action',
      { field: place, count: 2 },
    ],
    ['no action in an element', transact(Delete(key('a')), {}), 'one-action', { field: place, count: 0 }],
    ['another action', transact(Delete(key('a')), { Get: {} }), 'unknown-field', { field: `${place}.Get` }],
    [
      'a table there is not',
      transact(Delete(key('a')), Delete(key('b'), { TableName: 'Other' })),
      'table-unknown',
      { table: 'Other' },
      'ResourceNotFoundException',
    ],
    [
      'a check without condition',
      transact(Delete(key('a')), Check(KEY)),
      'missing-field',
      { field: `${place}.ConditionCheck.ConditionExpression` },
    ],
    [
      'an update without expression',
      transact(Delete(key('a')), { Update: { TableName, Key: KEY } }),
      'missing-field',
      { field: `${place}.Update.UpdateExpression` },
    ],
    ['an empty key', transact(Put({ ...GONE, PK: { S: '' } })), 'key-empty', { attribute: 'PK' }],
    [
      'an empty key to update',
      transact(Update({ ...GONE, PK: { S: '' } }, 'SET a = :v', v)),
      'key-empty',
      { attribute: 'PK' },
    ],
    [
      'an empty key of an index',
      transact(Put({ ...GONE, G: { S: '' } })),
      'index-key-empty',
      { index: 'all', attribute: 'G' },
    ],
    [
      'an empty key of an index set',
      transact(Update(GONE, 'SET G = :v', { ':v': { S: '' } })),
      'index-key-empty',
      { index: 'all', attribute: 'G' },
    ],
    ...(
      [
        ['alone', []],
        ['after a condition that fails', [Check(KEY, free)]],
        ['after a key of another form', [Delete({ PK: { S: 'a' } })]],
      ] as const
    ).map(
      ([where, before]): Row => [
        `an empty key of an index come to, ${where}`,
        transact(...before, Update(GONE, 'SET G = if_not_exists(a, :v)', empty)),
        'index-key-empty',
        { index: 'all', attribute: 'G' },
      ],
    ),
    [
      'a reserved word',
      transact(Update(GONE, 'SET status = :v', v)),
      'reserved-word',
      { expression: 'UpdateExpression', word: 'status', at: 4 },
    ],
    [
      'an unused value',
      transact(Check(KEY, exists, { ExpressionAttributeValues: v })),
      'value-unused',
      { placeholder: ':v' },
    ],
    [
      'a value of another action',
      transact(Update(GONE, 'SET a = :v', v), Check(KEY, 'str = :v')),
      'value-undefined',
      { expression: 'ConditionExpression', placeholder: ':v' },
    ],
    [
      'a bad number',
      transact(Put({ ...GONE, a: { N: 'x' } })),
      'not-a-number',
      { text: 'x', field: 'TransactItems[0].Put.Item.a.N' },
    ],
    [
      'malformed JSON after a bad number',
      transact(Put({ ...GONE, a: { N: 'x' } }), Put({ ...GONE, a: { N: 1 } })),
      'wrong-json',
      { expected: 'string', got: 'number', field: 'TransactItems[1].Put.Item.a.N' },
      'SerializationException',
    ],
    [
      'an item of more than 400 KB',
      transact(Put({ ...GONE, a: { S: 'x'.repeat(409_600) } })),
      'item-too-large',
      { bytes: 409_613, limit: 409_600 },
    ],
    [
      'ReturnValues',
      transact(Put(GONE, { ReturnValues: 'ALL_OLD' })),
      'unknown-field',
      { field: 'TransactItems[0].Put.ReturnValues' },
    ],
    [
      'a bad ReturnValuesOnConditionCheckFailure',
      transact(Put(GONE, { ReturnValuesOnConditionCheckFailure: 'ALL_NEW' })),
      'invalid-choice',
      { field: 'TransactItems[0].Put.ReturnValuesOnConditionCheckFailure', value: 'ALL_NEW' },
    ],
    [
      'a bad ReturnConsumedCapacity',
      outcomeOf('TransactWriteItems', { TransactItems: [Put(GONE)], ReturnConsumedCapacity: 'SOME' }),
      'invalid-choice',
      { field: 'ReturnConsumedCapacity', value: 'SOME' },
    ],
    ['4 MB', transact(...large(4_194_304))],
    ['4 MB and a byte', transact(...large(4_194_305)), 'transaction-too-large', { bytes: 4_194_305, limit: 4_194_304 }],
    [
      'a bad action before a bad key',
      transact(Update(KEY, 'SET PK = :v', v), Check(key('x'), 'a = ')),
      'syntax',
      { expression: 'ConditionExpression', at: 4, token: '<EOF>', near: '=' },
    ],
  ]);
});

describe('cancelled', () => {
  const table = { table: TableName };
  it.each([
    [
      'a key that is missing',
      transact(Put(GONE), Put({ PK: { S: 'a' } })),
      cancellation('None', ['key-missing', { attribute: 'SK' }]),
    ],
    [
      'a key of another type',
      transact(Put({ ...GONE, PK: { N: '1' } })),
      cancellation(['key-type', { attribute: 'PK', expected: 'S', actual: 'N' }]),
    ],
    [
      'a key too long',
      transact(Put({ ...GONE, SK: { S: 'x'.repeat(1025) } })),
      cancellation(['key-too-long', { attribute: 'SK', bytes: 1025, limit: 1024 }]),
    ],
    [
      'a key of an index of another type',
      transact(Put({ ...GONE, G: { N: '1' } })),
      cancellation(['index-key-type', { index: 'all', attribute: 'G', expected: 'S', actual: 'N' }]),
    ],
    [
      'a key of an index set to another type',
      transact(Update(GONE, 'SET G = :v', { ':v': { N: '1' } })),
      cancellation(['index-key-type', { index: 'all', attribute: 'G', expected: 'S', actual: 'N' }]),
    ],
    ['a key updated', transact(Update(KEY, 'SET SK = :v', v)), cancellation(['key-update', { attribute: 'SK' }])],
    [
      'the inside of a key of an index updated',
      transact(Update(KEY, 'SET G.a = :v', v)),
      cancellation(['key-nested-path', { attribute: 'G' }]),
    ],
    ['a Key that lacks something', transact(Delete({ PK: { S: 'a' } })), cancellation(['key-shape', table])],
    [
      'a Key with something more',
      transact(Check({ ...KEY, a: { S: 'a' } }, exists)),
      cancellation(['key-shape', table]),
    ],
    [
      'a Key of another type',
      transact(Update({ ...KEY, SK: { N: '1' } }, 'SET a = :v', v)),
      cancellation(['key-shape', table]),
    ],
    // A bad key comes before conditions, of two the first.
    [
      'keys before conditions',
      transact(Check(GONE, exists), Delete({}), Put({})),
      cancellation('None', ['key-shape', table], 'None'),
    ],
    [
      'a sum with a text',
      transact(Update(KEY, 'SET a = str + :n', { ':n': { N: '1' } })),
      cancellation(['update-operand-type', { function: '+', type: 'S' }]),
    ],
    [
      'an attribute that is not there',
      transact(Put(GONE), Update(KEY, 'SET a = b1')),
      cancellation('None', ['update-operand-missing', { path: 'b1' }]),
    ],
    [
      'a path that is not there',
      transact(Update(KEY, 'SET a.b1 = :v', v)),
      cancellation(['update-path', { path: 'a.b1' }]),
    ],
    [
      'an update to more than 400 KB',
      transact(Update(KEY, 'SET a = :v', { ':v': { S: 'x'.repeat(409_590) } })),
      cancellation(['item-too-large', { bytes: 409_666, limit: 409_600 }]),
    ],
    [
      'a condition before a key of an index that comes to nothing',
      transact(Update(GONE, 'SET G = if_not_exists(a, :v)', empty, { ConditionExpression: exists })),
      cancellation('ConditionalCheckFailed'),
    ],
    [
      'one condition of three',
      transact(Put(GONE), Check(KEY, free), Delete(key('x'))),
      cancellation('None', 'ConditionalCheckFailed', 'None'),
    ],
    [
      'conditions of all kinds',
      transact(
        Put(KEY, { ConditionExpression: free }),
        Update(GONE, 'SET a = :v', v, { ConditionExpression: exists }),
        Delete(key('x'), { ConditionExpression: exists }),
        Check(key('y'), exists),
      ),
      cancellation(
        'ConditionalCheckFailed',
        'ConditionalCheckFailed',
        'ConditionalCheckFailed',
        'ConditionalCheckFailed',
      ),
    ],
    [
      'a condition and what an update comes to',
      transact(Update(KEY, 'SET a = b1'), Check(GONE, exists)),
      cancellation(['update-operand-missing', { path: 'b1' }], 'ConditionalCheckFailed'),
    ],
    [
      'two updates',
      transact(Update(KEY, 'SET a = b1'), Update(GONE, 'SET a.b1 = :v', v)),
      cancellation(['update-operand-missing', { path: 'b1' }], ['update-path', { path: 'a.b1' }]),
    ],
    [
      'of two keys of another form the first, and no condition',
      transact(Check(KEY, free), Delete({ PK: { S: 'a' } }), Put({ PK: { S: 'a' } })),
      cancellation('None', ['key-shape', { table: TableName }], 'None'),
    ],
  ])('%s', (_, outcome, expected) => {
    expect(outcome).toEqual(expected);
  });

  it('with items where they were asked for and are there', () => {
    const ask = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' };
    const outcome = transact(
      Check(KEY, free, ask),
      Check(GONE, exists, ask),
      Delete(key('x'), ask),
      Check(key('y'), exists),
    );
    const failed = { code: 'ConditionalCheckFailed' };
    expect(outcome).toEqual({
      ok: false,
      error: {
        type: 'TransactionCanceledException',
        code: 'cancelled',
        params: {},
        reasons: [{ ...failed, item: ITEM }, failed, { code: 'None' }, failed],
      },
    });
  });

  it('leaves everything as it was', () => {
    const input = { TransactItems: [Put(GONE), Check(KEY, free)] };
    expect(execute(DATABASE, { operation: 'TransactWriteItems', input }).database).toBe(DATABASE);
  });
});

describe('done', () => {
  const other = { ...CREATE, TableName: 'Others' };
  const database = databaseOf([CREATE, other], [ITEM, { ...key('old'), a: { N: '1' } }]);
  it('all at once, in several tables', () => {
    const TransactItems = [
      Put(GONE, { ConditionExpression: free }),
      Update(key('old'), 'ADD a :n', { ':n': { N: '1' } }),
      Delete(KEY),
      { Put: { TableName: 'Others', Item: GONE } },
      { ConditionCheck: { TableName: 'Others', Key: KEY, ConditionExpression: free } },
    ];
    const step = execute(database, { operation: 'TransactWriteItems', input: { TransactItems } });
    expect(step.result).toEqual({
      ok: true,
      output: {},
      capacity: [
        { TableName, CapacityUnits: 6, WriteCapacityUnits: 6, Table: { CapacityUnits: 6, WriteCapacityUnits: 6 } },
        {
          TableName: 'Others',
          CapacityUnits: 4,
          WriteCapacityUnits: 4,
          Table: { CapacityUnits: 4, WriteCapacityUnits: 4 },
        },
      ],
    });
    expect(itemsOf(step.database, TableName)).toEqual([GONE, { ...key('old'), a: { N: '2' } }]);
    expect(itemsOf(step.database, 'Others')).toEqual([GONE]);
    expect(itemsOf(database, TableName)).toEqual([ITEM, { ...key('old'), a: { N: '1' } }]);
  });
});

describe('a token', () => {
  const add = Update(KEY, 'ADD num :n', { ':n': { N: '1' } });
  const request = (ClientRequestToken: unknown, ...TransactItems: readonly unknown[]) =>
    ({
      operation: 'TransactWriteItems',
      input: { TransactItems, ClientRequestToken, ReturnConsumedCapacity: 'TOTAL' },
    }) as const;
  const at = (now: number): RunOptions => ({ now });
  const number = (database: typeof DATABASE) => itemsOf(database, TableName)[0]?.num;
  const first = execute(DATABASE, request('token', add), at(1000));

  it('lets a transaction happen once in ten minutes', () => {
    expect(number(first.database)).toEqual({ N: '6' });
    const again = execute(first.database, request('token', add), at(1599));
    expect(again.database).toBe(first.database);
    const units = { CapacityUnits: 2, ReadCapacityUnits: 2 };
    expect(again.result).toEqual({
      ok: true,
      output: { ConsumedCapacity: [{ TableName, ...units }] },
      capacity: [{ TableName, ...units, Table: units }],
    });
    expect(number(execute(first.database, request('token', add), at(1600)).database)).toEqual({ N: '7' });
  });
  it('lets the same happen under another token, or none', () => {
    expect(number(execute(first.database, request('other', add), at(1001)).database)).toEqual({ N: '7' });
    expect(number(execute(first.database, request(undefined, add), at(1001)).database)).toEqual({ N: '7' });
  });
  it('does not care in which order fields stand', () => {
    const { TableName: name, ...rest } = add.Update;
    const turned = { Update: { ...rest, TableName: name } };
    expect(execute(first.database, request('token', turned), at(1001)).database).toBe(first.database);
  });
  it('is of one payload', () => {
    const { result, database } = execute(first.database, request('token', Delete(KEY)), at(1001));
    expect(result).toEqual(failure('token-reused', { token: 'token' }, 'IdempotentParameterMismatchException'));
    expect(database).toBe(first.database);
    expect(execute(first.database, request('token', Delete(KEY)), at(1600)).result).toMatchObject({ ok: true });
  });
  it('is free again after a failure', () => {
    const failed = execute(DATABASE, request('token', Check(KEY, free)), at(1000));
    expect(failed.result).toMatchObject({ ok: false });
    expect(execute(failed.database, request('token', add), at(1001)).result).toMatchObject({ ok: true });
  });
  it('is forgotten after its time', () => {
    const later = execute(first.database, request('later', Delete(GONE)), at(2000));
    expect([...later.database.tokens.keys()]).toEqual(['later']);
  });
  const long = (length: number) => execute(DATABASE, request('x'.repeat(length), add)).result;
  const range = { field: 'ClientRequestToken', least: 1, most: 36 };
  checkRows([
    ['36 characters', long(36)],
    ['37 characters', long(37), 'out-of-range', { ...range, value: 37 }],
    ['no characters', long(0), 'out-of-range', { ...range, value: 0 }],
    [
      'a number',
      execute(DATABASE, request(1, add)).result,
      'wrong-json',
      { field: 'ClientRequestToken', expected: 'string' },
      'SerializationException',
    ],
  ]);
});
