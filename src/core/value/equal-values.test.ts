import { describe, expect, it } from 'vitest';
import { type AttributeValue, equalItems, equalValues, type Item } from './index.ts';

const equal: readonly (readonly [AttributeValue, AttributeValue])[] = [
  [{ S: '' }, { S: '' }],
  [{ S: 'a' }, { S: 'a' }],
  [{ N: '1' }, { N: '1.0' }],
  [{ N: '-0' }, { N: '0e5' }],
  [{ N: '100' }, { N: '1E2' }],
  [{ N: 'half' }, { N: 'half' }],
  [{ B: 'AQ==' }, { B: 'AQ==' }],
  [{ BOOL: true }, { BOOL: true }],
  [{ NULL: true }, { NULL: true }],
  [{ L: [{ N: '1' }] }, { L: [{ N: '1.00' }] }],
  [{ M: { a: { S: '1' }, b: { S: '2' } } }, { M: { b: { S: '2' }, a: { S: '1' } } }],
  [{ SS: ['a', 'b'] }, { SS: ['b', 'a'] }],
  [{ NS: ['1', '2.0'] }, { NS: ['2', '1e0'] }],
  [{ BS: ['AQ==', 'Ag=='] }, { BS: ['Ag==', 'AQ=='] }],
];

const different: readonly (readonly [AttributeValue, AttributeValue])[] = [
  [{ S: 'a' }, { S: 'A' }],
  [{ S: '\u00e9' }, { S: 'e\u0301' }],
  [{ S: '1' }, { N: '1' }],
  [{ S: 'AQ==' }, { B: 'AQ==' }],
  [{ N: '1' }, { N: '2' }],
  [{ N: 'x' }, { N: 'y' }],
  [{ N: 'x' }, { N: '1' }],
  [{ B: 'AQ==' }, { B: 'Ag==' }],
  [{ BOOL: true }, { BOOL: false }],
  [{ BOOL: true }, { NULL: true }],
  [{ NULL: true }, { S: '' }],
  [{ L: [] }, { M: {} }],
  [{ L: [] }, { L: [{ NULL: true }] }],
  [{ L: [{ S: 'a' }, { S: 'b' }] }, { L: [{ S: 'b' }, { S: 'a' }] }],
  [{ M: { a: { S: '1' } } }, { M: { b: { S: '1' } } }],
  [{ M: { toString: { S: '1' } } }, { M: { a: { S: '1' } } }],
  [{ M: { a: { S: '1' } } }, { M: { a: { S: '1' }, b: { S: '1' } } }],
  [{ M: {} }, { S: '' }],
  [{ SS: ['a'] }, { SS: ['a', 'b'] }],
  [{ SS: ['a', 'a'] }, { SS: ['a', 'b'] }],
  [{ SS: ['1'] }, { NS: ['1'] }],
  [{ NS: ['1'] }, { SS: ['1'] }],
  [{ BS: ['AQ=='] }, { SS: ['AQ=='] }],
  [{ SS: ['a'] }, { L: [{ S: 'a' }] }],
];

describe('equalValues', () => {
  it.each(equal)('%j = %j', (a, b) => {
    expect([equalValues(a, b), equalValues(b, a), equalValues(a, a)]).toStrictEqual([true, true, true]);
  });

  it.each(different)('%j ≠ %j', (a, b) => {
    expect([equalValues(a, b), equalValues(b, a)]).toStrictEqual([false, false]);
  });
});

describe('equalItems', () => {
  it('compares attributes by name, in any order', () => {
    const item: Item = { PK: { S: 'a' }, n: { N: '1' } };
    expect(equalItems(item, item)).toBe(true);
    expect(equalItems(item, { n: { N: '1.0' }, PK: { S: 'a' } })).toBe(true);
    expect(equalItems(item, { PK: { S: 'a' } })).toBe(false);
    expect(equalItems({ PK: { S: 'a' } }, { constructor: { S: 'a' } })).toBe(false);
  });
});
