/**
 * What a write consumes (C2, C3), worked out on the items before and after, not on a plan.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html#GSI.ThroughputConsiderations.Writes
 */
import { writeUnits } from '#core/capacity';
import { equalItems, type Item, itemSize } from '#core/value';
import { entryKey, entryOf, type Table } from '../table/table.ts';
import type { IndexDefinition, TableDefinition } from '../table/table-definition.ts';
import type { Units } from './consumed-capacity.ts';

/** Units of putting `after` in the place of `before`; a transaction counts the table's part twice. */
export function writeCost(
  table: Table,
  before: Item | undefined,
  after: Item | undefined,
  transactional: boolean,
): Units {
  const units = writeUnits(Math.max(bytesOf(before), bytesOf(after)));
  const indexes = new Map<string, number>();
  for (const index of table.definition.indexes) {
    const cost = indexCost(table.definition, index, before, after);
    if (cost > 0) indexes.set(index.name, cost);
  }
  return { definition: table.definition, table: transactional ? 2 * units : units, indexes };
}

const bytesOf = (item: Item | undefined): number => (item === undefined ? 0 : itemSize(item));

function indexCost(
  table: TableDefinition,
  index: IndexDefinition,
  before: Item | undefined,
  after: Item | undefined,
): number {
  const oldKey = before && entryKey(table, index, before);
  const newKey = after && entryKey(table, index, after);
  const old = before && oldKey !== undefined ? entryOf(index, before) : undefined;
  const next = after && newKey !== undefined ? entryOf(index, after) : undefined;
  if (old === undefined) return next === undefined ? 0 : writeUnits(itemSize(next));
  if (next === undefined) return writeUnits(itemSize(old));
  if (oldKey !== newKey) return writeUnits(itemSize(old)) + writeUnits(itemSize(next));
  return equalItems(old, next) ? 0 : writeUnits(Math.max(itemSize(old), itemSize(next)));
}
