import { expect, it } from 'vitest';
import { spreadLabels } from './end-labels.ts';

it('keeps labels a line apart and inside the picture', () => {
  const labels = spreadLabels(
    [
      { kind: 'index', y: 95 },
      { kind: 'sparse-index', y: 95 },
      { kind: 'table-key', y: 10 },
      { kind: 'multi-attribute-index', y: 98 },
    ],
    14,
    100,
  );
  expect(labels).toEqual([
    { kind: 'table-key', y: 10 },
    { kind: 'index', y: 72 },
    { kind: 'sparse-index', y: 86 },
    { kind: 'multi-attribute-index', y: 100 },
  ]);
});
