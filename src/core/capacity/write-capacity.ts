/**
 * Plan → write capacity units, per action and per index (C1–C3).
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 */
import { type ImageItem, indexEntry, type PreparedDesign, type PreparedIndex } from '#core/image';
import type { Action } from '#core/plan';
import { own, setOwn } from '#core/shared';
import { equalItems, type Item, itemSize } from '#core/value';
import type { ActionCapacity, Capacity, IndexCapacity } from './capacity.ts';

/** One write capacity unit covers an item of up to this many bytes. */
export const WRITE_UNIT_BYTES = 1024;

/** Units for writing `bytes`: whole units, and one even for an absent item. */
export const writeUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / WRITE_UNIT_BYTES));

/**
 * What a plan consumes. A transaction counts the table part of each action twice, after rounding; indexes never
 * count twice.
 */
export function writeCapacity(prepared: PreparedDesign, plan: readonly Action[], transactional: boolean): Capacity {
  const actions = plan.map((action, position) => actionCapacity(prepared, action, position, transactional));
  const indexes: Record<string, number> = {};
  for (const { index } of prepared.indexes) setOwn(indexes, index.name, 0);
  let table = 0;
  let total = 0;
  for (const action of actions) {
    table += action.table;
    total += action.table;
    for (const [name, { units }] of Object.entries(action.indexes)) {
      setOwn(indexes, name, (own(indexes, name) ?? 0) + units);
      total += units;
    }
  }
  return { table, indexes, total, actions };
}

function actionCapacity(
  prepared: PreparedDesign,
  action: Action,
  position: number,
  transactional: boolean,
): ActionCapacity {
  const before = action.kind === 'Update' || action.kind === 'Delete' ? action.before : undefined;
  const after = action.kind === 'Put' || action.kind === 'Update' ? action.item : undefined;
  // The item a ConditionCheck reads is not in the document.
  const assumed = action.kind === 'ConditionCheck';
  const bytes = assumed ? WRITE_UNIT_BYTES : Math.max(sizeOf(before), sizeOf(after));
  return {
    position,
    bytes,
    assumed,
    table: writeUnits(bytes) * (transactional ? 2 : 1),
    doubled: transactional,
    indexes:
      action.table === prepared.design.table.name ? indexCapacities(prepared.indexes, action, before, after) : NONE,
  };
}

const NONE: Readonly<Record<string, IndexCapacity>> = {};

const sizeOf = (item: Item | undefined): number => (item ? itemSize(item) : 0);

function indexCapacities(
  indexes: readonly PreparedIndex[],
  action: Action,
  before: Item | undefined,
  after: Item | undefined,
): Readonly<Record<string, IndexCapacity>> {
  const touched: Record<string, IndexCapacity> = {};
  for (const index of indexes) {
    const capacity = indexCapacity(index, asItem(action, before), asItem(action, after));
    if (capacity) setOwn(touched, index.index.name, capacity);
  }
  return touched;
}

const asItem = ({ table, key }: Action, item: Item | undefined): ImageItem | undefined =>
  item && { role: 'record', table, key, item };

/** What one index consumes for one item's change; `undefined` where its entry stays as it is. */
export function indexCapacity(
  index: PreparedIndex,
  before: ImageItem | undefined,
  after: ImageItem | undefined,
): IndexCapacity | undefined {
  const old = before && indexEntry(index, before);
  const entry = after && indexEntry(index, after);
  const bytesBefore = sizeOf(old?.entry);
  const bytesAfter = sizeOf(entry?.entry);
  if (old && entry) {
    if (!equalItems(old.key, entry.key)) {
      return { units: writeUnits(bytesBefore) + writeUnits(bytesAfter), effect: 'move', bytesBefore, bytesAfter };
    }
    if (equalItems(old.entry, entry.entry)) return undefined;
    return { units: writeUnits(Math.max(bytesBefore, bytesAfter)), effect: 'change', bytesBefore, bytesAfter };
  }
  if (entry) return { units: writeUnits(bytesAfter), effect: 'enter', bytesBefore, bytesAfter };
  if (old) return { units: writeUnits(bytesBefore), effect: 'leave', bytesBefore, bytesAfter };
  return undefined;
}
