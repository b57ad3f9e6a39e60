import { type Database, itemsOf } from '#core/simulator';
import type { Item } from '#core/value';
import type { Arena } from './arena.ts';
import { keyText } from './key-text.ts';

/** The item under a key, if anything. A race's tables hold a handful of items. */
export function storedAt({ keyNames }: Arena, database: Database, table: string, key: Item): Item | undefined {
  const names = keyNames.get(table) ?? [];
  const text = keyText(table, names, key);
  return itemsOf(database, table).find((item) => keyText(table, names, item) === text);
}
