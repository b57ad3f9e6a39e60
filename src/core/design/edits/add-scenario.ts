/** Adds a scenario that starts from where the last one ended, so that there is something to see at once. */
import { own } from '#core/shared';
import type { Design, Scenario, ScenarioKind, State } from '../design.ts';
import { withoutKey } from './map-parts.ts';
import { uniqueName } from './names.ts';
import { replaceAt } from './replace-at.ts';
import { withRequired } from './sample-value.ts';

const VERBS = { create: 'Create', update: 'Update', delete: 'Delete' } satisfies Record<ScenarioKind, string>;

/**
 * The design with one more scenario of a kind, last. Its state is a copy of the last one's, with samples for what is
 * missing; an update starts with equal states, for the person to change what they mean to. `name` gets a number if taken.
 */
export function addScenario(design: Design, kind: ScenarioKind, name?: string): Design {
  const { scenarios, entity } = design;
  const base = name ?? `${VERBS[kind]} ${entity.name.toLowerCase()}`.trim();
  const state = withRequired(design, lastState(design));
  const scenario: Scenario = {
    name: uniqueName(base, (candidate) => candidate === '__proto__' || scenarios.some((one) => one.name === candidate)),
    kind,
    ...(kind === 'create' ? {} : { before: withVersion(design, state) }),
    ...(kind === 'delete' ? {} : { after: state }),
  };
  return replaceAt(design, ['scenarios', scenarios.length], scenario);
}

/** The record as the last scenario leaves it, or as it was where that removes it; without a version, which is not typed. */
function lastState({ scenarios, entity }: Design): State {
  const last = scenarios.at(-1);
  const state = last?.after ?? last?.before ?? {};
  return entity.version === undefined ? state : withoutKey(state, entity.version);
}

/** What was stored before has a version where the design keeps one: the last one stated, or the first. */
function withVersion({ scenarios, entity }: Design, state: State): State {
  if (entity.version === undefined) return state;
  const stated = scenarios
    .map(({ before }) => own(before, entity.version ?? ''))
    .findLast((value) => value !== undefined);
  return { ...state, [entity.version]: stated ?? { N: '1' } };
}
