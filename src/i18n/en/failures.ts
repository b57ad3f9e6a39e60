/** What a refused write means, what to tell the user, and what to do next: by cause. */
import type { FailureCause, RefusalCause, RetryAdvice } from '#core';

export interface FailureFacts {
  readonly entity: string;
  readonly constraint?: string;
  readonly fields: readonly string[];
}

export interface FailureWords {
  /** What DynamoDB found. */
  readonly means: (facts: FailureFacts) => string;
  /** A sentence to show to the person who pressed the button. */
  readonly tell: (facts: FailureFacts) => string;
}

const list = new Intl.ListFormat('en', { type: 'disjunction' });
const MOST_NAMED = 3;
const FAULT = 'Something is wrong on our side.';

/** The entity within a sentence: a capitalised word loses its capital; a letter, an acronym or `LineItem` keeps its own. */
const inSentence = (entity: string): string =>
  entity.replaceAll(/(?<![\p{L}\p{N}_])\p{Lu}\p{Ll}+(?![\p{L}\p{N}_])/gu, (word) => word.toLowerCase());

/** Names a few fields; of many it says how many. */
function some(fields: readonly string[]): string {
  if (fields.length === 0) return 'something';
  return fields.length <= MOST_NAMED ? list.format(fields) : `one of ${fields.length} values it relies on`;
}

export const failureWords = {
  exists: {
    means: ({ entity }) => `${entity} is already there`,
    tell: ({ entity }) => `This ${inSentence(entity)} already exists.`,
  },
  gone: {
    means: ({ entity }) => `${entity} is gone`,
    tell: ({ entity }) => `This ${inSentence(entity)} no longer exists.`,
  },
  stale: {
    means: ({ fields }) => `${some(fields)} changed since it was read`,
    tell: ({ entity }) => `Somebody else has just changed this ${inSentence(entity)}. Look at it again.`,
  },
  unexpected: {
    means: ({ fields }) => `${some(fields)} is not as expected`,
    tell: ({ entity }) => `This is not possible in the ${inSentence(entity)}’s present state.`,
  },
  taken: {
    means: () => 'taken by another record',
    tell: () => 'Already in use.',
  },
  lost: {
    means: () =>
      'the lock belongs to another record now: delete this one without its lock, then create it anew with another value',
    tell: ({ entity }) => `Another ${inSentence(entity)} uses this value now. Start again with another one.`,
  },
  expired: {
    means: () =>
      'the lock has expired and is gone, so its value is free: delete the record and create it anew, which claims it again',
    tell: ({ entity }) => `This ${inSentence(entity)} has expired. Create it again.`,
  },
  missing: {
    means: ({ constraint }) => `${constraint ?? 'the item referred to'} does not exist`,
    tell: () => 'What this refers to does not exist any more.',
  },
} as const satisfies Record<FailureCause, FailureWords>;

export interface RefusalWords {
  readonly means: string;
  /** Absent where there is no one thing to tell. */
  readonly tell?: string;
}

/** What a refusal means that has nothing to do with a condition, and what to tell the user meanwhile. */
const causes: Readonly<Record<RefusalCause, RefusalWords>> = {
  conflict: { means: 'another transaction is writing this item', tell: 'That did not work just now. Try again.' },
  capacity: { means: 'the table or an index is out of capacity', tell: 'Too much is going on. Try again in a moment.' },
  scaling: {
    means: 'the table is being scaled, or the account is at its limit',
    tell: 'Too much is going on. Try again in a moment.',
  },
  full: {
    means: 'the items of one partition key, local index entries included, exceed 10 GB',
    tell: 'Nothing more can be stored here.',
  },
  put: { means: 'a key attribute is not of the type the table or an index has', tell: FAULT },
  key: { means: 'the key does not fit the table’s key schema', tell: FAULT },
  update: {
    means:
      'the key does not fit the table, a key attribute would be changed, or the change does not fit what is stored',
    tell: FAULT,
  },
  mixed: { means: 'every position reports for itself; of several ValidationErrors only the first is reported' },
  inProgress: { means: 'the first request under this token is still running', tell: 'Still working on it.' },
  mismatch: {
    means: 'the token was used within ten minutes for another request. A new call needs a new token',
    tell: FAULT,
  },
  malformed: { means: 'refused before it ran, so no position is named: a fault in the request', tell: FAULT },
  noTable: { means: 'the table is not there, or not in this region or account', tell: FAULT },
};

export const refusalWords = {
  causes,
  retries: {
    wait: 'Retry after a short, random wait',
    backOff: 'Retry with growing waits',
    never: 'No retry',
    byPosition: 'A failed condition decides both; conflicts and throttling beside it do not matter',
  } satisfies Record<RetryAdvice, string>,
  mixed: 'Mixed reasons',
  /** Before the codes that can be unfolded. */
  also: 'also',
  /** Two codes of one kind, in a word. */
  throttling: 'throttling',
  whole: 'The whole request:',
  unfold: (position?: number) =>
    position === undefined ? 'Codes of the whole request' : `Other codes at position ${position}`,
  code: 'Code and meaning',
} as const;

export const lostAnswer = {
  transaction:
    'After a time-out the write may have succeeded. A retry then meets its own first success and reports “taken” or “already there”: read the record back before telling the user so, or repeat with the same ClientRequestToken within ten minutes.',
  single:
    'After a time-out the write may have succeeded. A retry then meets its own first success and is refused: read the record back before telling the user so.',
} as const;
