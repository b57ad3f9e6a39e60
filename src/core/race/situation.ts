/** A race in the middle: what the tables hold, how far each client is, and which records there ought to be. */
import type { Scenario } from '#core/design';
import { conditionHolds, planActions, transitionOf } from '#core/plan';
import { fingerprint, type SimulatorRequest, type Step } from '#core/simulator';
import type { Item } from '#core/value';
import type { Arena } from './arena.ts';
import { brokenPromises } from './broken-promises.ts';
import {
  asRead,
  checkMoves,
  type ExpiryMove,
  type Move,
  type RequestMove,
  readMove,
  writeMoves,
} from './client-steps.ts';
import { afterExpiry } from './expiry-step.ts';
import { isPast } from './is-past.ts';
import { keyText } from './key-text.ts';
import { recordsAfter } from './live-records.ts';
import type { Progress, Situation } from './progress.ts';
import type { Client, GivesUp, ScenarioClient } from './race.ts';

export interface Taken {
  readonly situation: Situation;
  readonly move: Move;
  readonly result: Step['result'];
  readonly givesUp: GivesUp | undefined;
  readonly refusedByItself: boolean;
}

/** Where a race begins. */
export function startSituation(arena: Arena): Situation {
  const progress = arena.race.clients.flatMap((client): Progress[] => {
    if ('expires' in client) return [begin(client, undefined, [{ kind: 'expire', expires: client.expires }])];
    if ('removes' in client) {
      const item = arena.references.get(client.removes);
      const request: SimulatorRequest | undefined = item && {
        operation: 'DeleteItem',
        input: { TableName: item.table, Key: item.key },
      };
      return request ? [begin(client, undefined, [{ kind: 'write', request, actions: [], promises: [] }])] : [];
    }
    const scenario = arena.scenarios.get(client.scenario);
    if (!scenario) return [];
    if (scenario.kind === 'create') return [begin(client, scenario, movesOf(arena, client, scenario).moves)];
    const read = readMove(arena.prepared, scenario);
    return read ? [begin(client, scenario, [read])] : [];
  });
  return {
    database: arena.database,
    progress,
    live: arena.records,
    origins: new Map([...arena.records.keys()].map((text) => [text, text])),
    broken: [],
  };
}

const begin = (client: Client, scenario: Scenario | undefined, pending: readonly Move[]): Progress => ({
  client,
  scenario,
  pending,
  text: '',
  hasWritten: false,
});

function movesOf(
  arena: Arena,
  client: ScenarioClient,
  scenario: Scenario,
): { moves: RequestMove[]; givesUp?: GivesUp } {
  const { prepared, race } = arena;
  if (race.way !== 'plan' && !meetsExpectations(arena, scenario)) return { moves: [], givesUp: 'unexpected' };
  const writes = writeMoves(arena, client, scenario);
  if (!writes) return { moves: [], givesUp: 'unguardable' };
  if (writes.length === 0) return { moves: [], givesUp: 'nothing' };
  const repeats = client.repeats ? writes.map((move): RequestMove => ({ ...move, kind: 'repeat' })) : [];
  const checks = race.way === 'check-then-write' ? checkMoves(prepared, scenario) : [];
  return { moves: [...checks, ...writes, ...repeats] };
}

/** Who has no guard for it looks at what was read. */
function meetsExpectations({ prepared }: Arena, scenario: Scenario): boolean {
  const transition = transitionOf(prepared, scenario);
  return planActions(prepared, transition).actions.every(({ guards }) =>
    guards.every(
      ({ reason, condition }) =>
        reason !== 'expected' || conditionHolds(condition, transition.before?.image.record?.item),
    ),
  );
}

/** Ids of the clients that have something left to do. */
export const movers = ({ progress }: Situation): string[] =>
  progress.filter(({ pending }) => pending.length > 0).map(({ client }) => client.id);

/** Lets one client take its next step; undefined where it has none. */
export function takeStep(arena: Arena, situation: Situation, clientId: string): Taken | undefined {
  const at = situation.progress.findIndex(({ client }) => client.id === clientId);
  const current = situation.progress[at];
  const move = current?.pending[0];
  if (!current || !move) return undefined;
  const pass = (next: Progress): readonly Progress[] =>
    situation.progress.map((each, index) => (index === at ? next : each));
  if (move.kind === 'expire') return takeExpiry(arena, situation, move, pass({ ...current, pending: [] }));
  const run = arena.ready(move.request);
  const { database, result } = run.ok
    ? run.value(situation.database, arena.now === undefined ? {} : { now: arena.now })
    : { database: situation.database, result: { ok: false as const, error: run.error } };
  const { next, givesUp } = afterMove(arena, current, move, result);
  // A transaction that is repeated under its token succeeds, and does nothing.
  const isDone = result.ok && !(move.kind === 'repeat' && database.tables === situation.database.tables);
  const { live, origins } = isDone ? recordsAfter(arena, situation, current, move) : situation;
  const broken = isDone ? brokenPromises(arena, situation, { database, live }, current, move) : [];
  return {
    situation: {
      database,
      progress: pass(next),
      live,
      origins,
      broken: broken.length > 0 ? [...situation.broken, ...broken] : situation.broken,
    },
    move,
    result,
    givesUp,
    refusedByItself: move.kind === 'repeat' && current.hasWritten && !result.ok,
  };
}

function takeExpiry(arena: Arena, situation: Situation, move: ExpiryMove, progress: readonly Progress[]): Taken {
  const left = afterExpiry(arena, situation, move.expires);
  return {
    situation: { ...situation, ...left, progress },
    move,
    result: { ok: true, output: {}, capacity: [] },
    givesUp: left.database === situation.database ? 'not-expired' : undefined,
    refusedByItself: false,
  };
}

/** A client gives up when what it read leaves it nothing to do: no record, or a value that is taken. */
function afterMove(
  arena: Arena,
  current: Progress,
  move: RequestMove,
  result: Step['result'],
): { next: Progress; givesUp?: GivesUp | undefined } {
  const output = result.ok ? result.output : undefined;
  const pending = current.pending.slice(1);
  if (move.kind === 'read') {
    if (!output?.Item) return { next: { ...current, pending: [] }, givesUp: 'no-record' };
    return afterReading(arena, current, output.Item);
  }
  if (move.kind === 'check') {
    const isTaken = (output?.Items ?? []).some((item) => !isOwn(arena, current.scenario, item) && !isPast(arena, item));
    return isTaken ? { next: { ...current, pending: [] }, givesUp: 'taken' } : { next: { ...current, pending } };
  }
  return { next: { ...current, pending, hasWritten: current.hasWritten || (move.kind === 'write' && result.ok) } };
}

/** Items live on in many situations, so what a client makes of one is worked out once. */
const READINGS = new WeakMap<Arena, Map<string, WeakMap<Item, { next: Progress; givesUp?: GivesUp | undefined }>>>();

function afterReading(arena: Arena, current: Progress, item: Item): { next: Progress; givesUp?: GivesUp | undefined } {
  const { client, scenario } = current;
  if (!scenario || !('scenario' in client)) return { next: current };
  const byClient = READINGS.get(arena) ?? new Map<string, WeakMap<Item, ReturnType<typeof afterReading>>>();
  READINGS.set(arena, byClient);
  const byItem = byClient.get(client.id) ?? new WeakMap<Item, ReturnType<typeof afterReading>>();
  byClient.set(client.id, byItem);
  const known = byItem.get(item);
  if (known) return known;
  const read = asRead(arena, scenario, item);
  const { moves, givesUp } = movesOf(arena, client, read);
  const text = JSON.stringify([read.before, read.after]);
  const reading = { next: { ...current, scenario: read, pending: moves, text }, givesUp };
  byItem.set(item, reading);
  return reading;
}

function isOwn(arena: Arena, scenario: Scenario | undefined, item: Item): boolean {
  const { prepared, keyNames } = arena;
  const key = scenario && scenario.kind !== 'create' && transitionOf(prepared, scenario).before?.image.record?.key;
  if (!key) return false;
  const { name } = prepared.design.table;
  const names = keyNames.get(name) ?? [];
  return keyText(name, names, key) === keyText(name, names, item);
}

/** Equal for situations from which the same can follow. */
export function situationText({ database, progress, live, origins, broken }: Situation): string {
  const clients = progress.map(({ pending, text, hasWritten }) => `${pending.length}${hasWritten ? '!' : ''}${text}`);
  const promised = broken.length > 0 ? JSON.stringify(broken) : '';
  return `${fingerprint(database)}\n${clients.join('\n')}\n${textOfMap(live)}\n${textOfMap(origins)}\n${promised}`;
}

const MAP_TEXTS = new WeakMap<ReadonlyMap<string, unknown>, string>();

function textOfMap(map: ReadonlyMap<string, unknown>): string {
  let text = MAP_TEXTS.get(map);
  if (text === undefined) {
    text = JSON.stringify([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
    MAP_TEXTS.set(map, text);
  }
  return text;
}
