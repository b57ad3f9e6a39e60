/**
 * What a client does next, told from what it has read: read the record, look whether values are taken, write, and
 * write the same again when the answer was lost.
 */
import type { Scenario, State } from '#core/design';
import { actionExpressions } from '#core/expression';
import { imageOf, type Key, type PreparedDesign } from '#core/image';
import { type Action, type Condition, type Guard, guardId, omitGuards, planActions, transitionOf } from '#core/plan';
import { assembleRequest, getItemRequest, transactItem } from '#core/request';
import { own } from '#core/shared';
import type { SimulatorRequest } from '#core/simulator';
import { equalValues, type Item } from '#core/value';
import { type Arena, versionOf } from './arena.ts';
import { checkRequest } from './check-index.ts';
import type { Expiring, ScenarioClient, StepKind } from './race.ts';

/** One request of a client, with the actions it carries: what fails and which guard is read off them. */
export interface RequestMove {
  readonly kind: Exclude<StepKind, 'expire'>;
  readonly request: SimulatorRequest;
  readonly actions: readonly Action[];
  /** Guards of the whole plan that say what the scenario was promised, whether they are switched off or not. */
  readonly promises: readonly Promised[];
}

/** What has expired goes: nobody has asked for it. */
export interface ExpiryMove {
  readonly kind: 'expire';
  readonly expires: Expiring;
}

export type Move = RequestMove | ExpiryMove;

/** What has to hold for an item at the moment it is written. */
export interface Promised {
  readonly code: 'unexpected' | 'stale-write';
  readonly condition: Condition;
  readonly attribute: string;
  readonly table: string;
  readonly key: Key;
}

/** Reading the record is the first step of whoever changes or removes it. */
export function readMove(prepared: PreparedDesign, { kind, before }: Scenario): RequestMove | undefined {
  const record = kind !== 'create' && before ? imageOf(prepared, before).record : undefined;
  return record && { kind: 'read', request: getItemRequest(record), actions: [], promises: [] };
}

/** The scenario as it is for a client that has read `item`: its own change, put on what is there now. */
export function asRead({ prepared, shown }: Arena, scenario: Scenario, item: Item): Scenario {
  const { before = {}, after = {} } = scenario;
  const read = stateOfItem(prepared, shown, item, before);
  const version = versionOf(prepared, item);
  const state = prepared.version !== undefined && version ? { ...read, [prepared.version]: version } : read;
  if (scenario.kind === 'delete') return { ...scenario, before: state };
  return { ...scenario, before: state, after: changedState(prepared, read, before, after) };
}

/** A record's state as its item shows it; what lives in keys only is known from elsewhere. */
export function stateOfItem(prepared: PreparedDesign, shown: ReadonlySet<string>, item: Item, known: State): State {
  const entries = [...prepared.attributes.keys()].flatMap((name) => {
    const value = own(shown.has(name) ? item : known, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** `state` with what changes between two others. */
export function changedState(prepared: PreparedDesign, state: State, before: State, after: State): State {
  const entries = [...prepared.attributes.keys()].flatMap((name) => {
    const value = own(after, name);
    const result = isSame(own(before, name), value) ? own(state, name) : value;
    return result === undefined ? [] : [[name, result] as const];
  });
  return Object.fromEntries(entries);
}

/** The queries of "is it taken?", one for each value the scenario would newly hold. */
export function checkMoves(prepared: PreparedDesign, { before, after }: Scenario): RequestMove[] {
  if (!after) return [];
  return prepared.locks.flatMap((lock) => {
    if (before && lock.parts.every(({ name }) => isSame(own(before, name), own(after, name)))) return [];
    const request = checkRequest(prepared, lock, after);
    return request ? [{ kind: 'check' as const, request, actions: [], promises: [] }] : [];
  });
}

const isSame = (a: State[string] | undefined, b: State[string] | undefined): boolean =>
  a === undefined || b === undefined ? a === b : equalValues(a, b);

/** The writes of a scenario in the race's way of working; undefined where no plan would be safe. */
export function writeMoves(arena: Arena, client: ScenarioClient, scenario: Scenario): RequestMove[] | undefined {
  const { prepared, race } = arena;
  const { actions, problems } = planActions(prepared, transitionOf(prepared, scenario));
  const promises = actions.flatMap(promisesOf);
  if (race.way === 'check-then-write') {
    const bare = actions.filter(({ role }) => role === 'record').map((action) => ({ ...action, guards: [] }));
    return bare.flatMap((action, at) => moveOf([action], at === 0 ? promises : [], undefined));
  }
  if (race.way === 'plan' && problems.length > 0) return undefined;
  const off = race.way === 'unguarded' ? oldValueGuards(actions) : race.off;
  const kept = omitGuards(prepared, actions, off).filter(
    ({ kind, guards }) => kind !== 'ConditionCheck' || guards.length > 0,
  );
  return moveOf(kept, promises, client.token);
}

function moveOf(actions: readonly Action[], promises: readonly Promised[], token: string | undefined): RequestMove[] {
  const request = assembleRequest(
    actions.map((action) => transactItem(action, actionExpressions(action))),
    token,
  );
  return request ? [{ kind: 'write', request, actions, promises }] : [];
}

const PROMISES: Partial<Record<Guard['reason'], Promised['code']>> = { expected: 'unexpected', version: 'stale-write' };

const promisesOf = ({ guards, table, key }: Action): Promised[] =>
  guards.flatMap(({ reason, condition, attribute = '' }): Promised[] => {
    const code = PROMISES[reason];
    return code ? [{ code, condition, attribute, table, key }] : [];
  });

/** The guards that compare with something read before; what is left keeps keys from being overwritten. */
const OLD_VALUES: ReadonlySet<Guard['reason']> = new Set<Guard['reason']>([
  'exists',
  'expected',
  'unchanged',
  'version',
  'owned',
  'ownedOrGone',
  'lockExists',
]);

const oldValueGuards = (actions: readonly Action[]): ReadonlySet<string> =>
  new Set([
    'exists:',
    ...actions.flatMap((action) =>
      action.guards.filter(({ reason }) => OLD_VALUES.has(reason)).map((guard) => guardId(guard, action)),
    ),
  ]);
