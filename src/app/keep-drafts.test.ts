import { expect, test } from 'vitest';
import { EXAMPLES } from '#core';
import { readDrafts } from './keep-drafts.ts';

const design = EXAMPLES[0]!.design;
const draft = { base: 'absent', text: '[', path: ['scenarios', 0, 'after', 'tags'], over: '' };
const stored = (drafts: unknown) => ({ design: JSON.stringify(design), drafts });

test('half-typed texts come back to the design they were typed into', () => {
  expect(readDrafts(stored([draft]), design)).toEqual([draft]);
  expect(readDrafts(stored([draft]), EXAMPLES[1]!.design)).toEqual([]);
});

test.each([
  null,
  'x',
  stored(null),
  stored([null]),
  stored([{ ...draft, text: 1 }]),
  stored([{ ...draft, path: [{}] }]),
])('of anything else that was stored nothing is taken: %j', (other) => {
  expect(readDrafts(other, design)).toEqual([]);
});
