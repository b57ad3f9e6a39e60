/** Runs a Query or Scan that was checked: a page of entries, filtered, projected, counted and charged. */
import { type Item, itemSize } from '#core/value';
import { type CapacityDetail, consumedCapacity, reported, type Units } from '../../capacity/consumed-capacity.ts';
import { readUnits } from '../../capacity/read-cost.ts';
import type { Condition } from '../../expression/condition.ts';
import { evaluate } from '../../expression/evaluate-condition.ts';
import { project } from '../../expression/project.ts';
import { type Database, tableOf } from '../../table/database.ts';
import type { KeyRange } from '../../table/sorted-map.ts';
import { getItem, itemKey } from '../../table/table.ts';
import { done, type Step } from '../outcome.ts';
import { type Page, readPage } from './page.ts';
import type { Selection } from './selection.ts';
import { entriesOf, type Source } from './source.ts';
import { startKeyAfter } from './start-key.ts';

export interface EntriesRead {
  readonly source: Source;
  readonly range: KeyRange;
  readonly descending: boolean;
  readonly limit: number | undefined;
  readonly filter: Condition | undefined;
  readonly selection: Selection;
  readonly consistent: boolean;
  readonly detail: CapacityDetail | undefined;
}

/** The answer to a read of entries. */
export function readEntries(database: Database, read: EntriesRead): Step {
  const { source, filter, selection } = read;
  const page = readPage(entriesOf(database, source), read.range, read.descending, read.limit);
  const found = filter === undefined ? page.entries : page.entries.filter((entry) => evaluate(filter, entry));
  const items = selection.fetches ? found.map((entry) => fetch(database, source, entry)) : found;
  const consumed = consumedCapacity(costOf(read, page, selection.fetches ? items : []));
  const report = reported(consumed, read.detail);
  const output = {
    ...(selection.items && { Items: items.map((item) => (selection.paths ? project(item, selection.paths) : item)) }),
    Count: found.length,
    ScannedCount: page.entries.length,
    ...(page.last && { LastEvaluatedKey: startKeyAfter(source, page.last) }),
    ...(report && { ConsumedCapacity: report }),
  };
  return done(database, output, [consumed]);
}

/** The whole item of an entry of a local index, which never lags. */
function fetch(database: Database, { table }: Source, entry: Item): Item {
  const key = itemKey(table, entry);
  const item = key === undefined ? undefined : getItem(tableOf(database, table.name), key);
  return item ?? entry;
}

/** The bytes of a page are rounded up together, each fetched item by itself. */
function costOf({ source, consistent }: EntriesRead, page: Page, fetched: readonly Item[]): Units {
  const consistency = consistent ? 'consistent' : 'eventual';
  const units = readUnits(page.bytes, consistency);
  const { table: definition, index } = source;
  if (index === undefined) return { definition, table: units, indexes: new Map() };
  const table = fetched.reduce((sum, item) => sum + readUnits(itemSize(item), consistency), 0);
  return { definition, table, indexes: new Map([[index.name, units]]) };
}
