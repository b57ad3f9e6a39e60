/** The guards a race turns on: those of its clients' plans, each with where it stands. */

import { actionTexts, guardTexts } from '#core/expression';
import { prepareDesign } from '#core/image';
import { type Action, type Guard, type GuardId, guardId, planActions, transitionOf } from '#core/plan';
import type { Race } from './race.ts';

export interface GuardInPlay {
  readonly id: GuardId;
  /** As it stands in the first plan that has it. */
  readonly guard: Guard;
  readonly action: Action;
  /** For reading: `email = "ada@x.org"`. */
  readonly text: string;
  /** Ids of the clients whose plans have it. */
  readonly clients: readonly string[];
}

/** Every guard of the plans as their scenarios state them, in the order of clients and actions. */
export function guardsInPlay({ design, clients }: Pick<Race, 'design' | 'clients'>): readonly GuardInPlay[] {
  const prepared = prepareDesign(design);
  const all = clients.flatMap((client): GuardInPlay[] => {
    const scenario = 'scenario' in client ? design.scenarios.find(({ name }) => name === client.scenario) : undefined;
    if (!scenario) return [];
    return planActions(prepared, transitionOf(prepared, scenario)).actions.flatMap((action) => {
      const texts = guardTexts(action, actionTexts(action));
      return action.guards.map((guard, at) => ({
        id: guardId(guard, action),
        guard,
        action,
        text: texts[at]?.resolved ?? '',
        clients: [client.id],
      }));
    });
  });
  const found = new Map<GuardId, GuardInPlay>();
  for (const one of all) {
    const known = found.get(one.id) ?? one;
    found.set(one.id, { ...known, clients: [...new Set([...known.clients, ...one.clients])] });
  }
  return [...found.values()];
}
