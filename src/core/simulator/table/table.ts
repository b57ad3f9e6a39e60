/** One table with its indexes as persistent maps. Every write gives a new table and leaves the old one as it was. */
import { own } from '#core/shared';
import type { Item, KeyValue } from '#core/value';
import { keyText } from './key-text.ts';
import { getEntry, removeEntry, type SortedMap, setEntry } from './sorted-map.ts';
import {
  type IndexDefinition,
  isKeyValue,
  isProjected,
  type KeyAttribute,
  keyAttributes,
  type TableDefinition,
} from './table-definition.ts';

export interface Table {
  readonly definition: TableDefinition;
  /** The attribute whose time, in epoch seconds, ends an item's life. */
  readonly timeToLive?: string;
  readonly items: SortedMap<Item>;
  readonly indexes: ReadonlyMap<string, Index>;
}

export interface Index {
  readonly definition: IndexDefinition;
  /** Entries as they are to be. */
  readonly current: SortedMap<Item>;
  /** Entries as reads see them: of a global index, perhaps those of some time ago. */
  readonly visible: SortedMap<Item>;
}

/** A table without items. */
export function createTable(definition: TableDefinition): Table {
  const indexes = definition.indexes.map((index): [string, Index] => [
    index.name,
    { definition: index, current: undefined, visible: undefined },
  ]);
  return { definition, items: undefined, indexes: new Map(indexes) };
}

/** The item at a key text. */
export const getItem = (table: Table, key: string): Item | undefined => getEntry(table.items, key);

/** The table with an item in another one's place: `before` is what stands there, `after` what is to. */
export function replaceItem(
  table: Table,
  key: string,
  before: Item | undefined,
  after: Item | undefined,
  lag: boolean,
): Table {
  const items = after === undefined ? removeEntry(table.items, key) : setEntry(table.items, key, after);
  if (table.indexes.size === 0) return { ...table, items };
  const indexes = new Map<string, Index>();
  for (const [name, index] of table.indexes)
    indexes.set(name, replaceEntry(table.definition, index, before, after, lag));
  return { ...table, items, indexes };
}

function replaceEntry(
  table: TableDefinition,
  index: Index,
  before: Item | undefined,
  after: Item | undefined,
  lag: boolean,
): Index {
  const old = before && entryKey(table, index.definition, before);
  const next = after && entryKey(table, index.definition, after);
  let current = index.current;
  if (old !== undefined && old !== next) current = removeEntry(current, old);
  if (next !== undefined && after !== undefined) current = setEntry(current, next, entryOf(index.definition, after));
  const lags = lag && index.definition.kind === 'global';
  return { definition: index.definition, current, visible: lags ? index.visible : current };
}

/** The key text of an item's entry: the index's keys, then the table's, which tell equal ones apart. */
export function entryKey(table: TableDefinition, index: IndexDefinition, item: Item): string | undefined {
  const values = keyValues([...keyAttributes(index), ...keyAttributes(table)], item);
  return values && keyText(values);
}

/** What an index keeps of an item. */
export function entryOf(index: IndexDefinition, item: Item): Item {
  if (index.projected === 'ALL') return item;
  return Object.fromEntries(Object.entries(item).filter(([name]) => isProjected(index, name)));
}

/** An item's values of key attributes; none unless it has them all, in their types. */
export function keyValues(attributes: readonly KeyAttribute[], item: Item): KeyValue[] | undefined {
  const values: KeyValue[] = [];
  for (const { name, type } of attributes) {
    const value = own(item, name);
    if (value === undefined || !isKeyValue(value, type)) return undefined;
    values.push(value);
  }
  return values;
}

/** The key text of an item, or of a Key. */
export function itemKey(table: TableDefinition, item: Item): string | undefined {
  const values = keyValues(keyAttributes(table), item);
  return values && keyText(values);
}
