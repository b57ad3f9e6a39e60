/** A key as one text, to tell items apart. */
import type { Item } from '#core/value';

/** Equal for equal keys of one table. Key values are canonical wherever the core makes them. */
export const keyText = (table: string, names: readonly string[], item: Item): string =>
  JSON.stringify([table, ...names.map((name) => item[name] ?? null)]);
