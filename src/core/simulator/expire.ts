/**
 * Time to live: DynamoDB removes expired items some time after their hour, so here they stay until told.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/TTL.html
 */
import { own } from '#core/shared';
import { compareNumbers, type Item } from '#core/value';
import { type Database, withTable } from './table/database.ts';
import { valuesOf } from './table/sorted-map.ts';
import { itemKey, replaceItem, type Table } from './table/table.ts';

/** What expired longer ago than this is taken for a mistake and kept. */
const FIVE_YEARS = 5 * 365 * 24 * 3600;

/** Whether an item's time is over; times are epoch seconds as N. */
export function isExpired(item: Item, timeToLive: string, now: number): boolean {
  const time = own(item, timeToLive);
  if (time === undefined || !('N' in time)) return false;
  return compareNumbers(time.N, String(now)) < 0 && compareNumbers(time.N, String(now - FIVE_YEARS)) > 0;
}

/**
 * The database without the items whose time is over. They go one by one and in no order, so `isNext` may choose which of
 * them have gone by now.
 */
export function expire(
  database: Database,
  now: number,
  isNext: (table: string, item: Item) => boolean = () => true,
): Database {
  let next = database;
  for (const table of database.tables.values()) {
    const { timeToLive } = table;
    if (timeToLive === undefined) continue;
    const expired = valuesOf(table.items).filter(
      (item) => isExpired(item, timeToLive, now) && isNext(table.definition.name, item),
    );
    if (expired.length > 0) next = withTable(next, removeAll(table, expired, database.indexLag));
  }
  return next;
}

const removeAll = (table: Table, items: readonly Item[], lag: boolean): Table =>
  items.reduce((rest, item) => {
    const key = itemKey(rest.definition, item);
    return key === undefined ? rest : replaceItem(rest, key, item, undefined, lag);
  }, table);
