import { describe, expect, it } from 'vitest';
import { placeUnder } from './use-row-drag.ts';

describe('where a dragged row goes', () => {
  const rows = [0, 30, 60].map((top) => ({ top, bottom: top + 28 }));
  it.each([
    ['onto itself', 0, 10, 0],
    ['not yet past the next', 0, 40, 0],
    ['past the middle of the next', 0, 45, 1],
    ['below all', 0, 500, 2],
    ['up past one', 2, 40, 1],
    ['above all', 2, -50, 0],
  ])('%s', (_, from, y, to) => {
    expect(placeUnder(rows, from, y)).toBe(to);
  });
});
