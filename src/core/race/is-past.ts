import { own } from '#core/shared';
import { compareNumbers, type Item } from '#core/value';
import type { Arena } from './arena.ts';

/** Whether an item has expired by the race's time, by the measure that a claim of an expired lock uses (L6). */
export function isPast({ prepared, now }: Arena, item: Item): boolean {
  const { timeToLive } = prepared.design.table;
  const expiry = timeToLive === undefined ? undefined : own(item, timeToLive);
  return now !== undefined && expiry !== undefined && 'N' in expiry && compareNumbers(expiry.N, String(now)) < 0;
}
