/** One sentence per guard: what happens without it. Chosen by the guard's reason, filled with what it protects. */
import type { GuardReason, Purpose } from '#core';

export interface GuardFacts {
  readonly entity: string;
  readonly purpose: Purpose;
  /** The entity attribute the guard is about. */
  readonly attribute?: string;
  readonly constraint?: string;
  /** Whether the scenario gives that attribute another value itself. */
  readonly isRewritten: boolean;
  /** Names of what relies on the guarded value; locks by what the attribute is to them, by expiry only those held. */
  readonly locks: Readonly<Record<'part' | 'when' | 'expiry', readonly string[]>>;
  readonly indexes: readonly string[];
  readonly references: readonly string[];
}

const VERBS: Partial<Record<Purpose, string>> = {
  remove: 'delete',
  leave: 'move',
  change: 'change',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const an = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

const verbOf = (purpose: Purpose): string => VERBS[purpose] ?? 'write';
const locksOf = (names: readonly string[]): string => `${list.format(names)} ${names.length === 1 ? 'lock' : 'locks'}`;

export const guardSentences = {
  free: ({ entity }) => `Without it, ${an(entity)} already stored under this key is silently replaced.`,
  exists: existsSentence,
  expected: ({ attribute, purpose }) =>
    `Without it, the ${verbOf(purpose)} goes through even when ${attribute ?? 'the record'} is not what you expect.`,
  unchanged: unchangedSentence,
  version: ({ entity }) =>
    `Without it, two who read the same ${entity} both write, the later one without ever having seen what the earlier wrote.`,
  unclaimed: ({ entity, constraint }) =>
    `Without it, another ${entity}’s claim on ${constraint ?? 'the value'} is silently overwritten: two hold one value.`,
  reclaim: ({ entity, constraint }) =>
    `Without it, another ${entity}’s live claim on ${constraint ?? 'the value'} is overwritten. Its second half lets an expired lock be taken before TTL removes it.`,
  owned: ({ entity, purpose }) =>
    purpose === 'keep'
      ? `Without it, a lock that meanwhile belongs to another ${entity} is written over, and one that is gone comes back with no one having claimed it.`
      : `Without it, a lock that meanwhile belongs to another ${entity} is taken from it, and its value is free for anybody.`,
  ownedOrGone: ({ entity }) =>
    `Without it, a lock that meanwhile belongs to another ${entity} is taken from it. A lock that TTL has removed already is no obstacle.`,
  lockExists: () => 'Without it, a lock that TTL has removed comes back with no one having claimed it.',
  referenced: ({ references, constraint }) =>
    `Without it, the write goes through even where the item that ${list.format(references.length > 0 ? references : [constraint ?? 'it'])} stands for does not exist.`,
} as const satisfies Record<GuardReason, (facts: GuardFacts) => string>;

function existsSentence({ entity, purpose }: GuardFacts): string {
  if (purpose === 'change') {
    return `Without it, changing ${an(entity)} that was deleted brings it back with nothing but its key and what this change sets.`;
  }
  if (purpose === 'leave') return `Without it, moving ${an(entity)} that was deleted brings it back under its new key.`;
  return `Without it, a second delete of the same ${entity} succeeds as if it were the first.`;
}

/** By what the attribute is to what rests on it; of several things the one that goes most wrong. */
function unchangedSentence(facts: GuardFacts): string {
  const { part, when, expiry } = facts.locks;
  if (part.length > 0) return partSentence(facts);
  if (when.length > 0) return whenSentence(facts);
  if (expiry.length > 0 && facts.purpose !== 'remove') return expirySentence(facts);
  return elseSentence(facts);
}

const whatOf = ({ attribute }: GuardFacts): string => attribute ?? 'the record';

function partSentence(facts: GuardFacts): string {
  const what = whatOf(facts);
  const { purpose, entity, isRewritten, locks } = facts;
  const which = list.format(locks.part);
  if (purpose !== 'change') {
    return `Without it, a change of ${what} just before this ${verbOf(purpose)} leaves its new ${which} lock behind, and nobody owns it.`;
  }
  return isRewritten
    ? `Without it, two changes of ${what} at once can both succeed, and one ${which} lock is left that nobody owns.`
    : `Without it, another writer’s change of ${what} goes unseen, and the ${which} lock can be for a value the ${entity} no longer has.`;
}

/** Who changes whether there is a lock claims it or gives it up in the same write. */
function whenSentence(facts: GuardFacts): string {
  const what = whatOf(facts);
  const { purpose, entity, locks } = facts;
  const which = list.format(locks.when);
  return purpose === 'remove'
    ? `Without it, a change of ${what} just before this delete goes unseen: ${an(which)} lock it claimed is left behind, or the delete goes by one it gave up, which another ${entity} may have claimed since.`
    : `Without it, another writer’s change of ${what} goes unseen, which decides whether there is ${an(which)} lock: one can be left that should be gone, or be missing where it should be.`;
}

/** A record and its locks carry one expiry: on a change what is claimed gets the one read, on a move the record. */
function expirySentence(facts: GuardFacts): string {
  const what = whatOf(facts);
  const { purpose, entity, isRewritten, locks } = facts;
  const which = list.format(locks.expiry);
  if (isRewritten) {
    return `Without it, another writer’s change of ${what} is overwritten unseen, on the ${entity} and on its ${locksOf(locks.expiry)}.`;
  }
  return purpose === 'leave'
    ? `Without it, another writer’s change of ${what} is overwritten on the ${entity} but not on ${an(which)} lock that stays: TTL then removes one before the other.`
    : `Without it, another writer’s change of ${what} goes unseen, and ${an(which)} lock claimed here expires at another time than the ${entity}: TTL removes one before the other.`;
}

function elseSentence(facts: GuardFacts): string {
  const what = whatOf(facts);
  const { purpose, entity, isRewritten, indexes, references } = facts;
  // A move writes the whole record anew: its index keys and what it refers to fit what it writes.
  if (purpose === 'leave') return `Without it, another writer’s change of ${what} is overwritten unseen by this move.`;
  if (indexes.length > 0) {
    const entry = `the entry under ${list.format(indexes)} can show the ${entity} where it does not belong`;
    return isRewritten
      ? `Without it, another writer’s change of ${what} is overwritten unseen, and ${entry}.`
      : `Without it, another writer’s change of ${what} goes unseen, and ${entry}, or be missing where it does.`;
  }
  if (isRewritten) return `Without it, another writer’s change of ${what} is overwritten unseen.`;
  return references.length > 0
    ? `Without it, ${what} may have changed since it was read, and the check of ${list.format(references)} looks at the wrong item.`
    : `Without it, this ${verbOf(purpose)} goes through without having seen another writer’s change of ${what}.`;
}
