import { describe, expect, it } from 'vitest';
import { compile, EXAMPLES, explainFailure } from '#core';
import { summarise } from './read-log.ts';

const account = EXAMPLES.find(({ id }) => id === 'account-sign-up')?.design;

function summaryOf(scenario: string, log: string) {
  if (!account) throw new Error('the example is there');
  const explained = explainFailure(compile(account, scenario), log);
  return explained.kind === 'positions' ? summarise(explained) : explained.kind;
}

const LIST = '[None, ConditionalCheckFailed, None]';
const FORMS = [
  ['the message', `TransactionCanceledException: Transaction cancelled, see reasons ${LIST}\n    at send (a.js:1)`],
  [
    'JSON of an SDK',
    JSON.stringify({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed', Message: 'failed' }, { Code: 'None' }],
    }),
  ],
  [
    'the command line',
    `An error occurred (TransactionCanceledException) when calling the TransactWriteItems operation: Transaction cancelled, see reasons ${LIST}`,
  ],
] as const;

describe('a pasted log', () => {
  it.each(FORMS)('names the email constraint for the sign-up: %s', (_, log) => {
    expect(summaryOf('Sign up', log)).toStrictEqual({ fired: ['EMAIL'], isMixed: false, advice: 'never' });
  });

  it.each([
    ['[TransactionConflict, None, None]', { fired: [], isMixed: false, advice: 'transient' }],
    ['[None, ThrottlingError, TransactionConflict]', { fired: [], isMixed: true, advice: 'transient' }],
    ['[TransactionConflict, ConditionalCheckFailed, None]', { fired: ['EMAIL'], isMixed: true, advice: 'never' }],
    [
      '[None, ConditionalCheckFailed, ConditionalCheckFailed]',
      { fired: ['EMAIL', 'HANDLE'], isMixed: false, advice: 'never' },
    ],
    ['[ValidationError, None, None]', { fired: [], isMixed: false, advice: 'never' }],
    ['ThrottlingException: slow down', 'request'],
    ['it broke', 'unreadable'],
  ])('%s', (log, expected) => {
    expect(summaryOf('Sign up', log)).toStrictEqual(expected);
  });

  it('of a stale read advises to read again', () => {
    expect(summaryOf('Change email', '[ConditionalCheckFailed, None, None]')).toStrictEqual({
      fired: [],
      isMixed: false,
      advice: 'reread',
    });
  });
});
