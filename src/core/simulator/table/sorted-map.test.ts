import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getEntry, removeEntry, type SortedMap, setEntry, sizeOf, valuesOf, walk } from './sorted-map.ts';

const key = fc.string({ maxLength: 3 });
const steps = fc.array(fc.record({ key, remove: fc.boolean() }), { maxLength: 200 });

function replay(list: readonly { key: string; remove: boolean }[]) {
  let map: SortedMap<string>;
  const model = new Map<string, string>();
  for (const { key, remove } of list) {
    map = remove ? removeEntry(map, key) : setEntry(map, key, `value of ${key}`);
    if (remove) model.delete(key);
    else model.set(key, `value of ${key}`);
  }
  return { map, model };
}

/** No side outweighs the other by more than the factor the tree promises. */
function isBalanced(map: SortedMap<string>): boolean {
  if (map === undefined) return true;
  const [l, r] = [sizeOf(map.left), sizeOf(map.right)];
  const even = l + r < 2 || (l <= 3 * r && r <= 3 * l);
  return even && map.size === l + r + 1 && isBalanced(map.left) && isBalanced(map.right);
}

describe('a persistent sorted map', () => {
  it('holds what a plain map holds, in order and balanced', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const { map, model } = replay(list);
        const sorted = [...model.keys()].toSorted();
        expect(valuesOf(map)).toEqual(sorted.map((name) => `value of ${name}`));
        expect(sizeOf(map)).toBe(model.size);
        expect(isBalanced(map)).toBe(true);
        for (const name of sorted) expect(getEntry(map, name)).toBe(model.get(name));
      }),
    );
  });

  it('leaves earlier maps as they were', () => {
    fc.assert(
      fc.property(steps, key, (list, name) => {
        const { map } = replay(list);
        const before = valuesOf(map);
        setEntry(map, name, 'new');
        removeEntry(map, name);
        expect(valuesOf(map)).toEqual(before);
      }),
    );
  });

  it('walks a range forwards and backwards, and stops when told', () => {
    fc.assert(
      fc.property(steps, key, key, fc.boolean(), fc.nat(5), (list, from, to, descending, most) => {
        const { map, model } = replay(list);
        const inside = [...model.keys()].filter((name) => name >= from && name < to).toSorted();
        const expected = (descending ? inside.toReversed() : inside).slice(0, most);
        const seen: string[] = [];
        if (most > 0) walk(map, { from, to }, descending, (_, name) => seen.push(name) < most);
        expect(seen).toEqual(expected);
      }),
    );
  });
});
