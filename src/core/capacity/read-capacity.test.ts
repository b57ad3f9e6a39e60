import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '../../../tests/fast-check-options.ts';
import {
  localQueryUnits,
  PAGE_BYTES,
  queryUnits,
  readManyUnits,
  readUnits,
  uniformQueryUnits,
} from './read-capacity.ts';

const KB = 1024;

describe('C4: reading by key', () => {
  it.each([
    ['0.5 KiB', 0.5 * KB, 0.5, 1, 2],
    ['1.5 KiB', 1.5 * KB, 0.5, 1, 2],
    ['3.2 KiB', 3.2 * KB, 0.5, 1, 2],
    ['5 KiB', 5 * KB, 1, 2, 4],
    ['4,096 bytes', 4096, 0.5, 1, 2],
    ['4,097 bytes', 4097, 1, 2, 4],
    ['nothing', 0, 0.5, 1, 2],
  ])('%s', (_, bytes, eventual, strong, transactional) => {
    expect(readUnits(bytes, 'eventual')).toBe(eventual);
    expect(readUnits(bytes, 'strong')).toBe(strong);
    expect(readUnits(bytes, 'transactional')).toBe(transactional);
  });

  it('rounds each item of several on its own', () => {
    expect(readManyUnits([1.5 * KB, 6.5 * KB], 'eventual')).toBe(1.5);
    expect(readManyUnits([0.5 * KB, 1.5 * KB, 3.2 * KB], 'transactional')).toBe(6);
    expect(readManyUnits([], 'strong')).toBe(0);
  });
});

describe('C4: Query', () => {
  const ten = Array.from({ length: 10 }, () => 1000);

  it('sums bytes before it rounds', () => {
    expect(queryUnits(ten, 'eventual')).toEqual({ units: 1.5, atMost: 1.5, pages: 1 });
    expect(queryUnits(ten, 'strong')).toEqual({ units: 3, atMost: 3, pages: 1 });
  });

  it('says that an empty one may cost a step', () => {
    expect(queryUnits([], 'eventual')).toEqual({ units: 0, atMost: 0.5, pages: 1 });
    expect(queryUnits([], 'strong')).toEqual({ units: 0, atMost: 1, pages: 1 });
    expect(uniformQueryUnits(0, 100, 'eventual')).toEqual({ units: 0, atMost: 0.5, pages: 1 });
  });

  it('rounds each page of 1 MB on its own', () => {
    const big = 300 * KB;
    expect(queryUnits([big, big, big, big], 'strong')).toEqual({ units: 225 + 75, atMost: 300, pages: 2 });
    expect(uniformQueryUnits(4, big, 'strong')).toEqual({ units: 300, atMost: 300, pages: 2 });
    expect(uniformQueryUnits(2, PAGE_BYTES, 'eventual').pages).toBe(2);
  });

  it('fetches what a local index lacks item by item', () => {
    const four = Array.from({ length: 4 }, () => 300);
    expect(localQueryUnits([90, 90, 90, 90], four, 'strong')).toEqual({ index: 1, table: 4 });
    expect(localQueryUnits([90, 90, 90, 90], four, 'eventual')).toEqual({ index: 0.5, table: 2 });
  });

  it('is the same for equal sizes told as a list or as a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 409_600 }), (rows, bytes) => {
        const sizes = Array.from({ length: rows }, () => bytes);
        expect(uniformQueryUnits(rows, bytes, 'eventual')).toEqual(queryUnits(sizes, 'eventual'));
      }),
      randomRuns(200),
    );
  });
});
