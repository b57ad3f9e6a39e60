/** The guards a race turns on: those of its clients' plans, each with where it stands. */

import { prepareDesign } from '#core/image';
import { type Action, type Guard, type GuardId, guardId, planActions, transitionOf } from '#core/plan';
import type { Race } from './race.ts';

export interface GuardInPlay {
  readonly id: GuardId;
  /** As it stands in the first plan that has it. */
  readonly guard: Guard;
  readonly action: Action;
  /** Ids of the clients whose plans have it. */
  readonly clients: readonly string[];
}

/** Every guard of the plans as their scenarios state them, in the order of clients and actions. */
export function guardsInPlay({ design, clients }: Pick<Race, 'design' | 'clients'>): readonly GuardInPlay[] {
  const prepared = prepareDesign(design);
  const all = clients.flatMap((client): GuardInPlay[] => {
    const scenario = 'scenario' in client ? design.scenarios.find(({ name }) => name === client.scenario) : undefined;
    if (!scenario) return [];
    return planActions(prepared, transitionOf(prepared, scenario)).actions.flatMap((action) =>
      action.guards.map((guard) => ({ id: guardId(guard, action), guard, action, clients: [client.id] })),
    );
  });
  const found = new Map<GuardId, GuardInPlay>();
  for (const one of all) {
    const known = found.get(one.id) ?? one;
    found.set(one.id, { ...known, clients: [...new Set([...known.clients, ...one.clients])] });
  }
  return [...found.values()];
}
