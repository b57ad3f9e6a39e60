/**
 * Every interleaving of a race, and whether its promises hold in all of them. Situations that can be reached in several
 * orders are looked at once; interleavings are counted all the same.
 */
import { type Arena, createArena } from './arena.ts';
import { findViolations } from './find-violations.ts';
import type { Situation } from './progress.ts';
import type { Race, StepKind, Violation } from './race.ts';
import { startsOf } from './race-starts.ts';
import { movers, situationText, startSituation, takeStep } from './situation.ts';

/**
 * - `holds`   every interleaving was looked at, from every start. Beyond 2^53 the last digits of their number are not exact.
 * - `broken`  the shortest order of steps after which a promise does not hold, and its place among the race's starts
 * - `empty`   no client has a step to take, so there is nothing to prove: the tables cannot be made, or nothing that
 *             the clients are about is there
 * - `bounded` there are more situations than were to be looked at: nothing is proved beyond those
 */
export type Proof = { readonly situations: number; readonly starts: number } & (
  | { readonly kind: 'holds'; readonly interleavings: number }
  | {
      readonly kind: 'broken';
      readonly start: number;
      readonly order: readonly string[];
      readonly violations: readonly Violation[];
    }
  | { readonly kind: 'empty'; readonly reason: 'no-tables' | 'nothing-there' }
  | { readonly kind: 'bounded' }
);

export interface ProofProgress {
  readonly situations: number;
  /** Steps from the start. */
  readonly depth: number;
}

interface Reached {
  readonly arena: Arena;
  /** The place of its start among the race's. */
  readonly start: number;
  readonly situation: Situation;
  /** One shortest order that leads here. */
  readonly order: readonly string[];
  /** In how many orders it can be reached. */
  ways: number;
}

export const MOST_SITUATIONS = 200_000;

/**
 * Looks at every interleaving from every plausible start, level by level, so that the first counterexample is a shortest
 * one of all. Yields after each situation so that whoever drives it can report progress or stop.
 */
export function* proveRace(race: Race, most: number = MOST_SITUATIONS): Generator<ProofProgress, Proof> {
  let level: readonly Reached[] = begin(race);
  const starts = level.length;
  if (level.every(({ situation }) => movers(situation).length === 0)) {
    const reason = level.some(({ arena }) => arena.hasTables) ? 'nothing-there' : 'no-tables';
    return { kind: 'empty', reason, situations: starts, starts };
  }
  let interleavings = 0;
  let situations = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    const next = new Map<string, Reached>();
    for (const reached of level) {
      if (situations === most) return { kind: 'bounded', situations, starts };
      situations += 1;
      const steps = stepsFrom(reached);
      if (steps.length === 0) interleavings += reached.ways;
      const broken = steps.filter((step) => isNew(next, step)).flatMap(counterexample);
      if (broken[0]) return { kind: 'broken', situations, starts, ...broken[0] };
      yield { situations, depth };
    }
    level = [...next.values()];
  }
  return { kind: 'holds', interleavings, situations, starts };
}

function begin(race: Race): Reached[] {
  return startsOf(race).map((states, start) => {
    const arena = createArena({ ...race, start: states });
    return { arena, start, situation: startSituation(arena), order: [], ways: 1 };
  });
}

interface Stepped extends Reached {
  readonly kind: StepKind;
}

function stepsFrom(reached: Reached): Stepped[] {
  const { arena, situation, order } = reached;
  return movers(situation).flatMap((id): Stepped[] => {
    const taken = takeStep(arena, situation, id);
    if (!taken) return [];
    return [{ ...reached, situation: taken.situation, order: [...order, id], kind: taken.move.kind }];
  });
}

/** Adds a situation to its level, or its ways to those it was reached in already. */
function isNew(level: Map<string, Reached>, step: Stepped): boolean {
  const text = `${step.start}\n${situationText(step.situation)}`;
  const known = level.get(text);
  if (known) known.ways += step.ways;
  else level.set(text, step);
  return known === undefined;
}

/** Reading changes nothing, so only a write can break a promise. */
function counterexample({ arena, start, situation, order, kind }: Stepped) {
  const violations = kind === 'read' || kind === 'check' ? [] : findViolations(arena, situation);
  return violations.length > 0 ? [{ start, order, violations }] : [];
}

/** Runs a proof to its end at once. */
export function prove(race: Race, most?: number): Proof {
  const run = proveRace(race, most);
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}
