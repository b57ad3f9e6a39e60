/** One sentence per guard: what happens without it. Chosen by the guard's reason, filled with what it protects. */
import type { GuardReason, Purpose } from '#core';

export interface GuardFacts {
  readonly entity: string;
  readonly purpose: Purpose;
  /** The entity attribute the guard is about. */
  readonly attribute?: string;
  readonly constraint?: string;
  /** Names of what relies on the guarded value. */
  readonly locks: readonly string[];
  readonly indexes: readonly string[];
  readonly references: readonly string[];
}

const ENDINGS: Partial<Record<Purpose, string>> = {
  remove: 'delete',
  leave: 'move',
  change: 'change',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const an = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

export const guardSentences = {
  free: ({ entity }) => `Without it, ${an(entity)} already stored under this key is silently replaced.`,
  exists: ({ entity, purpose }) =>
    purpose === 'change'
      ? `Without it, changing ${an(entity)} that was deleted brings back half of it, without its locks.`
      : `Without it, a second ${ENDINGS[purpose] ?? 'write'} of the same ${entity} succeeds as if it were the first.`,
  expected: ({ attribute, purpose }) =>
    `Without it, the ${ENDINGS[purpose] ?? 'write'} goes through even when ${attribute ?? 'the record'} is not what you expect.`,
  unchanged: unchangedSentence,
  version: () =>
    'Without it, the later of two writers overwrites what the earlier one wrote, without ever having seen it.',
  unclaimed: ({ entity, constraint }) =>
    `Without it, another ${entity}’s claim on ${constraint ?? 'the value'} is silently overwritten: two hold one value.`,
  reclaim: ({ entity, constraint }) =>
    `Without it, another ${entity}’s live claim on ${constraint ?? 'the value'} is overwritten. Its second half lets an expired lock be taken before TTL removes it.`,
  owned: ({ entity }) =>
    `Without it, a lock that meanwhile belongs to another ${entity} is taken from it, and its value is free for anybody.`,
  ownedOrGone: ({ entity }) =>
    `Without it, a lock that meanwhile belongs to another ${entity} is taken from it. A lock that TTL has removed already is no obstacle.`,
  lockExists: () => 'Without it, a lock that was removed by hand comes back with no one having claimed it.',
  referenced: ({ entity, references, constraint }) =>
    `Without it, the ${entity} may point at ${references[0] ?? constraint ?? 'an item'} that does not exist.`,
} as const satisfies Record<GuardReason, (facts: GuardFacts) => string>;

function unchangedSentence({ entity, purpose, attribute, locks, indexes, references }: GuardFacts): string {
  const what = attribute ?? 'the record';
  const verb = ENDINGS[purpose] ?? 'change';
  if (locks.length > 0) {
    const which = list.format(locks);
    return verb === 'change'
      ? `Without it, two changes of ${what} at once both succeed, and one ${which} lock is left that nobody owns.`
      : `Without it, a change of ${what} just before this ${verb} leaves its new ${which} lock behind for ever.`;
  }
  if (indexes.length > 0) {
    return `Without it, another writer’s change of ${what} goes unseen, and the entry under ${list.format(indexes)} shows the ${entity} where it no longer belongs.`;
  }
  if (references.length > 0) {
    return `Without it, ${what} may have changed since it was read, and the check of ${list.format(references)} looks at the wrong item.`;
  }
  return `Without it, another writer’s change of ${what} is overwritten unseen.`;
}
