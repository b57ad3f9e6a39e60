/** PutItem, UpdateItem, DeleteItem: what they give back, and that the database before stays as it was. */
import { describe, expect, it } from 'vitest';
import { DATABASE, GONE, ITEM, KEY, outcomeOf } from '../__fixtures__/table.ts';
import { entriesOfIndex, itemsOf } from '../contents.ts';
import { execute } from '../execute.ts';

const given = (operation: 'PutItem' | 'UpdateItem' | 'DeleteItem', input: Readonly<Record<string, unknown>>) => {
  const outcome = outcomeOf(operation, input);
  return outcome.ok ? outcome.output : outcome.error;
};
const update = (ReturnValues: string, UpdateExpression: string, Key = KEY) =>
  given('UpdateItem', { Key, UpdateExpression, ReturnValues, ExpressionAttributeValues: { ':v': { S: 'new' } } });

describe('ReturnValues', () => {
  it.each([
    ['PutItem NONE', given('PutItem', { Item: ITEM }), {}],
    ['PutItem ALL_OLD', given('PutItem', { Item: KEY, ReturnValues: 'ALL_OLD' }), { Attributes: ITEM }],
    ['PutItem ALL_OLD of nothing', given('PutItem', { Item: GONE, ReturnValues: 'ALL_OLD' }), {}],
    ['DeleteItem ALL_OLD', given('DeleteItem', { Key: KEY, ReturnValues: 'ALL_OLD' }), { Attributes: ITEM }],
    ['DeleteItem ALL_OLD of nothing', given('DeleteItem', { Key: GONE, ReturnValues: 'ALL_OLD' }), {}],
    ['UpdateItem NONE', update('NONE', 'SET str = :v'), {}],
    ['UpdateItem ALL_OLD', update('ALL_OLD', 'SET str = :v'), { Attributes: ITEM }],
    ['UpdateItem ALL_OLD of nothing', update('ALL_OLD', 'SET str = :v', GONE), {}],
    ['UpdateItem ALL_NEW', update('ALL_NEW', 'SET str = :v'), { Attributes: { ...ITEM, str: { S: 'new' } } }],
    [
      'UpdateItem ALL_NEW of nothing',
      update('ALL_NEW', 'SET str = :v', GONE),
      { Attributes: { ...GONE, str: { S: 'new' } } },
    ],
    [
      'UpdateItem UPDATED_OLD',
      update('UPDATED_OLD', 'SET str = :v, extra = :v'),
      { Attributes: { str: { S: 'abc' } } },
    ],
    ['UpdateItem UPDATED_OLD of nothing', update('UPDATED_OLD', 'SET str = :v', GONE), {}],
    ['UpdateItem UPDATED_NEW', update('UPDATED_NEW', 'SET str = :v REMOVE num'), { Attributes: { str: { S: 'new' } } }],
    [
      'UpdateItem UPDATED_NEW of a member',
      update('UPDATED_NEW', 'SET mp.q = :v'),
      { Attributes: { mp: { M: { q: { S: 'new' } } } } },
    ],
    [
      'UpdateItem UPDATED_OLD of an element',
      update('UPDATED_OLD', 'SET lst[1] = :v'),
      { Attributes: { lst: { L: [{ S: 'x' }] } } },
    ],
    ['UpdateItem UPDATED_NEW beyond the end', update('UPDATED_NEW', 'SET lst[9] = :v'), {}],
  ])('%s', (_, output, expected) => {
    expect(output).toEqual(expected);
  });
});

describe('a failed condition', () => {
  const failing = (more: Readonly<Record<string, unknown>>) =>
    given('DeleteItem', { Key: KEY, ConditionExpression: 'attribute_not_exists(PK)', ...more });
  const failed = { type: 'ConditionalCheckFailedException', code: 'condition-failed', params: {} };
  it('shows the item where it was asked to', () => {
    expect(failing({ ReturnValuesOnConditionCheckFailure: 'ALL_OLD' })).toEqual({ ...failed, item: ITEM });
    expect(failing({ ReturnValuesOnConditionCheckFailure: 'NONE' })).toEqual(failed);
    expect(failing({})).toEqual(failed);
  });
  it.each([
    ['SET SK = :v', { S: 'v' }, 'key-update'],
    ['SET G = :v', { N: '1' }, 'index-key-type'],
    ['SET G = :v', { S: '' }, 'index-key-empty'],
    ['SET G = :v', { S: 'x'.repeat(2049) }, 'index-key-too-long'],
  ])('comes before what an update does to keys: %s %#', (UpdateExpression, value, code) => {
    const input = { Key: KEY, UpdateExpression, ExpressionAttributeValues: { ':v': value } };
    const under = (ConditionExpression: string) => given('UpdateItem', { ...input, ConditionExpression });
    expect(under('attribute_not_exists(PK)')).toEqual(failed);
    expect(under('attribute_exists(PK)')).toMatchObject({ type: 'ValidationException', code });
  });
  it('shows nothing where there is nothing', () => {
    const missing = { Key: GONE, ConditionExpression: 'attribute_exists(PK)' };
    expect(failing({ ...missing, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' })).toEqual(failed);
  });
  it('leaves the database as it is', () => {
    const input = { TableName: 'Things', Key: KEY, ConditionExpression: 'attribute_not_exists(PK)' };
    expect(execute(DATABASE, { operation: 'DeleteItem', input }).database).toBe(DATABASE);
  });
});

describe('a database', () => {
  const entry = { ...KEY, G: { S: 'g' }, H: { N: '1' }, str: { S: 'abc' } };
  const written = execute(DATABASE, { operation: 'PutItem', input: { TableName: 'Things', Item: entry } }).database;
  it('stays as it was when a write makes another of it', () => {
    expect(itemsOf(DATABASE, 'Things')).toEqual([ITEM]);
    expect(itemsOf(written, 'Things')).toEqual([entry]);
    expect(entriesOfIndex(DATABASE, 'Things', 'all')).toEqual([]);
    expect(entriesOfIndex(written, 'Things', 'all')).toEqual([entry]);
  });
  it('moves entries of indexes with their keys', () => {
    const run = (UpdateExpression: string, values?: object) =>
      execute(written, {
        operation: 'UpdateItem',
        input: {
          TableName: 'Things',
          Key: KEY,
          UpdateExpression,
          ...(values && { ExpressionAttributeValues: values }),
        },
      }).database;
    expect(entriesOfIndex(run('SET H = :h', { ':h': { N: '2' } }), 'Things', 'all')).toEqual([
      { ...entry, H: { N: '2' } },
    ]);
    const withoutSort = run('REMOVE H');
    expect(entriesOfIndex(withoutSort, 'Things', 'all')).toEqual([]);
    expect(entriesOfIndex(withoutSort, 'Things', 'keys')).toEqual([{ ...KEY, G: { S: 'g' } }]);
    const { database: gone } = execute(written, { operation: 'DeleteItem', input: { TableName: 'Things', Key: KEY } });
    expect(entriesOfIndex(gone, 'Things', 'keys')).toEqual([]);
    expect(itemsOf(gone, 'Things')).toEqual([]);
  });
});
