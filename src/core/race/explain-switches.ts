/**
 * How each guard earns its place: switched off, the proof finds what it prevents, or the guard that implies it is
 * named. A guard of which neither can be said does nothing within these scenarios.
 */
import type { GuardId } from '#core/plan';
import { guardsInPlay } from './guards-in-play.ts';
import { type Proof, prove } from './prove.ts';
import type { Race } from './race.ts';

type Broken = Extract<Proof, { kind: 'broken' }>;

export interface SwitchExplained {
  readonly id: GuardId;
  readonly verdict:
    | { readonly kind: 'prevents'; readonly proof: Broken }
    /** With it and `by` off there is a counterexample, with only one of them off there is none. */
    | { readonly kind: 'implied'; readonly by: readonly GuardId[]; readonly proof: Broken }
    | { readonly kind: 'unseen' };
}

/**
 * Explains the switch of every guard in play, each on its own with all others on. Yields one after the other; nothing
 * where the plan is broken with all guards on, as by a repetition without a token: then no switch can show anything.
 */
export function* explainSwitches(race: Race, most?: number): Generator<SwitchExplained, void> {
  const ids = guardsInPlay(race).map(({ id }) => id);
  const alone = new Map<GuardId, Broken | undefined>();
  const without = (...off: GuardId[]): Broken | undefined => {
    const proof = prove({ ...race, way: 'plan', off: new Set(off) }, most);
    return proof.kind === 'broken' ? proof : undefined;
  };
  const withoutOne = (id: GuardId): Broken | undefined => {
    if (!alone.has(id)) alone.set(id, without(id));
    return alone.get(id);
  };
  if (without()) return;
  for (const id of ids) {
    const proof = withoutOne(id);
    if (proof) {
      yield { id, verdict: { kind: 'prevents', proof } };
      continue;
    }
    const others = ids.filter((other) => other !== id && !withoutOne(other));
    yield { id, verdict: implied(id, others, without) };
  }
}

/** One other guard that implies it, else all of them together where only that shows what they prevent. */
function implied(
  id: GuardId,
  others: readonly GuardId[],
  without: (...off: GuardId[]) => Broken | undefined,
): SwitchExplained['verdict'] {
  for (const other of others) {
    const proof = without(id, other);
    if (proof) return { kind: 'implied', by: [other], proof };
  }
  const proof = others.length > 1 && !without(...others) ? without(id, ...others) : undefined;
  return proof ? { kind: 'implied', by: others, proof } : { kind: 'unseen' };
}
