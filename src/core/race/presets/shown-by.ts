/** A guard → the preset in which switching off its like shows what it prevents. */
import type { Guard, GuardId, GuardReason } from '#core/plan';
import type { PresetId } from './preset.ts';

export interface Showing {
  readonly preset: PresetId;
  /** The guard to switch off there. */
  readonly off: GuardId;
}

const showing = (preset: PresetId, off: GuardId): Showing => ({ preset, off });

/** By reason; guards on values read have a race for each kind of thing that rests on them. */
export const SHOWN_BY = {
  free: showing('created-again', 'free:'),
  exists: showing('change-against-delete', 'exists:'),
  expected: showing('stated-expectation', 'expected:decision'),
  unchanged: {
    lock: showing('two-email-changes', 'unchanged:email'),
    index: showing('one-index-key', 'unchanged:team'),
    reference: showing('two-part-reference', 'unchanged:team'),
    record: undefined,
  },
  version: showing('stale-version', 'version:'),
  unclaimed: showing('two-sign-ups', 'unclaimed:EMAIL'),
  reclaim: showing('expired-claim', 'reclaim:SEAT'),
  owned: showing('expired-claim', 'owned:SEAT'),
  ownedOrGone: showing('removed-by-time', 'ownedOrGone:SEAT'),
  // A lock is kept without an owner only where its expiry changes, and such a design is refused (L6).
  lockExists: undefined,
  referenced: showing('removed-reference', 'referenced:ROLE'),
} as const satisfies {
  readonly [R in GuardReason]: R extends 'unchanged'
    ? Readonly<Record<Guard['protects'][number]['kind'], Showing | undefined>>
    : Showing | undefined;
};

/** Where to see what a guard is for; undefined where no preset shows it. */
export function shownBy({ reason, protects }: Guard): Showing | undefined {
  if (reason !== 'unchanged') return SHOWN_BY[reason];
  const kinds = ['lock', 'index', 'reference'] as const;
  const kind = kinds.find((each) => protects.some((one) => one.kind === each));
  return kind && SHOWN_BY.unchanged[kind];
}
