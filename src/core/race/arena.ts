/**
 * Where a race takes place: the tables as the design makes them, filled with the records, locks and referred-to items
 * there are at the start.
 */
import type { Scenario, State } from '#core/design';
import { type Image, type ImageItem, imageOf, type Key, type PreparedDesign, prepareDesign } from '#core/image';
import { transitionOf } from '#core/plan';
import { own, type Result } from '#core/shared';
import {
  createTables,
  type Database,
  execute,
  type Failure,
  prepare,
  type Run,
  type SimulatorRequest,
} from '#core/simulator';
import { equalValues, type Item } from '#core/value';
import { keyText } from './key-text.ts';
import type { Race } from './race.ts';
import { runningScenarios, startsOf } from './race-starts.ts';
import { raceTables } from './race-tables.ts';

export interface Arena {
  readonly race: Race;
  readonly prepared: PreparedDesign;
  readonly database: Database;
  /** Whether DynamoDB would make the tables. */
  readonly hasTables: boolean;
  /** Key attribute names by table; empty where the design's tables cannot be made. */
  readonly keyNames: ReadonlyMap<string, readonly string[]>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
  /** Records there are at the start by key text, with what their items do not show. */
  readonly records: ReadonlyMap<string, State>;
  /** Key texts of the items that stand there only to be referred to. */
  readonly referenced: ReadonlySet<string>;
  /** Those items by the name of the reference constraint. */
  readonly references: ReadonlyMap<string, { readonly table: string; readonly key: Key }>;
  /** Names of attributes that an item of the record shows. */
  readonly shown: ReadonlySet<string>;
  /** Epoch seconds. */
  readonly now: number | undefined;
  /** A request made ready to run on any state of these tables. */
  readonly ready: (request: SimulatorRequest) => Result<Run, Failure>;
}

/** Sets a race up. Scenarios that no client runs have no part in it. */
export function createArena(race: Race): Arena {
  const prepared = prepareDesign(race.design);
  const scenarios = new Map(race.design.scenarios.map((scenario) => [scenario.name, scenario]));
  const running = runningScenarios(race);
  const start = (startsOf(race)[0] ?? []).map((state): Started => startOf(prepared, state));
  const images = [...start.map(({ image }) => image), ...running.flatMap((scenario) => imagesOf(prepared, scenario))];
  const required = images.flatMap((image) => image.references);
  const tables = raceTables(race, prepared, required);
  const created = createTables(tables, { indexLag: race.lag ?? false });
  const keyNames = new Map(created.ok ? tables.flatMap(keyNamesOf) : []);
  const textOf = ({ table, key }: { readonly table: string; readonly key: Item }): string =>
    keyText(table, keyNames.get(table) ?? [], key);
  const recordTexts = new Set(images.flatMap(({ record }) => (record ? [textOf(record)] : [])));
  const placeholders = required.filter((item) => !recordTexts.has(textOf(item)));
  const shown = shownAttributes(prepared);
  const began = fill(created.ok ? created.value : NOWHERE, race, start, placeholders, textOf);
  return {
    race,
    prepared,
    database: began.database,
    hasTables: created.ok,
    keyNames,
    scenarios: created.ok ? scenarios : new Map(),
    records: new Map(began.records.map(({ text, state }) => [text, hiddenState(shown, state)])),
    referenced: new Set(placeholders.map(textOf)),
    references: new Map(placeholders.toReversed().map((item) => [item.constraint, item])),
    shown,
    now: race.now ?? latestNow(running),
    ready: readyOnce(began.database),
  };
}

const NOWHERE: Database = { tables: new Map(), indexLag: false, tokens: new Map() };

interface Started {
  readonly state: State;
  readonly image: Image;
}

/** Puts what there is at the start; of records that exclude each other, the first. */
function fill(
  empty: Database,
  { way, lag }: Race,
  start: readonly Started[],
  placeholders: readonly { readonly table: string; readonly key: Key }[],
  textOf: (item: { readonly table: string; readonly key: Item }) => string,
): { database: Database; records: { text: string; state: State }[] } {
  let database: Database = { ...empty, indexLag: false };
  const put = (table: string, item: Item): void => {
    ({ database } = execute(database, { operation: 'PutItem', input: { TableName: table, Item: item } }));
  };
  for (const { table, key } of placeholders) put(table, key);
  const occupied = new Set<string>();
  const records: { text: string; state: State }[] = [];
  for (const { state, image } of start) {
    const { record, locks } = image;
    if (!record) continue;
    const texts = [record, ...locks].map(textOf);
    if (texts.some((text) => occupied.has(text))) continue;
    for (const text of texts) occupied.add(text);
    put(record.table, record.item);
    records.push({ text: textOf(record), state });
    if (way !== 'check-then-write') for (const lock of locks) put(lock.table, lock.item);
  }
  return { database: { ...database, indexLag: lag ?? false }, records };
}

const startOf = (prepared: PreparedDesign, state: State): Started => ({
  state,
  image: imageOf(prepared, state, versionOf(prepared, state)),
});

/** The stored version a state speaks of. */
export const versionOf = ({ version }: PreparedDesign, state: State) =>
  version === undefined ? undefined : own(state, version);

function imagesOf(prepared: PreparedDesign, scenario: Scenario): Image[] {
  const { before, after } = transitionOf(prepared, scenario);
  return [before, after].flatMap((side) => (side ? [side.image] : []));
}

function shownAttributes({ stored, tableKeys, attributes }: PreparedDesign): ReadonlySet<string> {
  const keys = tableKeys.filter(({ name }) => attributes.has(name));
  return new Set([...stored, ...keys].map(({ name }) => name));
}

/** What a record's item does not show of its state. */
export const hiddenState = (shown: ReadonlySet<string>, state: State): State =>
  Object.fromEntries(Object.entries(state).filter(([name]) => !shown.has(name)));

function latestNow(scenarios: readonly Scenario[]): number | undefined {
  const times = scenarios.flatMap(({ now }) => (now && 'N' in now ? [Number(now.N)] : []));
  return times.length > 0 ? Math.max(...times) : undefined;
}

const keyNamesOf = (request: ReturnType<typeof raceTables>[number]): [string, readonly string[]][] =>
  request.operation === 'CreateTable'
    ? [[request.input.TableName, request.input.KeySchema.map(({ AttributeName }) => AttributeName)]]
    : [];

/** Requests live on in many situations, so each is read once. */
function readyOnce(database: Database): Arena['ready'] {
  const known = new WeakMap<SimulatorRequest, Result<Run, Failure>>();
  return (request) => {
    const run = known.get(request) ?? prepare(database, request);
    known.set(request, run);
    return run;
  };
}

/** The role of an item in the arena's tables, told from its key. */
export function roleOf(
  { prepared, referenced, keyNames }: Arena,
  table: string,
  item: Item,
): { role: ImageItem['role'] | 'reference'; constraint?: string } {
  if (referenced.has(keyText(table, keyNames.get(table) ?? [], item))) return { role: 'reference' };
  const lock = prepared.locks.find((each) => {
    const value = each.table === table ? own(item, each.partitionKey) : undefined;
    if (!value || !('S' in value) || !value.S.startsWith(each.prefix)) return false;
    const sort = each.sortKey && own(item, each.sortKey.name);
    return !each.sortKey || (sort !== undefined && equalValues(sort, each.sortKey.value));
  });
  return lock ? { role: 'lock', constraint: lock.constraint.name } : { role: 'record' };
}
