/**
 * How each guard earns its place: switched off, the proof finds what it prevents, or the guards that imply it are
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
    /** With it and all of `by` off there is a counterexample, with any one of them back on there is none. */
    | { readonly kind: 'implied'; readonly by: readonly GuardId[]; readonly proof: Broken }
    | { readonly kind: 'unseen' }
    /** There was more to look at than was to be looked at. */
    | { readonly kind: 'undecided' };
}

/** Proofs with guards off, each worked out once. */
interface Trials {
  readonly without: (off: readonly GuardId[]) => Proof;
  readonly breaks: (off: readonly GuardId[]) => Broken | undefined;
}

/**
 * Explains the switch of every guard in play, each on its own with all others on. Yields one after the other; nothing
 * where the plan is broken with all guards on, as by a repetition without a token: then no switch can show anything.
 */
export function* explainSwitches(race: Race, most?: number): Generator<SwitchExplained, void> {
  const ids = guardsInPlay(race).map(({ id }) => id);
  const trials = trialsOf(race, most);
  const whole = trials.without([]);
  if (whole.kind === 'broken') return;
  for (const id of ids) {
    const alone = trials.without([id]);
    if (alone.kind === 'broken') yield { id, verdict: { kind: 'prevents', proof: alone } };
    else if (whole.kind === 'bounded' || alone.kind === 'bounded') yield { id, verdict: { kind: 'undecided' } };
    else yield { id, verdict: implied(id, ids, trials) };
  }
}

function trialsOf(race: Race, most: number | undefined): Trials {
  const known = new Map<string, Proof>();
  const without = (off: readonly GuardId[]): Proof => {
    const key = JSON.stringify([...off].sort());
    const proof = known.get(key) ?? prove({ ...race, way: 'plan', off: new Set(off) }, most);
    known.set(key, proof);
    return proof;
  };
  const breaks = (off: readonly GuardId[]): Broken | undefined => {
    const proof = without(off);
    return proof.kind === 'broken' ? proof : undefined;
  };
  return { without, breaks };
}

/** One other guard that implies it, else the fewest found of which none can be spared. */
function implied(id: GuardId, ids: readonly GuardId[], trials: Trials): SwitchExplained['verdict'] {
  const { without, breaks } = trials;
  const others = ids.filter((other) => other !== id && !breaks([other]));
  for (const other of others) {
    const proof = breaks([id, other]);
    if (proof) return { kind: 'implied', by: [other], proof };
  }
  // Which guards do no harm together depends on which are tried first.
  const sets = [others, others.toReversed()].map((some) => harmlessOf(some, trials));
  const harmless = sets.find((some) => breaks([id, ...some]));
  if (!harmless)
    return { kind: sets.some((some) => without([id, ...some]).kind === 'bounded') ? 'undecided' : 'unseen' };
  const inOrder = ids.filter((each) => harmless.includes(each));
  const by = inOrder.reduce<readonly GuardId[]>((kept, other) => {
    const fewer = kept.filter((each) => each !== other);
    return breaks([id, ...fewer]) ? fewer : kept;
  }, inOrder);
  const proof = breaks([id, ...by]);
  return proof ? { kind: 'implied', by, proof } : { kind: 'unseen' };
}

/** As many guards as can be off together before something goes wrong. */
const harmlessOf = (ids: readonly GuardId[], { breaks }: Trials): readonly GuardId[] =>
  ids.reduce<readonly GuardId[]>((off, id) => (breaks(off.concat(id)) ? off : off.concat(id)), []);
