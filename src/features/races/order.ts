/** Orders of steps: by turns, or by chance. */
import { playRace, prove, type Race, type Run } from '#core';

/** More steps than a race of three clients has. */
const LONGEST = 60;

/** Goes on until no client has a step left; `pick` chooses who is next. */
export function completeOrder(
  race: Race,
  begun: readonly string[],
  pick: (next: readonly string[], taken: number) => string | undefined,
): readonly string[] {
  const order = [...begun];
  while (order.length < LONGEST) {
    const next = pick(playRace(race, order).next, order.length);
    if (next === undefined) break;
    order.push(next);
  }
  return order;
}

/** Everybody in turn: what is read is old by the time it is written. */
export function turns(race: Race): readonly string[] {
  const ids = race.clients.map(({ id }) => id);
  let at = -1;
  return completeOrder(race, [], (next) => {
    for (let tried = 0; tried < ids.length; tried += 1) {
      at = (at + 1) % ids.length;
      const id = ids[at];
      if (id !== undefined && next.includes(id)) return id;
    }
    return undefined;
  });
}

export const shuffled = (race: Race, random: () => number): readonly string[] =>
  completeOrder(race, [], (next) => next[Math.floor(random() * next.length)]);

/** As many situations as can be looked at while a finger is still on the switch. */
const MOST_AT_ONCE = 300;

export interface TellingRun {
  /** The place of its start among the race's. */
  readonly start: number;
  readonly order: readonly string[];
}

/** The run that shows most: the shortest in which something goes wrong, else everybody in turn. */
export function tellingRun(race: Race): TellingRun {
  const proof = prove(race, MOST_AT_ONCE);
  return proof.kind === 'broken' ? proof : { start: 0, order: turns(race) };
}

/**
 * The steps of an order that are taken, and how many of them among its first `at`: a client that has nothing left to do
 * is passed over.
 */
export function takenOf(
  { steps }: Pick<Run, 'steps'>,
  order: readonly string[],
  at: number,
): { readonly order: readonly string[]; readonly at: number } {
  let taken = 0;
  for (const id of order.slice(0, at)) if (steps[taken]?.client === id) taken += 1;
  return { order: steps.map(({ client }) => client), at: taken };
}
