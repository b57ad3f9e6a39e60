import { describe, expect, it } from 'vitest';
import { type AttributeValue, itemSize, keyValueBytes, valueSize } from './index.ts';

/** Measured on DynamoDB at its 1 KB and 400 KB boundaries. */
const sizes: readonly (readonly [AttributeValue, number])[] = [
  [{ S: '' }, 0],
  [{ S: 'a' }, 1],
  [{ S: 'é' }, 2],
  [{ S: '日本' }, 6],
  [{ S: '😀' }, 4],
  [{ BOOL: true }, 1],
  [{ NULL: true }, 1],
  [{ B: '' }, 0],
  [{ B: 'aGVsbG8=' }, 5],
  [{ SS: ['ab'] }, 2],
  [{ SS: ['a', 'bc', 'def'] }, 6],
  [{ NS: ['1'] }, 2],
  [{ NS: ['1', '22', '333'] }, 7],
  [{ BS: ['AQI=', 'AQID'] }, 5],
  [{ L: [] }, 3],
  [{ M: {} }, 3],
  [{ L: [{ S: 'a' }] }, 5],
  [{ L: [{ S: 'a' }, { S: 'b' }] }, 7],
  [{ L: [{ N: '1' }] }, 6],
  [{ L: [{ NULL: true }] }, 5],
  [{ L: [{ BOOL: true }] }, 5],
  [{ L: [{ L: [] }] }, 7],
  [{ L: [{ M: {} }] }, 7],
  [{ M: { k: { S: 'a' } } }, 6],
  [{ M: { key: { S: 'abc' }, n: { N: '5' } } }, 14],
  [{ M: { a: { M: { b: { M: { c: { S: 'x' } } } } } } }, 16],
  [{ L: [{ SS: ['a', 'b'] }] }, 6],
  [{ M: { a: { L: [] } } }, 8],
];

const numberSizes: readonly (readonly [string, number])[] = [
  ['0', 1],
  ['-0', 1],
  ['0.0', 1],
  ['1', 2],
  ['9', 2],
  ['10', 2],
  ['12', 2],
  ['99', 2],
  ['100', 2],
  ['101', 3],
  ['123', 3],
  ['1000', 2],
  ['1234', 3],
  ['12345', 4],
  ['123456', 4],
  ['1234567', 5],
  ['12345678', 5],
  ['-1', 3],
  ['-12', 3],
  ['-123', 4],
  ['-1234', 4],
  ['0.1', 2],
  ['0.12', 2],
  ['0.01', 2],
  ['0.012', 3],
  ['0.001', 2],
  ['1.5', 3],
  ['12.5', 3],
  ['1.25', 3],
  ['100.5', 4],
  ['-0.5', 3],
  ['1e10', 2],
  ['1e11', 2],
  ['1.2e11', 2],
  ['1e125', 2],
  ['9.9e125', 2],
  ['1e-130', 2],
  ['3.14159', 5],
  ['2.71828182845904523536', 12],
  ['12345678901234567890123456789012345678', 20],
  ['99999999999999999999999999999999999999', 20],
  ['9.9999999999999999999999999999999999999E+125', 20],
  ['-9.9999999999999999999999999999999999999E+125', 21],
  ['-12345678901234567890123456789012345678', 21],
  ['-1234567890123456789012345678901234567', 21],
  ['-123456789012345678901234567890123456', 20],
  ['1234567890123456789012345678901234567', 20],
  ['1696118400', 5],
  ['1696118400000', 6],
  ['2026', 3],
  ['1.10', 3],
  ['00012', 2],
  ['5e0', 2],
  ['1010', 3],
  ['-42', 3],
  ['0.15', 2],
  ['0.0000001', 2],
  ['1.200', 3],
  ['1.234', 4],
  ['1E125', 2],
  ['1E-100', 2],
  ['0042', 2],
  ['1.1111111111111111111111111111111111111', 21],
  ['-1.1111111111111111111111111111111111111', 21],
];

describe('valueSize', () => {
  it.each(sizes)('C1: %j takes %i bytes', (value, bytes) => {
    expect(valueSize(value)).toBe(bytes);
  });

  it.each(numberSizes)('C1: the number %s takes %i bytes', (text, bytes) => {
    expect([valueSize({ N: text }), valueSize({ NS: [text] })]).toStrictEqual([bytes, bytes]);
  });

  it('C1: half-typed numbers and binary texts have a size all the same', () => {
    expect(['', '-', 'x'.repeat(100)].map((N) => valueSize({ N }))).toStrictEqual([1, 2, 21]);
    expect(['A', 'AQ', 'AQI', '=='].map((B) => valueSize({ B }))).toStrictEqual([0, 1, 2, 0]);
  });
});

describe('itemSize', () => {
  it.each([
    [{}, 0],
    [{ p: { S: 'k' } }, 2],
    [{ pk: { S: 'k' }, n: { N: '42' } }, 6],
    [{ é: { S: 'é' } }, 4],
    [{ PK: { S: 'UNIQ#HANDLE#ada' }, SK: { S: 'LOCK' } }, 23],
  ])('C1: %j takes %i bytes', (item, bytes) => {
    expect(itemSize(item)).toBe(bytes);
  });
});

describe('keyValueBytes', () => {
  it('K5: counts UTF-8 bytes of a text, decoded bytes of binary', () => {
    expect(keyValueBytes({ S: 'é#😀' })).toBe(7);
    expect(keyValueBytes({ B: 'AQID' })).toBe(3);
    expect(keyValueBytes({ N: '-12' })).toBe(3);
  });
});
