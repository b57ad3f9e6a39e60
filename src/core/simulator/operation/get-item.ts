/** GetItem: one item by its key. */
import { ok } from '#core/shared';
import type { Item } from '#core/value';
import { itemSize } from '#core/value';
import { consumedCapacity, reported } from '../capacity/consumed-capacity.ts';
import { readUnits } from '../capacity/read-cost.ts';
import { project } from '../expression/project.ts';
import { choice, flag, optional, readFields } from '../request/fields.ts';
import type { Database } from '../table/database.ts';
import { tableOf } from '../table/database.ts';
import { getItem } from '../table/table.ts';
import { done, type Prepared, refused } from './outcome.ts';
import { GET_FIELDS, type Get, readGet } from './read/get.ts';
import type { Tables } from './tables.ts';

const FIELDS = {
  ...GET_FIELDS,
  ConsistentRead: optional(flag),
  ReturnConsumedCapacity: optional(choice(['INDEXES', 'TOTAL', 'NONE'])),
} as const;

export function prepareGetItem(tables: Tables, input: unknown): Prepared {
  const fields = readFields(input, FIELDS);
  if (!fields.ok) return refused(fields.error);
  const get = readGet(tables, fields.value);
  if (!get.ok) return refused(get.error);
  const { refusal } = get.value;
  if (refusal !== undefined) return refused(refusal);
  const consistency = fields.value.ConsistentRead === true ? 'consistent' : 'eventual';
  return ok((database) => {
    const item = foundItem(database, get.value);
    const { definition } = tableOf(database, get.value.table);
    const units = readUnits(item === undefined ? 0 : itemSize(item), consistency);
    const consumed = consumedCapacity({ definition, table: units, indexes: new Map() });
    const report = reported(consumed, fields.value.ReturnConsumedCapacity);
    return done(database, { ...shown(item, get.value), ...(report && { ConsumedCapacity: report }) }, [consumed]);
  });
}

/** The item a Get is about. */
export function foundItem(database: Database, get: Get): Item | undefined {
  return get.key === undefined ? undefined : getItem(tableOf(database, get.table), get.key);
}

/** What a Get shows of its item. */
export function shown(item: Item | undefined, { paths }: Get): { Item?: Item } {
  if (item === undefined) return {};
  return { Item: paths === undefined ? item : project(item, paths) };
}
