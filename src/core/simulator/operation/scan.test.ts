/** Scan: every entry, page by page. */
import { describe, expect, it } from 'vitest';
import type { Item } from '#core/value';
import { checkRows } from '../__fixtures__/check-rows.ts';
import { CREATE, databaseOf, outcomeOf } from '../__fixtures__/table.ts';

const item = (PK: string, SK: string, more: Item = {}): Item => ({ PK: { S: PK }, SK: { S: SK }, ...more });
const items = [item('a', '1'), item('a', '2', { G: { S: 'g' }, str: { S: 'x' } }), item('b', '1', { str: { S: 'y' } })];
const database = databaseOf([CREATE], items);
const scan = (more: Readonly<Record<string, unknown>> = {}) => outcomeOf('Scan', more, database);
const output = (more: Readonly<Record<string, unknown>> = {}) => {
  const outcome = scan(more);
  return outcome.ok ? outcome.output : outcome.error;
};

describe('a Scan', () => {
  it('gives all items', () => {
    expect(output()).toEqual({ Items: items, Count: 3, ScannedCount: 3 });
  });
  it('goes on from a key', () => {
    expect(output({ Limit: 2 })).toEqual({
      Items: items.slice(0, 2),
      Count: 2,
      ScannedCount: 2,
      LastEvaluatedKey: item('a', '2'),
    });
    expect(output({ ExclusiveStartKey: item('a', '2') })).toEqual({ Items: [items[2]], Count: 1, ScannedCount: 1 });
  });
  it('filters and projects', () => {
    expect(output({ FilterExpression: 'attribute_exists(str)', ProjectionExpression: 'str' })).toEqual({
      Items: [{ str: { S: 'x' } }, { str: { S: 'y' } }],
      Count: 2,
      ScannedCount: 3,
    });
    expect(
      output({ Select: 'COUNT', FilterExpression: 'PK = :p', ExpressionAttributeValues: { ':p': { S: 'a' } } }),
    ).toEqual({
      Count: 2,
      ScannedCount: 3,
    });
  });
  it('reads an index', () => {
    expect(output({ IndexName: 'keys' })).toEqual({
      Items: [item('a', '2', { G: { S: 'g' } })],
      Count: 1,
      ScannedCount: 1,
    });
  });
});

describe('refused', () => {
  checkRows([
    [
      'a consistent read of a global index',
      scan({ IndexName: 'all', ConsistentRead: true }),
      'consistent-global-index',
      { index: 'all' },
    ],
    [
      'a path inside a key',
      scan({ FilterExpression: 'attribute_exists(PK.a)' }),
      'key-nested-path',
      { attribute: 'PK' },
    ],
    ['a filter on a key', scan({ FilterExpression: 'attribute_exists(PK)' })],
    [
      'a bad filter',
      scan({ FilterExpression: 'PK' }),
      'syntax',
      { expression: 'FilterExpression', at: 2, token: '<EOF>', near: 'PK' },
    ],
    [
      'a bad projection',
      scan({ ProjectionExpression: 'PK,' }),
      'syntax',
      { expression: 'ProjectionExpression', at: 3, token: '<EOF>', near: ',' },
    ],
    [
      'an unused name',
      scan({ FilterExpression: 'attribute_exists(PK)', ExpressionAttributeNames: { '#a': 'a' } }),
      'name-unused',
      { placeholder: '#a' },
    ],
    [
      'names without expression',
      scan({ ExpressionAttributeNames: { '#a': 'a' } }),
      'placeholders-without-expression',
      { field: 'ExpressionAttributeNames' },
    ],
    ['SPECIFIC_ATTRIBUTES without any', scan({ Select: 'SPECIFIC_ATTRIBUTES' }), 'select-needs-projection'],
    [
      'what an index lacks',
      scan({ IndexName: 'keys', ProjectionExpression: 'str' }),
      'not-projected',
      { index: 'keys', attribute: 'str' },
    ],
    ['a start with too little', scan({ ExclusiveStartKey: { PK: { S: 'a' } } }), 'start-key-shape'],
    ['another table', scan({ TableName: 'Other' }), 'table-unknown', { table: 'Other' }, 'ResourceNotFoundException'],
    ['a Scan in parts', scan({ Segment: 0 }), 'unsupported-field', { field: 'Segment' }],
  ]);
});
