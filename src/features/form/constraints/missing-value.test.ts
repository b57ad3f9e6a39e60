import { expect, test } from 'vitest';
import { EXAMPLES, setAt } from '#core';
import { missingValue, valuePath } from './missing-value.ts';

const { design } = EXAMPLES[0]!;
const constraint = design.constraints!.find(({ kind }) => kind === 'unique')!.name;
const signUp = design.scenarios.findIndex(({ kind }) => kind === 'create');
const scenario = design.scenarios[signUp]!.name;

test('nothing is missing where the lock is there', () => {
  expect(missingValue({ design, scenario }, constraint)).toBeNull();
  expect(missingValue({ design, scenario }, 'no such constraint')).toBeNull();
  expect(missingValue({ design, scenario: 'no such scenario' }, constraint)).toBeNull();
});

test.each([{}, { email: { S: '' } }])('a value that is absent or empty is named, with its place: %j', (after) => {
  const without = setAt(design, ['scenarios', signUp, 'after'], after);
  expect(missingValue({ design: without, scenario }, 'EMAIL')).toBe('email');
  expect(valuePath({ design: without, scenario }, 'email')).toEqual(['scenarios', signUp, 'after', 'email']);
});
