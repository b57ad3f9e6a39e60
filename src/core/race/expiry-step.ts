/**
 * Time to live as a step of a race: what has expired goes, without a request and whatever anybody has read. A record
 * and its locks expire at one time and are removed each at its own, so each kind is a step by itself (L5, L6).
 */
import { expire, itemsOf } from '#core/simulator';
import { type Arena, roleOf } from './arena.ts';
import { keyText } from './key-text.ts';
import type { Situation } from './progress.ts';
import type { Expiring } from './race.ts';

/** What is left: the same database where nothing of this kind has expired. A record that went so is not lost. */
export function afterExpiry(
  arena: Arena,
  { database, live }: Pick<Situation, 'database' | 'live'>,
  expires: Expiring,
): Pick<Situation, 'database' | 'live'> {
  if (arena.now === undefined) return { database, live };
  const left = expire(database, arena.now, (table, item) => roleOf(arena, table, item).role === expires);
  if (left === database || expires === 'lock') return { database: left, live };
  const { name } = arena.prepared.design.table;
  const names = arena.keyNames.get(name) ?? [];
  const textsIn = (tables: typeof database): ReadonlySet<string> =>
    new Set(itemsOf(tables, name).map((item) => keyText(name, names, item)));
  const [before, after] = [textsIn(database), textsIn(left)];
  return { database: left, live: new Map([...live].filter(([text]) => after.has(text) || !before.has(text))) };
}
