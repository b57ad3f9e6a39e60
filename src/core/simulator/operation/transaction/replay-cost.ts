/** What a transaction consumes that was done before under its token: it only reads. */
import { itemSize } from '#core/value';
import { addUnits, type Units } from '../../capacity/consumed-capacity.ts';
import { readUnits } from '../../capacity/read-cost.ts';
import { type Database, tableOf } from '../../table/database.ts';
import { getItem } from '../../table/table.ts';
import type { Write } from '../write/write.ts';

/** Read units, per table. */
export function replayCost(database: Database, writes: readonly Write[]): Units[] {
  return addUnits(
    writes.map((write) => {
      const table = tableOf(database, write.table);
      const item = write.key === undefined ? undefined : getItem(table, write.key);
      const units = readUnits(item === undefined ? 0 : itemSize(item), 'transactional');
      return { definition: table.definition, table: units, indexes: new Map() };
    }),
  );
}
