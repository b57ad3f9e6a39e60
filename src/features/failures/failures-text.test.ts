import { describe, expect, it } from 'vitest';
import { compile, EXAMPLES } from '#core';
import { failuresText } from './failures-text.ts';

const account = EXAMPLES.find(({ id }) => id === 'account-sign-up')?.design;

const UNFOLDED = { 'refusals/0': false, 'refusals/1': false, 'refusals/2': false, 'refusals/whole': false };

function linesOf(scenario: string, closed: Readonly<Record<string, boolean>> = UNFOLDED): readonly string[] {
  if (!account) throw new Error('the example is there');
  return failuresText(compile(account, scenario), account, closed).split('\n');
}

const general = (position: number): readonly string[] =>
  [
    'also TransactionConflict, throttling, ValidationError',
    'TransactionConflict',
    'ProvisionedThroughputExceeded',
    'ThrottlingError',
    'ValidationError',
  ].map((code) => `${position}  ${code}`);

describe('failures as text', () => {
  it('say each code of each position, then those of the whole request', () => {
    expect(linesOf('Change email').map((line) => line.split(':')[0])).toStrictEqual([
      '0  ConditionalCheckFailed',
      '0  ConditionalCheckFailed',
      ...general(0),
      '1  ConditionalCheckFailed',
      ...general(1),
      '2  cannot fail on a condition',
      ...general(2),
      'The whole request',
      'Mixed reasons',
      'ValidationException',
      'ResourceNotFoundException',
    ]);
  });

  it('name codes in one line where they are folded', () => {
    expect(linesOf('Change email', { 'refusals/1': false }).filter((line) => /^2|whole/.test(line))).toStrictEqual([
      '2  cannot fail on a condition',
      '2  also TransactionConflict, throttling, ValidationError',
      'The whole request: Mixed reasons, ValidationException, ResourceNotFoundException',
    ]);
    expect(linesOf('Change email', { 'refusals/1': false })).toContainEqual(
      expect.stringMatching(/^1 {2}TransactionConflict: /),
    );
  });

  it('say what each means, whom it concerns, what to tell and whether to retry', () => {
    expect(linesOf('Change email').filter((line) => line.startsWith('1'))).toStrictEqual([
      '1  ConditionalCheckFailed: EMAIL taken by another record  —  email: “Already in use.” No retry.',
      '1  also TransactionConflict, throttling, ValidationError',
      '1  TransactionConflict: another transaction is writing this item  —  “That did not work just now. Try again.” Retry after a short, random wait.',
      '1  ProvisionedThroughputExceeded: the table or an index is out of capacity  —  “Too much is going on. Try again in a moment.” Retry with growing waits.',
      '1  ThrottlingError: the table is being scaled, or the account is at its limit  —  “Too much is going on. Try again in a moment.” Retry with growing waits.',
      '1  ValidationError: a key attribute is not of the type the table or an index has  —  “Something is wrong on our side.” No retry.',
    ]);
  });
});
