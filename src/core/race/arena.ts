/**
 * Where a race takes place: the tables as the design makes them, filled with the records, locks and referred-to items
 * there are at the start.
 */
import type { Scenario, State } from '#core/design';
import { type ImageItem, imageOf, type Key, type PreparedDesign, prepareDesign } from '#core/image';
import { transitionOf } from '#core/plan';
import { type CreateTableInput, createTableRequests, type TableRequest } from '#core/request';
import { invariant, own } from '#core/shared';
import { createTables, type Database, execute } from '#core/simulator';
import { type Item, typeOf } from '#core/value';
import { checkIndexes } from './check-index.ts';
import { keyText } from './key-text.ts';
import type { Race } from './race.ts';

export interface Arena {
  readonly race: Race;
  readonly prepared: PreparedDesign;
  readonly database: Database;
  /** Key attribute names by table. */
  readonly keyNames: ReadonlyMap<string, readonly string[]>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
  /** Records there are at the start, by key text. */
  readonly records: ReadonlyMap<string, State>;
  /** Key texts of the items that references may point at. */
  readonly referenced: ReadonlySet<string>;
}

/** Sets a race up. Scenarios that no client runs have no part in it. */
export function createArena(race: Race): Arena {
  const { design, clients, way } = race;
  const prepared = prepareDesign(design);
  const scenarios = new Map(design.scenarios.map((scenario) => [scenario.name, scenario]));
  const running = clients.flatMap(({ scenario }) => scenarios.get(scenario) ?? []);
  const start = race.start ?? running.flatMap(startOf);
  const images = start.map((state) => imageOf(prepared, state, versionOf(prepared, state)));
  const required = running
    .flatMap((scenario) => requiredBy(prepared, scenario))
    .concat(images.flatMap((i) => i.references));
  const tables = [...ownTables(race, prepared), ...foreignTables(race, required)];
  const created = createTables(tables);
  invariant(created.ok, 'the tables of a design without errors can be made');
  const keyNames = new Map(tables.flatMap(keyNamesOf));
  const keyOf = (table: string, item: Item): string => keyText(table, keyNames.get(table) ?? [], item);
  let database = created.value;
  const put = (table: string, item: Item): void => {
    const step = execute(database, { operation: 'PutItem', input: { TableName: table, Item: item } });
    if (step.result.ok) database = step.database;
  };
  const records = new Map<string, State>();
  const referenced = new Set<string>();
  for (const { table, key } of required) {
    referenced.add(keyOf(table, key));
    put(table, key);
  }
  for (const [at, { record, locks }] of images.entries()) {
    if (!record) continue;
    put(record.table, record.item);
    records.set(keyOf(record.table, record.key), start[at] ?? {});
    if (way !== 'check-then-write') for (const lock of locks) put(lock.table, lock.item);
  }
  return { race, prepared, database, keyNames, scenarios, records, referenced };
}

const startOf = ({ kind, before }: Scenario): readonly State[] => (kind === 'create' || !before ? [] : [before]);

/** The stored version a state speaks of. */
export const versionOf = ({ version }: PreparedDesign, state: State) =>
  version === undefined ? undefined : own(state, version);

/** What a scenario may ask for, now or after another client has changed a part of the key. */
function requiredBy(prepared: PreparedDesign, scenario: Scenario): readonly { table: string; key: Key }[] {
  const { before, after } = transitionOf(prepared, scenario);
  return [before, after].flatMap((side) => side?.image.references ?? []);
}

function ownTables({ design, way }: Race, prepared: PreparedDesign): readonly TableRequest[] {
  const requests = createTableRequests(design).filter(({ operation }) => operation === 'CreateTable');
  if (way !== 'check-then-write') return requests;
  return requests.map((request) =>
    request.operation === 'CreateTable' && request.input.TableName === design.table.name
      ? { operation: 'CreateTable', input: checkIndexes(prepared, request.input) }
      : request,
  );
}

/** Tables that only references speak of: their keys are known from what is asked for. */
function foreignTables({ design }: Race, required: readonly { table: string; key: Key }[]): readonly TableRequest[] {
  const tables = new Map<string, CreateTableInput>();
  for (const { table, key } of required) {
    if (table === design.table.name || table === design.locks?.table?.name || tables.has(table)) continue;
    const names = Object.keys(key);
    tables.set(table, {
      TableName: table,
      AttributeDefinitions: names.map((name) => ({ AttributeName: name, AttributeType: keyTypeOf(key, name) })),
      KeySchema: names.map((name, at) => ({ AttributeName: name, KeyType: at === 0 ? 'HASH' : 'RANGE' })),
      BillingMode: 'PAY_PER_REQUEST',
    });
  }
  return [...tables.values()].map((input) => ({ operation: 'CreateTable', input }));
}

function keyTypeOf(key: Key, name: string): 'S' | 'N' | 'B' {
  const value = key[name];
  const type = value && typeOf(value);
  return type === 'N' || type === 'B' ? type : 'S';
}

const keyNamesOf = (request: TableRequest): [string, readonly string[]][] =>
  request.operation === 'CreateTable'
    ? [[request.input.TableName, request.input.KeySchema.map(({ AttributeName }) => AttributeName)]]
    : [];

/** The role of an item in the arena's tables, told from its key. */
export function roleOf(
  arena: Arena,
  table: string,
  item: Item,
): { role: ImageItem['role'] | 'reference'; constraint?: string } {
  const { prepared, referenced, keyNames } = arena;
  if (referenced.has(keyText(table, keyNames.get(table) ?? [], item))) return { role: 'reference' };
  const lock = prepared.locks.find((each) => {
    const value = each.table === table ? own(item, each.partitionKey) : undefined;
    if (!value || !('S' in value) || !value.S.startsWith(each.prefix)) return false;
    return !each.sortKey || JSON.stringify(own(item, each.sortKey.name)) === JSON.stringify(each.sortKey.value);
  });
  return lock ? { role: 'lock', constraint: lock.constraint.name } : { role: 'record' };
}
