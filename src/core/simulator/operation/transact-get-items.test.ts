/** GetItem and TransactGetItems: items by their keys. */
import { describe, expect, it } from 'vitest';
import { checkRows } from '../__fixtures__/check-rows.ts';
import { cancellation, GONE, ITEM, KEY, outcomeOf } from '../__fixtures__/table.ts';

type Json = Readonly<Record<string, unknown>>;

const TableName = 'Things';
const Get = (Key: Json, more: Json = {}) => ({ Get: { TableName, Key, ...more } });
const transact = (TransactItems: readonly unknown[], more: Json = {}) =>
  outcomeOf('TransactGetItems', { TransactItems, ...more });

describe('GetItem', () => {
  const get = (Key: Json, more: Json = {}) => outcomeOf('GetItem', { Key, ...more });
  it('gives the item, at half the price where it may be stale', () => {
    const report = { TableName, CapacityUnits: 0.5, Table: { CapacityUnits: 0.5 } };
    expect(get(KEY)).toEqual({ ok: true, output: { Item: ITEM }, capacity: [report] });
    expect(get(KEY, { ConsistentRead: true, ReturnConsumedCapacity: 'TOTAL' })).toEqual({
      ok: true,
      output: { Item: ITEM, ConsumedCapacity: { TableName, CapacityUnits: 1 } },
      capacity: [{ TableName, CapacityUnits: 1, Table: { CapacityUnits: 1 } }],
    });
    expect(get(GONE, { ReturnConsumedCapacity: 'INDEXES' })).toEqual({
      ok: true,
      output: { ConsumedCapacity: report },
      capacity: [report],
    });
  });
});

describe('TransactGetItems', () => {
  it('gives each item in its place', () => {
    const units = { CapacityUnits: 4, ReadCapacityUnits: 4 };
    const items = [Get(GONE), Get(KEY, { ProjectionExpression: 'str' })];
    expect(transact(items, { ReturnConsumedCapacity: 'INDEXES' })).toEqual({
      ok: true,
      output: {
        Responses: [{}, { Item: { str: { S: 'abc' } } }],
        ConsumedCapacity: [{ TableName, ...units, Table: units }],
      },
      capacity: [{ TableName, ...units, Table: units }],
    });
    expect(transact([Get(KEY)])).toMatchObject({ output: { Responses: [{ Item: ITEM }] } });
  });
  it.each(['nothing', 'mp.nothing', 'str.x, lst[9]'])(
    'shows no item where %s finds nothing, unlike GetItem',
    (paths) => {
      const ProjectionExpression = paths;
      expect(transact([Get(KEY, { ProjectionExpression })])).toMatchObject({ output: { Responses: [{}] } });
      expect(transact([Get(KEY, { ProjectionExpression })])).not.toHaveProperty(['output', 'Responses', 0, 'Item']);
      expect(outcomeOf('GetItem', { Key: KEY, ProjectionExpression })).toMatchObject({ output: { Item: {} } });
    },
  );
  it('is cancelled for the form of a key', () => {
    expect(transact([Get(GONE), Get({ PK: { S: 'a' } })])).toEqual(
      cancellation('None', ['key-shape', { table: TableName }]),
    );
  });
  checkRows([
    ['an item twice', transact([Get(KEY), Get(KEY)]), 'item-repeated'],
    ['no items', transact([]), 'out-of-range', { field: 'TransactItems', value: 0, least: 1, most: 100 }],
    ['an element without Get', transact([{}]), 'missing-field', { field: 'TransactItems[0].Get' }],
    ['another action', transact([{ Put: {} }]), 'unknown-field', { field: 'TransactItems[0].Put' }],
    ['a Get without key', transact([{ Get: { TableName } }]), 'missing-field', { field: 'TransactItems[0].Get.Key' }],
    [
      'a consistent Get, which all are',
      transact([Get(KEY, { ConsistentRead: true })]),
      'unknown-field',
      { field: 'TransactItems[0].Get.ConsistentRead' },
    ],
    ['an empty key', transact([Get({ ...KEY, PK: { S: '' } })]), 'key-empty', { attribute: 'PK' }],
    [
      'another table',
      transact([Get(KEY, { TableName: 'Other' })]),
      'table-unknown',
      { table: 'Other' },
      'ResourceNotFoundException',
    ],
    [
      'no list',
      transact('none' as never),
      'wrong-json',
      { field: 'TransactItems', expected: 'array' },
      'SerializationException',
    ],
  ]);
});
