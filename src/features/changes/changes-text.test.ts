import { expect, test } from 'vitest';
import { compile, EXAMPLES } from '#core';
import { changesText } from './changes-text.ts';

const [signUp, ticket] = EXAMPLES.map(({ design }) => design);

test('a changed email swaps its lock and leaves the other alone', () => {
  expect(changesText(compile(signUp!, 'Change email'))).toBe(
    [
      '~ ACCT#a1f9c3 / PROFILE  (record, changed)',
      '    email: ada@lovelace.io → ada@byron.org',
      '+ UNIQ#EMAIL#ada@byron.org / LOCK  (EMAIL, added)',
      '− UNIQ#EMAIL#ada@lovelace.io / LOCK  (EMAIL, removed)',
      '= UNIQ#HANDLE#ada / LOCK  (HANDLE, untouched)',
    ].join('\n'),
  );
});

test('a closed ticket loses its index keys and leaves the index', () => {
  expect(changesText(compile(ticket!, 'Close'))).toBe(
    [
      '~ TICKET#8842 / TICKET  (record, changed)',
      '    status: pending → closed',
      '    GSI1PK: TEAM#7 → absent',
      '    GSI1SK: STATUS#pending#TICKET#8842 → absent',
      '− TEAM#7 / STATUS#pending#TICKET#8842  (GSI1, removed)',
    ].join('\n'),
  );
});

test('a new record lists what it holds besides its key', () => {
  expect(changesText(compile(signUp!, 'Sign up'))).toBe(
    [
      '+ ACCT#a1f9c3 / PROFILE  (record, added)',
      '    email: ada@lovelace.io',
      '    username: ada',
      '+ UNIQ#EMAIL#ada@lovelace.io / LOCK  (EMAIL, added)',
      '+ UNIQ#HANDLE#ada / LOCK  (HANDLE, added)',
    ].join('\n'),
  );
});
