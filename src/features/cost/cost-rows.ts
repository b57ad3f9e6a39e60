/** Capacity as rows to draw: one an action, with a segment for the table part and one for each index it touches. */
import { type ActionCapacity, type Compiled, writeUnits } from '#core';
import { describeAction, formatBytes, formatNumber, noPlanText, t } from '#i18n';

export interface CostRow {
  readonly position: number;
  readonly role: 'record' | 'lock' | 'reference';
  readonly table: number;
  readonly indexes: readonly { readonly name: string; readonly units: number }[];
  readonly total: number;
  /** How bytes became units, of the table and of each index. */
  readonly steps: readonly string[];
}

export interface Costs {
  readonly rows: readonly CostRow[];
  /** Units that the longest bar stands for. */
  readonly scale: number;
  readonly isDoubled: boolean;
  readonly hasAssumed: boolean;
}

export function costsOf({ plan, capacity }: Compiled): Costs {
  const rows = capacity.actions.map((action): CostRow => {
    const { position, table, indexes } = action;
    const touched = Object.entries(indexes).map(([name, { units }]) => ({ name, units }));
    return {
      position,
      role: plan[position]?.role ?? 'record',
      table,
      indexes: touched,
      total: touched.reduce((sum, { units }) => sum + units, table),
      steps: stepsOf(action),
    };
  });
  return {
    rows,
    scale: scaleOf(rows),
    isDoubled: capacity.actions.some(({ doubled }) => doubled),
    hasAssumed: capacity.actions.some(({ assumed }) => assumed),
  };
}

/** `53 bytes → 1 × 2`, `GSI1 moves: 99 bytes → 1 + 101 bytes → 1` */
function stepsOf({ bytes, table, doubled, indexes }: ActionCapacity): string[] {
  const words = t.panes.cost;
  const rounded = (size: number): string => words.rounded(size, writeUnits(size));
  return [
    words.ofTable(bytes, doubled ? table / 2 : table, doubled),
    ...Object.entries(indexes).map(([name, { effect, bytesBefore, bytesAfter }]) => {
      const sizes = effect === 'move' ? [bytesBefore, bytesAfter] : [Math.max(bytesBefore, bytesAfter)];
      return words.ofIndex(name, words.effects[effect], sizes.map(rounded));
    }),
  ];
}

/** Bars are shares of the whole where that leaves them long enough to compare: a third for the longest, at least. */
function scaleOf(rows: readonly CostRow[]): number {
  const longest = Math.max(1, ...rows.map(({ total }) => total));
  const whole = rows.reduce((sum, { total }) => sum + total, 0);
  return Math.max(longest, Math.min(whole, 3 * longest));
}

/** The size the units are rounded up from. */
export function costNote({ capacity }: Compiled): string {
  if (capacity.actions.length === 0) return '';
  return t.panes.cost.note(formatBytes(Math.max(...capacity.actions.map(({ bytes }) => bytes))));
}

/** The same as text: a line an action, a line an index, the total. */
export function costText(compiled: Compiled): string {
  const { plan, capacity } = compiled;
  const words = t.panes.cost;
  if (plan.length === 0) return noPlanText(compiled, words.none);
  const line = (name: string, units: number, steps: readonly string[] = []): string =>
    [name, formatNumber(units), ...steps].join('\t');
  return [
    ...costsOf(compiled).rows.map(({ position, total, steps }) => {
      const action = plan[position];
      return line(action ? describeAction(action) : words.action(position), total, steps);
    }),
    ...Object.entries(capacity.indexes).map(([name, units]) =>
      units === 0 ? `${name}\t${words.untouchedIndex}` : line(`${name} ${words.ofWhich}`, units),
    ),
    line(words.total, capacity.total),
  ].join('\n');
}
