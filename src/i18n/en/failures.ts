/** What a refused write means, what to tell the user, and what to do next: by cause. */
import type { FailureCause } from '#core';

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

/** Names a few fields; of many it says how many. */
function some(fields: readonly string[]): string {
  if (fields.length === 0) return 'something';
  return fields.length <= MOST_NAMED ? list.format(fields) : `one of ${fields.length} values it relies on`;
}

export const failureWords = {
  exists: {
    means: ({ entity }) => `${entity} is already there`,
    tell: ({ entity }) => `This ${entity.toLowerCase()} already exists.`,
  },
  gone: {
    means: ({ entity }) => `${entity} is gone`,
    tell: ({ entity }) => `This ${entity.toLowerCase()} has been deleted.`,
  },
  stale: {
    means: ({ fields }) => `${some(fields)} changed since it was read`,
    tell: ({ entity }) => `Somebody else has just changed this ${entity.toLowerCase()}. Look at it again.`,
  },
  unexpected: {
    means: ({ fields }) => `${some(fields)} is not as expected`,
    tell: ({ entity }) => `This is not possible in the ${entity.toLowerCase()}’s present state.`,
  },
  taken: {
    means: () => 'taken by another record',
    tell: () => 'Already in use.',
  },
  lost: {
    means: () => 'the lock belongs to another record now',
    tell: ({ entity }) => `The ${entity.toLowerCase()} has lost its claim to this value. Choose another value.`,
  },
  missing: {
    means: ({ constraint }) => `${constraint ?? 'the item referred to'} does not exist`,
    tell: () => 'What this refers to does not exist any more.',
  },
} as const satisfies Record<FailureCause, FailureWords>;

/** Reasons that have nothing to do with conditions: any position can carry them. */
export const generalReasons = {
  transaction: [
    {
      code: 'TransactionConflict',
      means: 'Another transaction is writing one of these items. Retry after a short, random wait.',
    },
    {
      code: 'ProvisionedThroughputExceeded',
      means: 'The table or an index is out of write capacity. Retry with growing waits.',
    },
    {
      code: 'ThrottlingError',
      means: 'The table is being scaled or the account is at its limit. Retry with growing waits.',
    },
    {
      code: 'ValidationError',
      means: 'The request does not fit the table. No retry: it is a fault in the design or the table.',
    },
  ],
  single: [
    {
      code: 'TransactionConflictException',
      means: 'A transaction is writing this item. Retry after a short, random wait.',
    },
    {
      code: 'ProvisionedThroughputExceededException',
      means: 'The table or an index is out of write capacity. Retry with growing waits.',
    },
    {
      code: 'ThrottlingException',
      means: 'The table is being scaled or the account is at its limit. Retry with growing waits.',
    },
    {
      code: 'ValidationException',
      means: 'The request does not fit the table. No retry: it is a fault in the design or the table.',
    },
  ],
  localIndex: {
    code: 'ItemCollectionSizeLimitExceeded',
    means: 'Items of one partition key, local index entries included, exceed 10 GB. No retry.',
  },
} as const;

export const lostAnswer = {
  transaction:
    'After a time-out the write may have succeeded. A retry then meets its own first success and reports “taken” or “already there”: read the record back before telling the user so, or repeat with the same ClientRequestToken within ten minutes.',
  single:
    'After a time-out the write may have succeeded. A retry then meets its own first success and is refused: read the record back before telling the user so.',
} as const;
