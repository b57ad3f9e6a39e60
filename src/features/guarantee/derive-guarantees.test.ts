import { expect, test } from 'vitest';
import { EXAMPLES, setAt } from '#core';
import { deriveGuarantees } from './derive-guarantees.ts';

const signUp = EXAMPLES[0]!.design;
const texts = (statements: readonly { readonly text: string }[]): readonly string[] =>
  statements.map(({ text }) => text);

test('two unique values, compared as typed, without owners', () => {
  const { holds, limits } = deriveGuarantees(signUp);
  expect(texts(holds)).toEqual([
    'No two Account records hold the same email, compared exactly as typed.',
    'No two Account records hold the same username, compared exactly as typed.',
    'An Account and its locks change together or not at all.',
  ]);
  expect(texts(limits)).toEqual([
    'EMAIL: “Ada” and “ada” are two values.',
    'HANDLE: “Ada” and “ada” are two values.',
    'Locks edited or restored by hand: without an owner in the lock, a release cannot tell whose it is.',
    'Writers that do not use these requests: a console, a script, BatchWriteItem.',
    'More than one Region or account: a transaction ends at both, and global tables copy afterwards.',
    'Records from before this design: they hold no locks until a backfill claims them.',
  ]);
});

test('follows the design: lower case, owner, version', () => {
  const folded = setAt(signUp, ['constraints', 0, 'normalise'], ['trim', 'lowercase']);
  const owned = setAt(folded, ['locks', 'owner'], true);
  const versioned = setAt(owned, ['entity', 'version'], 'rev');
  const { holds, limits } = deriveGuarantees(versioned);
  expect(texts(holds)).toContain(
    'No two Account records hold the same email, compared without outer white space and in lower case.',
  );
  expect(texts(holds)).toContain('A write based on an older version than the one stored is refused, by rev.');
  expect(texts(limits).some((text) => text.includes('owner'))).toBe(false);
});
