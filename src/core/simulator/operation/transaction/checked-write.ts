/** Lets all writes of a transaction look at their items, and says which of them would make it fail. */
import { fail, invariant, ok, type Result } from '#core/shared';
import type { Item } from '#core/value';
import { evaluate } from '../../expression/evaluate-condition.ts';
import { type CancellationReason, type Failure, failureOf, type Problem } from '../../problem.ts';
import { type Database, tableOf } from '../../table/database.ts';
import { getItem } from '../../table/table.ts';
import type { Write } from '../write/write.ts';

/** A write that may be done: what stands there, and what is to. */
export interface CheckedWrite {
  readonly table: string;
  readonly key: string;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

type Reasons = readonly CancellationReason[];

const NONE: CancellationReason = { code: 'None' };

/**
 * An update that comes to an empty key of an index: that is no reason at a position, but refuses the request as a
 * whole, like an empty key that stands in the request. Only an update whose own condition holds gets that far.
 */
export function emptyIndexKey(database: Database, writes: readonly Write[]): Problem | undefined {
  for (const write of writes) {
    if (write.refusal !== undefined) continue;
    const before = itemOf(database, write);
    if (conditionReason(write, before).code !== 'None') continue;
    const after = write.after(before);
    if (!after.ok && after.error.code === 'index-key-empty') return after.error;
  }
  return undefined;
}

/** All writes with their items, or the reasons for cancelling, one for each position. */
export function checkWrites(database: Database, writes: readonly Write[]): Result<readonly CheckedWrite[], Reasons> {
  const refused = writes.findIndex(({ refusal }) => refusal !== undefined);
  const refusal = writes[refused]?.refusal;
  if (refusal !== undefined) return fail(reasonAt(writes, refused, refusal));
  const items = writes.map((write) => itemOf(database, write));
  const conditions = writes.map((write, at) => conditionReason(write, items[at]));
  if (conditions.some(({ code }) => code !== 'None')) return fail(conditions);
  const checked: CheckedWrite[] = [];
  for (const [at, write] of writes.entries()) {
    const before = items[at];
    const after = write.after(before);
    if (!after.ok) return fail(reasonAt(writes, at, after.error));
    checked.push({ table: write.table, key: keyOf(write), before, after: after.value });
  }
  return ok(checked);
}

/** The failure of a cancelled transaction. */
export const cancelled = (reasons: Reasons): Failure => ({ ...failureOf({ code: 'cancelled', params: {} }), reasons });

/** A problem at one position; whatever the others would have had to say is not asked. */
export const reasonAt = (actions: readonly unknown[], position: number, problem: Problem): Reasons =>
  actions.map((_, at) => (at === position ? { code: 'ValidationError', problem } : NONE));

function conditionReason(write: Write, before: Item | undefined): CancellationReason {
  if (write.condition === undefined || evaluate(write.condition, before ?? {})) return NONE;
  const shown = write.showsItem && before !== undefined;
  return shown ? { code: 'ConditionalCheckFailed', item: before } : { code: 'ConditionalCheckFailed' };
}

const itemOf = (database: Database, write: Write): Item | undefined =>
  getItem(tableOf(database, write.table), keyOf(write));

function keyOf({ key }: Write): string {
  invariant(key !== undefined, 'a write without a refusal has a key');
  return key;
}
