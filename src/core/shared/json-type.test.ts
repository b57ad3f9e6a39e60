import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { isRecord, jsonType, own } from './index.ts';

describe('jsonType', () => {
  it.each([
    [null, 'null'],
    [undefined, 'nothing'],
    [true, 'boolean'],
    [1.5, 'number'],
    [Number.NaN, 'other'],
    [Number.POSITIVE_INFINITY, 'other'],
    ['', 'string'],
    [[], 'array'],
    [{}, 'object'],
    [Object.create(null), 'object'],
    [new Map(), 'other'],
    [() => 1, 'other'],
    [1n, 'other'],
    [Symbol('x'), 'other'],
  ])('%o is %s', (value, type) => {
    expect(jsonType(value)).toBe(type);
  });

  it('takes an object of another frame for what it is', () => {
    expect(isRecord(runInNewContext('({ a: 1 })'))).toBe(true);
    expect(isRecord(runInNewContext('new Map()'))).toBe(false);
  });
});

describe('own', () => {
  it('sees no inherited name', () => {
    expect(own({ a: 1 }, 'a')).toBe(1);
    expect(own<unknown>({ a: 1 }, 'constructor')).toBeUndefined();
    expect(own(undefined, 'a')).toBeUndefined();
  });
});
