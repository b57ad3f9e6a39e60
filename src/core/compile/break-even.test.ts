import { describe, expect, it } from 'vitest';
import { crossingOfLines, crossingsOfPoints, standingOf } from './break-even.ts';

const line = (kind: 'table-key' | 'index', none: number, all: number) => ({ kind, none, all });
const points = (kind: 'table-key' | 'index', ...costs: number[]) => ({ kind, costs });

describe('crossingOfLines', () => {
  it.each([
    [1, 4, 2, 3, { share: 0.5, below: 'table-key', above: 'index' }],
    [2, 3, 1, 4, { share: 0.5, below: 'index', above: 'table-key' }],
    [1, 4, 1, 3, null],
    [1, 4, 2, 4, null],
    [1, 1, 1, 1, null],
    // 2 × 0.08 + 2 × 0.92 and 2: only floating point tells them apart.
    [2, 4, 2 + 4e-16, 3, null],
    [5, 4, 5 - 9e-16, 6, null],
  ])('%j to %j and %j to %j meet at %j', (none, all, otherNone, otherAll, expected) => {
    expect(crossingOfLines(line('table-key', none, all), line('index', otherNone, otherAll))).toEqual(expected);
  });
});

describe('crossingsOfPoints', () => {
  const shares = [0, 0.3, 0.6, 1];
  it.each([
    ['between two points', [0, 0, 0, 0], [1, 1, -1, -1], [0.45]],
    ['at a point', [0, 0, 0, 0], [1, 0, -5, -5], [0.3]],
    ['where both part after being equal', [0, 0, 0, 0], [1, 0, 0, -5], [0.6]],
    ['nowhere, touching', [0, 0, 0, 0], [1, 0, 1, 1], []],
    ['twice', [0, 0, 0, 0], [1, -1, 1, 1], [0.15, 0.45]],
    ['nowhere, without numbers', [0, 0, 0, 0], [1, Number.POSITIVE_INFINITY, Number.NaN, 1], []],
    ['nowhere, without numbers on both sides', [Infinity, Infinity, 0, 0], [-Infinity, Infinity, 0, 0], []],
  ])('cross %s', (_, a, b, expected) => {
    const met = crossingsOfPoints(points('table-key', ...a), points('index', ...b), shares);
    expect(met.map(({ share }) => share)).toEqual(expected.map((share) => expect.closeTo(share, 12)));
  });
});

describe('standingOf', () => {
  it.each([
    ['equal everywhere', [1, 2, 3], [1, 2, 3], { equal: 'everywhere' }],
    ['one always cheaper', [1, 2, 3], [2, 3, 4], { equal: 'nowhere', cheaper: 'table-key' }],
    ['equal where nothing changes', [1, 4], [1, 3], { equal: 'at-none', cheaper: 'index' }],
    ['equal where all changes', [1, 4], [2, 4], { equal: 'at-all', cheaper: 'table-key' }],
    ['they cross', [1, 4], [2, 3], null],
    ['there is no price', [], [], null],
  ] as const)('%s', (_, a, b, expected) => {
    expect(standingOf(points('table-key', ...a), points('index', ...b))).toEqual(expected);
  });
});
