/** What a database holds, for showing and for telling states apart. */
import type { Item } from '#core/value';
import { canonicalJson } from './operation/transaction/canonical-json.ts';
import type { Database } from './table/database.ts';
import { type SortedMap, valuesOf } from './table/sorted-map.ts';

/** All items of a table, in key order. */
export const itemsOf = (database: Database, table: string): readonly Item[] =>
  valuesOf(database.tables.get(table)?.items);

/** The entries of an index in its order, as reads see them. */
export const entriesOfIndex = (database: Database, table: string, index: string): readonly Item[] =>
  valuesOf(database.tables.get(table)?.indexes.get(index)?.visible);

/** Items live on in many states, so their texts are made once. */
const TEXTS = new WeakMap<Item, string>();

function textOf(item: Item): string {
  let text = TEXTS.get(item);
  if (text === undefined) {
    text = canonicalJson(item);
    TEXTS.set(item, text);
  }
  return text;
}

const textOfAll = (items: SortedMap<Item>): string => valuesOf(items).map(textOf).join('\n');

/** A text that is equal for states no request can tell apart: items, lagging entries, and tokens. */
export function fingerprint(database: Database): string {
  const parts: string[] = [];
  for (const [name, table] of database.tables) {
    parts.push(`table ${name}`, textOfAll(table.items));
    for (const [index, { current, visible }] of table.indexes) {
      if (visible !== current) parts.push(`index ${index}`, textOfAll(visible));
    }
  }
  for (const [token, { payload, at }] of database.tokens) parts.push(`token ${token} ${at}`, payload);
  return parts.join('\n');
}
