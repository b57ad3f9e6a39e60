/**
 * What a client does next, told from what it has read: read the record, look whether values are taken, write, and
 * write the same again when the answer was lost.
 */
import type { Scenario, State } from '#core/design';
import { actionExpressions } from '#core/expression';
import { imageOf, type PreparedDesign } from '#core/image';
import { type Action, type Guard, guardId, omitGuards, planActions, transitionOf } from '#core/plan';
import { assembleRequest, getItemRequest, transactItem } from '#core/request';
import { own } from '#core/shared';
import type { SimulatorRequest } from '#core/simulator';
import { equalValues, type Item } from '#core/value';
import { checkRequest } from './check-index.ts';
import type { Client, Race, StepKind } from './race.ts';

/** One request of a client, with the actions it carries: what fails and which guard is read off them. */
export interface Move {
  readonly kind: StepKind;
  readonly request: SimulatorRequest;
  readonly actions: readonly Action[];
}

/** Reading the record is the first step of whoever changes or removes it. */
export function readMove(prepared: PreparedDesign, { before }: Scenario): Move | undefined {
  const record = before && imageOf(prepared, before).record;
  return record && { kind: 'read', request: getItemRequest(record), actions: [] };
}

/** The scenario as it is for a client that has read `item`: its own change, put on what is there now. */
export function asRead(prepared: PreparedDesign, scenario: Scenario, item: Item): Scenario {
  const { before = {}, after = {} } = scenario;
  const read = readState(prepared, before, item);
  const version = prepared.version === undefined ? undefined : own(item, prepared.version);
  const state = prepared.version !== undefined && version ? { ...read, [prepared.version]: version } : read;
  if (scenario.kind === 'delete') return { ...scenario, before: state };
  const changed: Record<string, State[string]> = { ...read };
  for (const name of prepared.attributes.keys()) {
    const value = own(after, name);
    if (isSame(own(before, name), value)) continue;
    if (value === undefined) delete changed[name];
    else changed[name] = value;
  }
  return { ...scenario, before: state, after: changed };
}

/** A record's state as its item shows it; what lives in keys only, the client knew before. */
function readState(prepared: PreparedDesign, before: State, item: Item): State {
  const state: Record<string, State[string]> = {};
  for (const [name, attribute] of prepared.attributes) {
    const shown = prepared.stored.includes(attribute) || prepared.tableKeys.some((key) => key.name === name);
    const value = own(shown ? item : before, name);
    if (value !== undefined) state[name] = value;
  }
  return state;
}

/** The queries of "is it taken?", one for each value the scenario would newly hold. */
export function checkMoves(prepared: PreparedDesign, { before, after }: Scenario): Move[] {
  if (!after) return [];
  return prepared.locks.flatMap((lock) => {
    if (before && lock.parts.every(({ name }) => isSame(own(before, name), own(after, name)))) return [];
    const request = checkRequest(prepared, lock, after);
    return request ? [{ kind: 'check' as const, request, actions: [] }] : [];
  });
}

const isSame = (a: State[string] | undefined, b: State[string] | undefined): boolean =>
  a === undefined || b === undefined ? a === b : equalValues(a, b);

/** The writes of a scenario in the race's way of working. */
export function writeMoves(prepared: PreparedDesign, race: Race, client: Client, scenario: Scenario): Move[] {
  const { actions } = planActions(prepared, transitionOf(prepared, scenario));
  if (race.way === 'check-then-write') {
    const bare = actions.filter(({ role }) => role === 'record').map((action) => ({ ...action, guards: [] }));
    return bare.flatMap((action) => moveOf([action], undefined));
  }
  const off = race.way === 'unguarded' ? oldValueGuards(actions) : race.off;
  return moveOf(omitGuards(prepared, actions, off), client.token);
}

function moveOf(actions: readonly Action[], token: string | undefined): Move[] {
  const request = assembleRequest(
    actions.map((action) => transactItem(action, actionExpressions(action))),
    token,
  );
  return request ? [{ kind: 'write', request, actions }] : [];
}

/** The guards that compare with something read before; what is left keeps keys from being overwritten. */
const OLD_VALUES: ReadonlySet<Guard['reason']> = new Set<Guard['reason']>([
  'exists',
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
