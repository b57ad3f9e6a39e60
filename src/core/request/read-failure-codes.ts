/**
 * The names DynamoDB gives to what goes wrong with a write: the codes of a cancelled transaction's positions, and the
 * error types of a whole request. AWS's sentences differ by region and over time; these names do not.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#API_TransactWriteItems_Errors
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/CommonErrors.html
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
  'ServiceUnavailable',
  'ValidationException',
  'AccessDeniedException',
  'ExpiredTokenException',
  'UnrecognizedClientException',
] as const;
export type WriteErrorType = (typeof ERROR_TYPES)[number];

const CODES = new Map(REASON_CODES.map((code) => [code.toLowerCase(), code]));

/** `ConditionalCheckFailed` → `Conditional_?Check_?Failed` */
const ANY_CODE = new RegExp(REASON_CODES.map((code) => code.replace(/(?!^)(?=[A-Z])/g, '_?')).join('|'), 'i');

const TYPES = new Map<string, WriteErrorType>([
  ...ERROR_TYPES.map((type) => [type, type] as const),
  ['RequestLimitExceededException', 'RequestLimitExceeded'],
  ['InternalServerErrorException', 'InternalServerError'],
  ['InternalFailure', 'InternalServerError'],
  ['ServiceUnavailableException', 'ServiceUnavailable'],
  ['AccessDenied', 'AccessDeniedException'],
  ['ExpiredToken', 'ExpiredTokenException'],
]);

/** A name may follow the `\n` of a text that is itself inside a string. */
const NAMED = new RegExp(`(?:\\b|\\\\[nrt])(${[...TYPES.keys()].join('|')})\\b`, 'g');

/** `none`, `CONDITIONAL_CHECK_FAILED` → the code as DynamoDB writes it; undefined for any other word. */
export function reasonCode(word: string): ReasonCode | undefined {
  return CODES.get(word.replaceAll('_', '').toLowerCase());
}

/** Whether a text has a code anywhere; most of a long log has none, and need not be read further. */
export const hasReasonCode = (text: string): boolean => ANY_CODE.test(text);

/** The error types a text names, each once, in the order they were named last. */
export function readErrorTypes(text: string): readonly WriteErrorType[] {
  const found = new Set<WriteErrorType>();
  for (const [, name = ''] of text.matchAll(NAMED)) {
    const type = TYPES.get(name);
    if (!type) continue;
    found.delete(type);
    found.add(type);
  }
  return [...found];
}
