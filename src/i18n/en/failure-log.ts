/** Words about what a program logged of a failed request, and about sending a request again. */
import type { ReasonCode, WriteErrorType } from '#core';

const codes = {
  None: 'nothing against it',
  ConditionalCheckFailed: 'its condition did not hold',
  ItemCollectionSizeLimitExceeded: 'items of one partition key exceed 10 GB. No retry.',
  TransactionConflict: 'another transaction is writing this item. Retry after a short, random wait.',
  ProvisionedThroughputExceeded: 'the table or an index is out of capacity. Retry with growing waits.',
  ThrottlingError: 'the table is being scaled or the account is at its limit. Retry with growing waits.',
  ValidationError: 'the request does not fit the table. No retry: it is a fault in the design or the table.',
} as const satisfies Record<ReasonCode, string>;

const whole = {
  TransactionCanceledException:
    'The transaction was cancelled, but the log does not say why. Log CancellationReasons: without them no constraint can be named.',
  ConditionalCheckFailedException: 'The condition of the single write did not hold.',
  TransactionConflictException: 'A transaction is writing this item. Retry after a short, random wait.',
  TransactionInProgressException:
    'The same token is still being worked on: the first try has not ended. Wait and send the same request again.',
  IdempotentParameterMismatchException:
    'The token was used within ten minutes for another request. Nothing was written. Every new request needs a new token.',
  ProvisionedThroughputExceededException: 'The table or an index is out of capacity. Retry with growing waits.',
  RequestLimitExceeded: 'The account is at its limit. Retry with growing waits.',
  ThrottlingException: 'The table is being scaled or the account is at its limit. Retry with growing waits.',
  ItemCollectionSizeLimitExceededException: 'Items of one partition key exceed 10 GB. No retry.',
  ResourceNotFoundException: 'The table is not there, or not in this region or account. No retry.',
  InternalServerError: 'A fault at AWS. The write may have been done or not: read back, or repeat with the same token.',
  ServiceUnavailable:
    'AWS could not answer. The write may have been done or not: read back, or repeat with the same token after a growing wait.',
  AccessDeniedException:
    'The caller may not do this with this table: none of this request’s conditions. Nothing was written. Give it the permissions, then send it again.',
  ExpiredTokenException:
    'The caller’s credentials have expired: none of this request’s conditions. Nothing was written. Get new ones, then send it again.',
  UnrecognizedClientException:
    'The caller’s credentials are not known: none of this request’s conditions. Nothing was written. Check keys and region, then send it again.',
  ValidationException: 'The request was refused before it ran: a fault in the request or the table. No retry.',
} as const satisfies Record<WriteErrorType, string>;

export const failureLogWords = {
  mixed: {
    condition:
      'Every position reports for itself. A failed condition decides: trying again helps only if reading again would. Conflicts and throttling beside it do not matter.',
    fault:
      'Every position reports for itself. What no repetition changes decides; what would pass by itself does not matter beside it.',
    passing: 'Every position reports for itself. All of this can pass by itself.',
  },
  paste: {
    title: 'Paste what your program logged',
    hint: 'An error as JSON, the message of a stack trace, or what the command line printed.',
    placeholder: '[None, ConditionalCheckFailed, None]',
    unreadable:
      'No error of a write can be read in this. It takes the error’s type, or a list of reasons such as [None, ConditionalCheckFailed].',
    mismatch: (logged: number, expected: number) =>
      `This log has ${logged} ${logged === 1 ? 'position' : 'positions'}, the request shown has ${expected}: it is of another request. Choose the scenario it belongs to.`,
    mismatchSingle: (expected: number) =>
      `ConditionalCheckFailedException answers a single write, the request shown is a transaction of ${expected} actions: it is of another request. Choose the scenario it belongs to.`,
    withoutCondition: (position: number) =>
      `Position ${position} of the request shown has no condition that could fail: this log is of another request. Choose the scenario it belongs to.`,
    cut: (read: number, expected: number) =>
      `The list of reasons is cut off: it has ${read} of ${expected} positions. Of the others nothing is known.`,
    guess: 'Read from the sentence alone, which can differ by region: the log names no error.',
    guessTransaction:
      'This is the sentence of a failed condition, but not of which position. Log CancellationReasons: without them no constraint can be named.',
    others: (errors: readonly string[]) =>
      `Also in this text: ${errors.join('; ')}. What is explained is the last that can be of this request and says what decided.`,
    fired: (constraint: string) => `${constraint} fired.`,
    noAction: 'no such action in this request',
    nothingFired: 'No condition failed.',
    advice: {
      transient: 'Send the same request again, with the same token, after a short, random wait.',
      reread: 'Read again, plan again, then retry.',
      never: 'Trying again does not help.',
      nothing: 'Every position says None: this refuses nothing.',
      cut: 'Whether trying again helps, what is missing decides.',
    },
  },
  idempotency: {
    title: 'Sending it again',
    token: 'Put a token into the request',
    single: 'This is a single write: it takes no token. A repetition meets its own first success and is refused.',
    points: [
      {
        term: 'Without a token',
        means:
          'a repetition is a new request. If the first try was carried out, its own claims refuse the second: “taken”, by itself.',
      },
      {
        term: 'With the same token',
        means:
          'within ten minutes of its success a repetition succeeds and writes nothing; it is charged as reads. After that it is a new request.',
      },
      {
        term: 'Same token, other request',
        means: 'IdempotentParameterMismatchException, and nothing is written. A new call needs a new token.',
      },
      {
        term: 'Length',
        means:
          '1 to 36 characters: a UUID fits. The SDKs make one for each call, and keep it only for their own retries.',
      },
      {
        term: 'No answer, then “taken”',
        means:
          'read the record and its lock back before telling the user so. If they are what was to be written, the first try has done it.',
      },
    ],
  },
  codes,
  whole,
} as const;
