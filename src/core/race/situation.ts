/** A race in the middle: what the tables hold, how far each client is, and which records there ought to be. */
import type { Scenario, State } from '#core/design';
import type { Action } from '#core/plan';
import { type Database, execute, fingerprint, type Step } from '#core/simulator';
import type { Item } from '#core/value';
import type { Arena } from './arena.ts';
import { asRead, checkMoves, type Move, readMove, writeMoves } from './client-steps.ts';
import { keyText } from './key-text.ts';
import type { Client } from './race.ts';

/** How far a client is. `pending` is what it will do without reading anything more. */
interface Progress {
  readonly client: Client;
  readonly scenario: Scenario;
  /** Still to read its record. */
  readonly reads: boolean;
  readonly pending: readonly Move[];
}

export interface Situation {
  readonly database: Database;
  readonly progress: readonly Progress[];
  /** Records that were written and not removed, by key text, with what their items alone do not show. */
  readonly live: ReadonlyMap<string, State>;
}

export interface Taken {
  readonly situation: Situation;
  readonly client: string;
  readonly move: Move;
  readonly result: Step['result'];
}

/** Where a race begins. */
export function startSituation(arena: Arena): Situation {
  const { race, prepared, scenarios } = arena;
  const progress = race.clients.flatMap((client): Progress[] => {
    const scenario = scenarios.get(client.scenario);
    if (!scenario) return [];
    if (scenario.kind !== 'create')
      return [{ client, scenario, reads: readMove(prepared, scenario) !== undefined, pending: [] }];
    return [{ client, scenario, reads: false, pending: movesOf(arena, client, scenario) }];
  });
  return { database: arena.database, progress, live: arena.records };
}

function movesOf({ race, prepared }: Arena, client: Client, scenario: Scenario): Move[] {
  const writes = writeMoves(prepared, race, client, scenario);
  const repeats = client.repeats ? writes.map((move): Move => ({ ...move, kind: 'repeat' })) : [];
  const checks = race.way === 'check-then-write' ? checkMoves(prepared, scenario) : [];
  return [...checks, ...writes, ...repeats];
}

/** Ids of the clients that have something left to do. */
export const movers = ({ progress }: Situation): string[] =>
  progress.filter(({ reads, pending }) => reads || pending.length > 0).map(({ client }) => client.id);

/** Lets one client take its next step; undefined where it has none. */
export function takeStep(arena: Arena, situation: Situation, clientId: string): Taken | undefined {
  const at = situation.progress.findIndex(({ client }) => client.id === clientId);
  const current = situation.progress[at];
  if (!current) return undefined;
  const move = current.reads ? readMove(arena.prepared, current.scenario) : current.pending[0];
  if (!move) return undefined;
  const { now } = arena.race;
  const { database, result } = execute(situation.database, move.request, now === undefined ? {} : { now });
  const next = afterMove(arena, current, move, result);
  const progress = situation.progress.map((each, index) => (index === at ? next : each));
  const live = result.ok ? liveAfter(arena, situation.live, current.scenario, move) : situation.live;
  return { situation: { database, progress, live }, client: clientId, move, result };
}

/** A client gives up when what it read leaves it nothing to do: no record, or a value that is taken. */
function afterMove(arena: Arena, current: Progress, move: Move, result: Step['result']): Progress {
  const output = result.ok ? result.output : undefined;
  if (move.kind === 'read') {
    if (!output?.Item) return { ...current, reads: false, pending: [] };
    const scenario = asRead(arena.prepared, current.scenario, output.Item);
    return { ...current, scenario, reads: false, pending: movesOf(arena, current.client, scenario) };
  }
  const rest = current.pending.slice(1);
  if (move.kind !== 'check') return { ...current, pending: rest };
  const others = (output?.Items ?? []).filter((item) => !isOwn(arena, current.scenario, item));
  return { ...current, pending: others.length > 0 ? [] : rest };
}

function isOwn(arena: Arena, scenario: Scenario, item: Item): boolean {
  const read = readMove(arena.prepared, scenario)?.request.input as { readonly Key?: Item } | undefined;
  if (!read?.Key) return false;
  return (
    textOf(arena, arena.prepared.design.table.name, read.Key) === textOf(arena, arena.prepared.design.table.name, item)
  );
}

const textOf = ({ keyNames }: Arena, table: string, item: Item): string =>
  keyText(table, keyNames.get(table) ?? [], item);

function liveAfter(
  arena: Arena,
  live: ReadonlyMap<string, State>,
  { before = {}, after = {} }: Scenario,
  { actions }: Move,
): ReadonlyMap<string, State> {
  const changes = actions.filter(isRecordMove);
  if (changes.length === 0) return live;
  const next = new Map(live);
  for (const action of changes) {
    const text = textOf(arena, action.table, action.key);
    if (action.kind === 'Delete') next.delete(text);
    else next.set(text, { ...before, ...after });
  }
  return next;
}

const isRecordMove = ({ role, kind }: Action): boolean => role === 'record' && (kind === 'Put' || kind === 'Delete');

/** Equal for situations from which the same can follow. */
export function situationText(situation: Situation): string {
  const { database, progress, live } = situation;
  const clients = progress.map(({ reads, pending, scenario }) => [
    reads,
    pending.length,
    scenario.before,
    scenario.after,
  ]);
  return `${fingerprint(database)}\n${JSON.stringify(clients)}\n${[...live.keys()].sort().join()}`;
}
