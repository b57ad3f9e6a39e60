/** Plays one order of steps and shows everything on the way: the timeline of the race page. */
import { actionTexts, guardTexts } from '#core/expression';
import { conditionHolds } from '#core/plan';
import { itemsOf } from '#core/simulator';
import type { Item } from '#core/value';
import { type Arena, createArena, roleOf } from './arena.ts';
import type { Move } from './client-steps.ts';
import { findViolations } from './find-violations.ts';
import type { Situation } from './progress.ts';
import type { Fired, Race, RaceStep, Run, TableItem } from './race.ts';
import { movers, startSituation, takeStep } from './situation.ts';
import { storedAt } from './stored-at.ts';

/** Plays the clients in this order, by id; an id whose client has nothing left is passed over. */
export function playRace(race: Race, order: readonly string[]): Run {
  const arena = createArena(race);
  let situation = startSituation(arena);
  const steps: RaceStep[] = [];
  const start = tablesOf(arena, situation);
  for (const id of order) {
    const taken = takeStep(arena, situation, id);
    if (!taken) continue;
    steps.push({
      client: id,
      kind: taken.move.kind,
      ...(taken.move.kind !== 'expire' && { request: taken.move.request }),
      result: taken.result,
      ...(taken.givesUp && { givesUp: taken.givesUp }),
      refusedByItself: taken.refusedByItself,
      fired: taken.result.ok ? [] : firedGuards(arena, situation, taken.move),
      violations: findViolations(arena, taken.situation),
      tables: tablesOf(arena, taken.situation),
    });
    situation = taken.situation;
  }
  return { start, steps, next: movers(situation) };
}

function firedGuards(arena: Arena, { database }: Situation, move: Move): Fired[] {
  const actions = move.kind === 'expire' ? [] : move.actions;
  return actions.flatMap((action, position) => {
    const stored = storedAt(arena, database, action.table, action.key);
    const texts = guardTexts(action, actionTexts(action));
    return action.guards.flatMap((guard, at): Fired[] =>
      conditionHolds(guard.condition, stored) ? [] : [{ position, action, guard, text: texts[at]?.resolved ?? '' }],
    );
  });
}

function tablesOf(arena: Arena, { database }: Situation): RaceStep['tables'] {
  return [...arena.keyNames].map(([name, keys]) => ({
    name,
    items: itemsOf(database, name).map((item): TableItem => {
      const key = Object.fromEntries(Object.entries(item).filter(([attribute]) => keys.includes(attribute)));
      return { ...roleOf(arena, name, item), key: key as TableItem['key'], item: item as Item };
    }),
  }));
}
