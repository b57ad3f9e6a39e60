/**
 * What a program logged of refused requests → each failure in it: the error type, and the cancellation reasons by
 * position. Takes an SDK's error as JSON, its message in a stack trace, or what the command line prints, one or several
 * in one text. Types and reason codes are read; AWS's sentences, which differ by region and over time, only as a last hint.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#API_TransactWriteItems_Errors
 */
import { type ReasonCode, readErrorTypes, type WriteErrorType } from './read-failure-codes.ts';
import { type ReasonList, readFailureLists } from './read-failure-lists.ts';

export interface LoggedFailure {
  readonly type: WriteErrorType;
  /** By position; empty where the log does not carry them. */
  readonly reasons: readonly ReasonCode[];
  /** The log ends before the list of reasons does. */
  readonly isCut?: true;
  /** Told by a sentence alone, where no type is named. */
  readonly isGuess?: true;
}

const CONDITION = /the conditional request failed/i;
const ESCAPE = String.fromCharCode(27);
/** Colours of a terminal, as they are, written out, or with their first character lost on the way. */
const COLOURS = new RegExp(
  `(?:${ESCAPE}\\[[\\d;]*|(?:\\\\u001b|\\\\x1b|\\\\033|\\\\e)?\\[\\d{1,3}(?:;\\d{1,3})*)m`,
  'gi',
);

/**
 * Reads a log; empty where it names no failure of a write. The same error logged again counts once: failures are told
 * apart by their reasons, or by their type where they have none. Lists come first, each kind in the order of the text.
 */
export function readFailures(log: string): readonly LoggedFailure[] {
  const text = log.replace(COLOURS, '');
  const types = readErrorTypes(text);
  const lists = distinctLists(readFailureLists(text), types);
  const failures: LoggedFailure[] = [
    ...lists.map(
      ({ codes, isCut }): LoggedFailure => ({
        type: 'TransactionCanceledException',
        reasons: codes,
        ...(isCut && { isCut }),
      }),
    ),
    ...types
      .filter((type) => lists.length === 0 || type !== 'TransactionCanceledException')
      .map((type): LoggedFailure => ({ type, reasons: [] })),
  ];
  const isNamed = failures.some(({ type }) => /^(?:TransactionCanceled|ConditionalCheckFailed)/.test(type));
  if (isNamed || !CONDITION.test(text)) return failures;
  return [...failures, { type: 'ConditionalCheckFailedException', reasons: [], isGuess: true }];
}

/**
 * Each list once, at its last place. One cut off is told by a whole one that begins as it does; `[None, None]`, which is
 * no refusal, and is also how some languages print two empty values, only counts where there is nothing else.
 */
function distinctLists(lists: readonly ReasonList[], types: readonly WriteErrorType[]): readonly ReasonList[] {
  const distinct = new Map<string, ReasonList>();
  for (const list of lists) {
    const name = `${list.codes.join()}${list.isCut ? ',' : ''}`;
    distinct.delete(name);
    distinct.set(name, list);
  }
  const names = [...distinct.keys()];
  const told = [...distinct].filter(
    ([name, { isCut }]) => !isCut || !names.some((other) => other !== name && `${other},`.startsWith(name)),
  );
  const refusals = told.filter(([, { codes }]) => codes.some((code) => code !== 'None'));
  const isOther = types.length > 0 && !types.includes('TransactionCanceledException');
  return (refusals.length > 0 || isOther ? refusals : told).map(([, list]) => list);
}
