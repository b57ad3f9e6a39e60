/**
 * TransactWriteItems: all writes or none. Conditions that fail and updates that cannot be are all reported, by
 * position; of keys of another form the first one only.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
 */
import { ok } from '#core/shared';
import {
  addUnits,
  type ConsumedCapacity,
  consumedCapacity,
  reported,
  type Units,
} from '../capacity/consumed-capacity.ts';
import { writeCost } from '../capacity/write-cost.ts';
import { type Checked, failureOf, refuse } from '../problem.ts';
import { anything, choice, type FieldsOf, list, optional, readEach, readFields, required } from '../request/fields.ts';
import { type Database, tableOf, withTable } from '../table/database.ts';
import { replaceItem } from '../table/table.ts';
import { done, failed, type Output, type Prepared, type RunOptions, refused, type Step } from './outcome.ts';
import type { Tables } from './tables.ts';
import { canonicalJson } from './transaction/canonical-json.ts';
import { type CheckedWrite, cancelled, checkWrites, emptyIndexKey } from './transaction/checked-write.ts';
import { findToken, rememberToken, token } from './transaction/idempotency.ts';
import { readAction } from './transaction/read-action.ts';
import { replayCost } from './transaction/replay-cost.ts';
import type { Write } from './write/write.ts';

const MAX_ACTIONS = 100;
const MAX_BYTES = 4_194_304;

const FIELDS = {
  TransactItems: required(list(anything, 1, MAX_ACTIONS)),
  ClientRequestToken: optional(token),
  ReturnConsumedCapacity: optional(choice(['INDEXES', 'TOTAL', 'NONE'])),
  ReturnItemCollectionMetrics: optional(choice(['SIZE', 'NONE'])),
} as const;

interface Transaction {
  readonly writes: readonly Write[];
  readonly fields: FieldsOf<typeof FIELDS>;
  /** What makes two requests under one token the same. */
  readonly payload: string;
}

export function prepareTransactWriteItems(tables: Tables, input: unknown): Prepared {
  const fields = readFields(input, FIELDS);
  if (!fields.ok) return refused(fields.error);
  const writes = readWrites(tables, fields.value.TransactItems);
  if (!writes.ok) return refused(writes.error);
  const payload = canonicalJson(fields.value.TransactItems);
  const transaction: Transaction = { writes: writes.value, fields: fields.value, payload };
  return ok((database, options) => run(database, transaction, options));
}

/** All actions, or the first problem that concerns the request as a whole. */
function readWrites(tables: Tables, items: readonly unknown[]): Checked<readonly Write[]> {
  const read = readEach(items.entries(), ([at, json]) => readAction(tables, json, `TransactItems[${at}]`));
  if (!read.ok) return read;
  const writes = read.value;
  const targets = writes.flatMap(({ target }) => target ?? []);
  if (new Set(targets).size < targets.length) return refuse('item-repeated');
  const bytes = writes.reduce((sum, write) => sum + write.bytes, 0);
  return bytes > MAX_BYTES ? refuse('transaction-too-large', { bytes, limit: MAX_BYTES }) : ok(writes);
}

function run(database: Database, transaction: Transaction, { now = 0 }: RunOptions): Step {
  const { writes, payload, fields } = transaction;
  const name = fields.ClientRequestToken;
  const earlier = name === undefined ? undefined : findToken(database, name, now);
  if (name !== undefined && earlier !== undefined) {
    if (earlier.payload !== payload)
      return failed(database, failureOf({ code: 'token-reused', params: { token: name } }));
    const consumed = replayCost(database, writes).map((units) => consumedCapacity(units, 'Read'));
    return done(database, outputOf(consumed, transaction), consumed);
  }
  const empty = emptyIndexKey(database, writes);
  if (empty !== undefined) return failed(database, failureOf(empty));
  const checked = checkWrites(database, writes);
  if (!checked.ok) return failed(database, cancelled(checked.error));
  const consumed = addUnits(checked.value.map((write) => costOf(database, write))).map((units) =>
    consumedCapacity(units, 'Write'),
  );
  const written = checked.value.reduce(writeOne, database);
  const next = name === undefined ? written : rememberToken(written, name, { payload, at: now });
  return done(next, outputOf(consumed, transaction), consumed);
}

const costOf = (database: Database, { table, before, after }: CheckedWrite): Units =>
  writeCost(tableOf(database, table), before, after, true);

function writeOne(database: Database, { table, key, before, after }: CheckedWrite): Database {
  if (before === after) return database;
  return withTable(database, replaceItem(tableOf(database, table), key, before, after, database.indexLag));
}

function outputOf(consumed: readonly ConsumedCapacity[], { fields }: Transaction): Output {
  const reports = consumed.flatMap((each) => reported(each, fields.ReturnConsumedCapacity) ?? []);
  return reports.length === 0 ? {} : { ConsumedCapacity: reports };
}
