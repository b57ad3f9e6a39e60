import { expect, test } from 'vitest';
import { EXAMPLES, setAt } from '#core';
import { newExpectation } from './edit-predicate.ts';

const { design } = EXAMPLES[0]!;
const before = { accountId: { S: 'a1' }, email: { S: 'ada@lovelace.io' } };
const mutable = { name: 'email', type: 'S' } as const;
const withAttributes = (attributes: unknown) => setAt(design, ['entity', 'attributes'], attributes);

test('a new condition asks for a stored value to be as it was, never for one that is only in keys', () => {
  const edited = withAttributes([{ name: 'accountId', type: 'S', keyOnly: true }, mutable]);
  expect(newExpectation(edited, before)).toEqual({ attribute: 'email', is: 'equals', value: before.email });
});

test('one of a list of values comes first, one that never changes last', () => {
  const status = { name: 'status', type: 'S', values: ['open', 'closed'] };
  const edited = withAttributes([{ name: 'accountId', type: 'S', immutable: true }, mutable, status]);
  const open = { S: 'open' };
  expect(newExpectation(edited, { ...before, status: open })).toEqual({
    attribute: 'status',
    is: 'equals',
    value: open,
  });
  expect(newExpectation(edited, before)).toMatchObject({ attribute: 'email' });
});

test('without a stored value it asks for an attribute to be there', () => {
  const edited = withAttributes([{ name: 'accountId', type: 'S', keyOnly: true }, mutable]);
  expect(newExpectation(edited, {})).toEqual({ attribute: 'email', is: 'present' });
  expect(newExpectation(withAttributes([]), undefined)).toEqual({ attribute: '', is: 'present' });
});
