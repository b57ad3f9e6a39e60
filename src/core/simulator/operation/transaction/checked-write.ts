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
    const judged = write.refusal === undefined ? judge(database, write) : undefined;
    const problem = judged?.ok === false ? judged.error.problem : undefined;
    if (problem?.code === 'index-key-empty') return problem;
  }
  return undefined;
}

/**
 * All writes with their items, or the reasons for cancelling, one for each position. Of keys of another form the first
 * alone is reported, and nothing else is looked at: https://github.com/scylladb/scylladb/blob/master/test/alternator/test_transact.py
 */
export function checkWrites(database: Database, writes: readonly Write[]): Result<readonly CheckedWrite[], Reasons> {
  const refused = writes.findIndex(({ refusal }) => refusal !== undefined);
  const refusal = writes[refused]?.refusal;
  if (refusal !== undefined) return fail(reasonAt(writes, refused, refusal));
  const judged = writes.map((write) => judge(database, write));
  const checked = judged.flatMap((each) => (each.ok ? [each.value] : []));
  return checked.length === writes.length ? ok(checked) : fail(judged.map((each) => (each.ok ? NONE : each.error)));
}

/** What a write makes of its item, or why it does not. */
function judge(database: Database, write: Write): Result<CheckedWrite, CancellationReason> {
  const before = itemOf(database, write);
  const reason = conditionReason(write, before);
  if (reason !== undefined) return fail(reason);
  const after = write.after(before);
  if (!after.ok) return fail({ code: 'ValidationError', problem: after.error });
  return ok({ table: write.table, key: keyOf(write), before, after: after.value });
}

/** The failure of a cancelled transaction. */
export const cancelled = (reasons: Reasons): Failure => ({ ...failureOf({ code: 'cancelled', params: {} }), reasons });

/** A problem at one position; whatever the others would have had to say is not asked. */
export const reasonAt = (actions: readonly unknown[], position: number, problem: Problem): Reasons =>
  actions.map((_, at) => (at === position ? { code: 'ValidationError', problem } : NONE));

function conditionReason(write: Write, before: Item | undefined): CancellationReason | undefined {
  if (write.condition === undefined || evaluate(write.condition, before ?? {})) return undefined;
  const shown = write.showsItem && before !== undefined;
  return shown ? { code: 'ConditionalCheckFailed', item: before } : { code: 'ConditionalCheckFailed' };
}

const itemOf = (database: Database, write: Write): Item | undefined =>
  getItem(tableOf(database, write.table), keyOf(write));

function keyOf({ key }: Write): string {
  invariant(key !== undefined, 'a write without a refusal has a key');
  return key;
}
