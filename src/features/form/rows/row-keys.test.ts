import { describe, expect, it } from 'vitest';
import { matchKeys, rowKeys } from './row-keys.ts';

const [a, b, c, d] = [{ n: 'a' }, { n: 'b' }, { n: 'c' }, { n: 'd' }];
const from = (list: readonly unknown[], previous: readonly unknown[]): readonly string[] => {
  let fresh = 0;
  return matchKeys(
    list,
    previous,
    previous.map((_, at) => `k${at}`),
    () => `new${++fresh}`,
  );
};

describe('keys of rows', () => {
  it.each([
    ['the same', [a, b, c], ['k0', 'k1', 'k2']],
    ['moved', [c, a, b], ['k2', 'k0', 'k1']],
    ['removed', [a, c], ['k0', 'k2']],
    ['inserted', [a, d, b, c], ['k0', 'new1', 'k1', 'k2']],
    ['edited in place', [a, { n: 'b2' }, c], ['k0', 'k1', 'k2']],
    ['moved and edited at once', [c, { n: 'a2' }, b], ['k2', 'new1', 'k1']],
    ['all new', [{ n: 'x' }, d], ['new1', 'new2']],
  ])('stay with the row when it is %s', (_, list, keys) => {
    expect(from(list, [a, b, c])).toEqual(keys);
  });

  it('tell equal texts apart by where they stand', () => {
    expect(from(['x', 'x', 'y'], ['x', 'x'])).toEqual(['k0', 'k1', 'new1']);
    expect(from(['x'], ['x', 'x'])).toEqual(['k0']);
  });

  it('come back with undo', () => {
    const before = [a, b];
    const first = rowKeys(before, []);
    const after = [b];
    expect(rowKeys(after, before)).toEqual([first[1]]);
    expect(rowKeys(before, after)).toBe(first);
  });
});
