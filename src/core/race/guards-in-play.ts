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
  /** For reading, as it stands there: `email = "ada@x.org"`. */
  readonly text: string;
  /** Every way it stands in the plans: of two clients, each may ask for a value of its own. */
  readonly forms: readonly GuardForm[];
}

export interface GuardForm {
  readonly text: string;
  /** Ids of the clients whose plans have it so. */
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
      return action.guards.map((guard, at) => {
        const text = texts[at]?.resolved ?? '';
        return { id: guardId(guard, action), guard, action, text, forms: [{ text, clients: [client.id] }] };
      });
    });
  });
  const found = new Map<GuardId, GuardInPlay>();
  for (const one of all) {
    const known = found.get(one.id);
    found.set(one.id, known ? { ...known, forms: joined([...known.forms, ...one.forms]) } : one);
  }
  return [...found.values()];
}

/** Forms of one text as one. */
function joined(forms: readonly GuardForm[]): readonly GuardForm[] {
  const clientsOf = (text: string): readonly string[] =>
    forms.flatMap((form) => (form.text === text ? form.clients : []));
  return [...new Set(forms.map(({ text }) => text))].map((text) => ({ text, clients: [...new Set(clientsOf(text))] }));
}
