import { describe, expect, it } from 'vitest';
import { compile, EXAMPLES, explainFailure } from '#core';
import { type LogSummary, loggedName, summarise, withoutCondition } from './read-log.ts';

const account = EXAMPLES.find(({ id }) => id === 'account-sign-up')?.design;

function summaryOf(scenario: string, log: string) {
  if (!account) throw new Error('the example is there');
  const explained = explainFailure(compile(account, scenario), log);
  return explained.kind === 'positions' ? summarise(explained) : explained.kind;
}

const summary = (differs: Partial<LogSummary>): LogSummary => ({
  fired: [],
  hasFailed: false,
  mixed: null,
  advice: 'transient',
  ...differs,
});

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
    expect(summaryOf('Sign up', log)).toStrictEqual(summary({ fired: ['EMAIL'], hasFailed: true, advice: 'never' }));
  });

  it.each([
    ['[None, None, None]', summary({ advice: 'nothing' })],
    ['[TransactionConflict, None, None]', summary({})],
    ['[None, ThrottlingError, TransactionConflict]', summary({ mixed: 'passing' })],
    ['[None, ThrottlingError, ValidationError]', summary({ mixed: 'fault', advice: 'never' })],
    [
      '[TransactionConflict, ConditionalCheckFailed, None]',
      summary({ fired: ['EMAIL'], hasFailed: true, mixed: 'condition', advice: 'never' }),
    ],
    [
      '[None, ConditionalCheckFailed, ConditionalCheckFailed]',
      summary({ fired: ['EMAIL', 'HANDLE'], hasFailed: true, advice: 'never' }),
    ],
    ['[ValidationError, None, None]', summary({ advice: 'never' })],
    ['[ValidationError, None', summary({ advice: 'never' })],
    ['[TransactionConflict, None', summary({ advice: 'cut' })],
    ['ThrottlingException: slow down', 'request'],
    ['it broke', 'unreadable'],
  ])('%s', (log, expected) => {
    expect(summaryOf('Sign up', log)).toStrictEqual(expected);
  });

  it.each([
    ['[None, None, ConditionalCheckFailed]', 2],
    ['[ConditionalCheckFailed, ConditionalCheckFailed, None]', undefined],
  ])('%s of a change of email is of another request by position %s', (log, position) => {
    if (!account) throw new Error('the example is there');
    const explained = explainFailure(compile(account, 'Change email'), log);
    expect(explained.kind === 'positions' && withoutCondition(explained)).toBe(position);
  });

  it('of a stale read advises to read again', () => {
    expect(summaryOf('Change email', '[ConditionalCheckFailed, None, None]')).toStrictEqual(
      summary({ hasFailed: true, advice: 'reread' }),
    );
  });
});

it.each([
  [{ type: 'ThrottlingException', reasons: [] }, 'ThrottlingException'],
  [{ type: 'TransactionCanceledException', reasons: ['None', 'TransactionConflict'] }, '[None, TransactionConflict]'],
  [{ type: 'TransactionCanceledException', reasons: ['None'], isCut: true }, '[None, …]'],
] as const)('%j is called %s', (logged, name) => {
  expect(loggedName(logged)).toBe(name);
});
