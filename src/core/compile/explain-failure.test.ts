import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '#core';
import { compile } from './compile.ts';
import { explainFailure } from './explain-failure.ts';

const account = EXAMPLES.find(({ id }) => id === 'account-sign-up')?.design;

/** The sign-up has three actions, a change of its name one. */
function explain(log: string, isSingle = false) {
  if (!account) throw new Error('the example is there');
  const compiled = compile(account, 'Sign up');
  const shown = isSingle ? { ...compiled, plan: compiled.plan.slice(0, 1) } : compiled;
  const explained = explainFailure(shown, log);
  if (explained.kind === 'unreadable') return explained.kind;
  const others = explained.others.map(({ type, reasons }) => reasons.join() || type);
  if (explained.kind === 'request') return { type: explained.logged.type, others };
  const codes = explained.positions.map(({ code }) => code).join();
  return { codes, mismatch: explained.mismatch, others };
}

const LIST = 'None,ConditionalCheckFailed,None';
const THROTTLED = 'ThrottlingError,None,None';

describe('P7 what of a text is explained', () => {
  it.each([
    ['the last of two tries', `[${THROTTLED}]\n[${LIST}]`, { codes: LIST, mismatch: false, others: [THROTTLED] }],
    [
      'the last, also where it is no condition',
      `[${LIST}]\n[${THROTTLED}]`,
      { codes: THROTTLED, mismatch: false, others: [LIST] },
    ],
    [
      'the one of this request',
      `[${LIST}]\n[None, TransactionConflict]`,
      { codes: LIST, mismatch: false, others: ['None,TransactionConflict'] },
    ],
    [
      'the last of none of this request',
      '[ThrottlingError]\n[None, TransactionConflict]',
      { codes: 'None,TransactionConflict', mismatch: true, others: ['ThrottlingError'] },
    ],
    [
      'the list, not another type',
      `ThrottlingException\n[${LIST}]`,
      { codes: LIST, mismatch: false, others: ['ThrottlingException'] },
    ],
    [
      'one cut off, of what it has',
      '[None, ConditionalCheckFailed',
      { codes: 'None,ConditionalCheckFailed', mismatch: false, others: [] },
    ],
    [
      'the last, also where it is cut off',
      `[${THROTTLED}]\n[None, ConditionalCheckFailed`,
      { codes: 'None,ConditionalCheckFailed', mismatch: false, others: [THROTTLED] },
    ],
    [
      'one told in whole, not itself cut off after it',
      `[${LIST}]\n{"CancellationReasons":[{"Code":"None"},{"Code":"Cond`,
      { codes: LIST, mismatch: false, others: [] },
    ],
    [
      'one cut off, but too long',
      '[None, ConditionalCheckFailed, None, None',
      { codes: `${LIST},None`, mismatch: true, others: [] },
    ],
    [
      'a single write’s error',
      'ConditionalCheckFailedException',
      { codes: 'ConditionalCheckFailed', mismatch: true, others: [] },
    ],
    [
      'a sentence without position',
      'The conditional request failed',
      { type: 'ConditionalCheckFailedException', others: [] },
    ],
    [
      'a cancellation without its reasons',
      'TransactionCanceledException\nThrottlingException',
      { type: 'TransactionCanceledException', others: ['ThrottlingException'] },
    ],
    ['nothing', 'it broke', 'unreadable'],
  ])('of a transaction: %s', (_, log, expected) => {
    expect(explain(log)).toStrictEqual(expected);
  });

  it.each([
    [
      'the condition, not the try before',
      'WARN ThrottlingException\nERROR ConditionalCheckFailedException',
      { codes: 'ConditionalCheckFailed', mismatch: false, others: ['ThrottlingException'] },
    ],
    [
      'the condition, not what came after',
      'ConditionalCheckFailedException\nThrottlingException',
      { codes: 'ConditionalCheckFailed', mismatch: false, others: ['ThrottlingException'] },
    ],
    ['a sentence', 'The conditional request failed', { codes: 'ConditionalCheckFailed', mismatch: false, others: [] }],
    [
      'the last of two types',
      'ThrottlingException\nAccessDeniedException',
      { type: 'AccessDeniedException', others: ['ThrottlingException'] },
    ],
  ])('of a single write: %s', (_, log, expected) => {
    expect(explain(log, true)).toStrictEqual(expected);
  });
});
