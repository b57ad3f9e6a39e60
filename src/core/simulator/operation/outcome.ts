/** What a request gives, in AWS's own field names. */

import type { Result } from '#core/shared';
import { fail } from '#core/shared';
import type { Item } from '#core/value';
import type { ConsumedCapacity } from '../capacity/consumed-capacity.ts';
import { type Failure, failureOf, type Problem } from '../problem.ts';
import type { Database } from '../table/database.ts';

/** The JSON of an answer; each operation has some of these fields. */
export interface Output {
  readonly Attributes?: Item;
  readonly Item?: Item;
  readonly Items?: readonly Item[];
  readonly Count?: number;
  readonly ScannedCount?: number;
  readonly LastEvaluatedKey?: Item;
  readonly Responses?: readonly { readonly Item?: Item }[];
  readonly ConsumedCapacity?: ConsumedCapacity | readonly ConsumedCapacity[];
  readonly TableDescription?: { readonly TableName: string };
}

/**
 * `capacity` is what was consumed, in full whether the request asked for it or not. A failed request consumes too, but
 * DynamoDB never says how much.
 */
export type Outcome =
  | { readonly ok: true; readonly output: Output; readonly capacity: readonly ConsumedCapacity[] }
  | { readonly ok: false; readonly error: Failure };

/** A request done: the state after it and what it gave. */
export interface Step {
  readonly database: Database;
  readonly result: Outcome;
}

/** Epoch seconds, for tokens of transactions. */
export interface RunOptions {
  readonly now?: number;
}

/** A request that was checked against the tables' definitions, to be run on any state of them. */
export type Run = (database: Database, options: RunOptions) => Step;

/** How an operation is made ready: its JSON read and checked, or why it is refused whatever the tables hold. */
export type Prepared = Result<Run, Failure>;

export const refused = (problem: Problem) => fail(failureOf(problem));

export const done = (database: Database, output: Output, capacity: readonly ConsumedCapacity[]): Step => ({
  database,
  result: { ok: true, output, capacity },
});

export const failed = (database: Database, error: Failure): Step => ({ database, result: { ok: false, error } });
