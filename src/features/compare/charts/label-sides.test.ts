import { expect, it } from 'vitest';
import { labelSides } from './label-sides.ts';

it.each([
  ['far apart', [50, 150], ['right', 'right']],
  ['two together', [100, 115], ['left', 'right']],
  ['three together', [100, 115, 130], ['left', 'none', 'right']],
  ['at the end', [290], ['left']],
  ['together at the end', [280, 290], ['left', 'none']],
  ['none', [], []],
])('%s', (_, places, sides) => {
  expect(labelSides(places, 300)).toEqual(sides);
});
