import { expect, it } from 'vitest';
import { marksOf } from './break-even-marks.ts';

it('marks the crossings of each two placements, those that lie together once', () => {
  const index = { share: 0.5, below: 'table-key', above: 'index' } as const;
  const several = { share: 0.502, below: 'table-key', above: 'multi-attribute-index' } as const;
  const sparse = { share: 0.4, below: 'table-key', above: 'sparse-index' } as const;
  const between = { share: 0.1, below: 'index', above: 'sparse-index' } as const;
  const marks = marksOf([
    { a: 'table-key', b: 'index', writeUnits: index, money: [{ ...index, share: 0.7 }] },
    { a: 'table-key', b: 'sparse-index', writeUnits: sparse, money: [] },
    { a: 'table-key', b: 'multi-attribute-index', writeUnits: several, money: [] },
    { a: 'index', b: 'sparse-index', writeUnits: between, money: [] },
    { a: 'index', b: 'multi-attribute-index', writeUnits: null, money: [] },
  ]);
  expect(marks).toEqual({
    units: [
      { share: 0.1, crossings: [between] },
      { share: 0.4, crossings: [sparse] },
      { share: 0.5, crossings: [index, several] },
    ],
    money: [{ share: 0.7, crossings: [{ ...index, share: 0.7 }] }],
  });
});
