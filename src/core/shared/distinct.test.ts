import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinct } from './distinct.ts';

describe('distinct', () => {
  it('keeps the first of each, in order, for lists short and long', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'constructor', '__proto__', ''), { maxLength: 40 }),
        (all) => {
          expect(distinct(all)).toEqual([...new Set(all)]);
        },
      ),
    );
  });
});
