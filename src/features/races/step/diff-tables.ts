/** The items of all tables after a step, with what the step did to each. */
import { equalValues, type RaceStep, type TableItem } from '#core';

export interface StoredItem {
  readonly id: string;
  readonly item: TableItem;
  readonly change: 'added' | 'changed' | 'removed' | 'same';
  /** Names of the attributes that are new or different. */
  readonly changed: ReadonlySet<string>;
}

type Tables = RaceStep['tables'];

const idOf = ({ key }: TableItem): string => JSON.stringify(key);

export function diffTables(
  before: Tables,
  after: Tables,
): readonly { readonly name: string; readonly items: readonly StoredItem[] }[] {
  return after.map(({ name, items }) => {
    const old = before.find((table) => table.name === name)?.items ?? [];
    const byId = new Map(old.map((item) => [idOf(item), item]));
    const there = new Set(items.map(idOf));
    const kept = items.map((item) => diffItem(byId.get(idOf(item)), item));
    const removed = old
      .filter((item) => !there.has(idOf(item)))
      .map((item): StoredItem => ({ id: idOf(item), item, change: 'removed', changed: new Set() }));
    return { name, items: [...kept, ...removed].sort((a, b) => (a.id < b.id ? -1 : 1)) };
  });
}

function diffItem(old: TableItem | undefined, item: TableItem): StoredItem {
  const id = idOf(item);
  if (!old) return { id, item, change: 'added', changed: new Set() };
  const changed = new Set(
    [...Object.keys(item.item), ...Object.keys(old.item)].filter((name) => {
      const was = old.item[name];
      const is = item.item[name];
      return was === undefined || is === undefined ? was !== is : !equalValues(was, is);
    }),
  );
  return { id, item, change: changed.size > 0 ? 'changed' : 'same', changed };
}
