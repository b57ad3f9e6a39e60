/**
 * What a program logged of a failed request → the error type and the cancellation reasons by position. Takes an SDK's
 * error as JSON, its message in a stack trace, or what the command line prints. AWS's sentences differ by region and
 * over time, so only types and reason codes are read, never whole texts.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#API_TransactWriteItems_Errors
 */

/** The codes a position of `CancellationReasons` can have. */
export const REASON_CODES = [
  'None',
  'ConditionalCheckFailed',
  'ItemCollectionSizeLimitExceeded',
  'TransactionConflict',
  'ProvisionedThroughputExceeded',
  'ThrottlingError',
  'ValidationError',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** The error types a write can end with. */
export const ERROR_TYPES = [
  'TransactionCanceledException',
  'ConditionalCheckFailedException',
  'TransactionConflictException',
  'TransactionInProgressException',
  'IdempotentParameterMismatchException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'ItemCollectionSizeLimitExceededException',
  'ResourceNotFoundException',
  'InternalServerError',
  'ValidationException',
] as const;
export type WriteErrorType = (typeof ERROR_TYPES)[number];

export interface LoggedFailure {
  readonly type: WriteErrorType;
  /** By position; empty where the log does not carry them. */
  readonly reasons: readonly ReasonCode[];
}

const CODE = REASON_CODES.join('|');
/** `[None, ConditionalCheckFailed, None]`, as the message of every SDK ends. */
const LIST = new RegExp(`\\[\\s*((?:${CODE})(?:\\s*,\\s*(?:${CODE}))*)\\s*\\]`);
/** `"Code": "None"`, `Code: 'None'`, `Code=None`, `code: Some("None")`, also escaped: the list's entries as objects. */
const QUOTE = `\\\\*["']`;
const ENTRY = new RegExp(
  `(?:${QUOTE})?\\bCode(?:${QUOTE})?\\s*(?:[:=]|=>)\\s*(?:aws\\.String\\(|Some\\()?(?:${QUOTE})?(${CODE})\\b`,
  'gi',
);
const TYPE = new RegExp(`\\b(${ERROR_TYPES.join('|')})\\b`);

/** Reads a log; undefined where it names no failure of a write. */
export function readFailure(log: string): LoggedFailure | undefined {
  const reasons = readReasons(log);
  const type = ERROR_TYPES.find((each) => each === TYPE.exec(log)?.[1]);
  if (reasons.length > 0) return { type: 'TransactionCanceledException', reasons };
  return type && { type, reasons };
}

/** The objects are read first: a message can be cut off, a list of objects is whole or not there. */
function readReasons(log: string): ReasonCode[] {
  const list = /cancellation_?reasons/i.exec(log);
  const objects = list ? [...log.slice(list.index).matchAll(ENTRY)].flatMap(([, code]) => reasonCode(code)) : [];
  if (objects.length > 0) return objects;
  const [, codes] = LIST.exec(log) ?? [];
  return (codes ?? '').split(',').flatMap((code) => reasonCode(code.trim()));
}

const reasonCode = (text: string | undefined): ReasonCode[] =>
  REASON_CODES.filter((code) => code.toLowerCase() === text?.toLowerCase());
