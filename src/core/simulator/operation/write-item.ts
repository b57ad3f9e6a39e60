/** PutItem, UpdateItem and DeleteItem: one write by itself. */
import { ok } from '#core/shared';
import type { Item } from '#core/value';
import { type CapacityDetail, consumedCapacity, reported } from '../capacity/consumed-capacity.ts';
import { writeCost } from '../capacity/write-cost.ts';
import { evaluate } from '../expression/evaluate-condition.ts';
import { project } from '../expression/project.ts';
import type { Checked } from '../problem.ts';
import { type Failure, failureOf } from '../problem.ts';
import { choice, type FieldsOf, optional, readFields } from '../request/fields.ts';
import { type Database, tableOf, withTable } from '../table/database.ts';
import { getItem, replaceItem } from '../table/table.ts';
import { done, failed, type Output, type Prepared, refused, type Step } from './outcome.ts';
import type { Tables } from './tables.ts';
import { DELETE_FIELDS, deleteWrite } from './write/delete.ts';
import { PUT_FIELDS, putWrite } from './write/put.ts';
import { UPDATE_FIELDS, updateWrite } from './write/update.ts';
import type { Write } from './write/write.ts';

type ReturnValues = 'NONE' | 'ALL_OLD' | 'UPDATED_OLD' | 'ALL_NEW' | 'UPDATED_NEW';

/** What a write by itself can be asked for beside an action of a transaction. */
const ANSWER_FIELDS = {
  ReturnConsumedCapacity: optional(choice(['INDEXES', 'TOTAL', 'NONE'])),
  ReturnItemCollectionMetrics: optional(choice(['SIZE', 'NONE'])),
} as const;
const RETURNS_OLD = { ReturnValues: optional(choice(['NONE', 'ALL_OLD'])) } as const;
const RETURNS_ANY = {
  ReturnValues: optional(choice(['NONE', 'ALL_OLD', 'UPDATED_OLD', 'ALL_NEW', 'UPDATED_NEW'])),
} as const;

const PUT_ITEM = { ...PUT_FIELDS, ...ANSWER_FIELDS, ...RETURNS_OLD } as const;
const UPDATE_ITEM = { ...UPDATE_FIELDS, ...ANSWER_FIELDS, ...RETURNS_ANY } as const;
const DELETE_ITEM = { ...DELETE_FIELDS, ...ANSWER_FIELDS, ...RETURNS_OLD } as const;

export function preparePutItem(tables: Tables, input: unknown): Prepared {
  const fields = readFields(input, PUT_ITEM);
  return fields.ok ? prepare(putWrite(tables, fields.value), fields.value) : refused(fields.error);
}

export function prepareUpdateItem(tables: Tables, input: unknown): Prepared {
  const fields = readFields(input, UPDATE_ITEM);
  return fields.ok ? prepare(updateWrite(tables, fields.value), fields.value) : refused(fields.error);
}

export function prepareDeleteItem(tables: Tables, input: unknown): Prepared {
  const fields = readFields(input, DELETE_ITEM);
  return fields.ok ? prepare(deleteWrite(tables, fields.value), fields.value) : refused(fields.error);
}

type Answer = FieldsOf<typeof ANSWER_FIELDS> & { readonly ReturnValues: ReturnValues | undefined };

function prepare(write: Checked<Write>, answer: Answer): Prepared {
  if (!write.ok) return refused(write.error);
  const { key, refusal } = write.value;
  if (refusal !== undefined || key === undefined) return refused(refusal ?? { code: 'key-shape', params: {} });
  return ok((database) => run(database, write.value, key, answer));
}

function run(database: Database, write: Write, key: string, answer: Answer): Step {
  const table = tableOf(database, write.table);
  const before = getItem(table, key);
  if (write.condition !== undefined && !evaluate(write.condition, before ?? {})) {
    return failed(database, conditionFailed(write, before));
  }
  const after = write.after(before);
  if (!after.ok) return failed(database, failureOf(after.error));
  const consumed = consumedCapacity(writeCost(table, before, after.value, false));
  const next = replaceItem(table, key, before, after.value, database.indexLag);
  const output = outputOf(write, before, after.value, answer.ReturnValues);
  return done(withTable(database, next), withCapacity(output, consumed, answer.ReturnConsumedCapacity), [consumed]);
}

function conditionFailed(write: Write, before: Item | undefined): Failure {
  const failure = failureOf({ code: 'condition-failed', params: {} });
  return write.showsItem && before !== undefined ? { ...failure, item: before } : failure;
}

/** `Attributes`, which are left out where there are none. */
function outputOf(
  write: Write,
  before: Item | undefined,
  after: Item | undefined,
  values: ReturnValues = 'NONE',
): Output {
  const attributes = RETURNED[values](write, before, after);
  return attributes === undefined || Object.keys(attributes).length === 0 ? {} : { Attributes: attributes };
}

const RETURNED = {
  NONE: () => undefined,
  ALL_OLD: (_, before) => before,
  ALL_NEW: (_, __, after) => after,
  UPDATED_OLD: ({ paths }, before) => before && project(before, paths),
  UPDATED_NEW: ({ paths }, _, after) => after && project(after, paths),
} satisfies Record<ReturnValues, (write: Write, before?: Item, after?: Item) => Item | undefined>;

function withCapacity(
  output: Output,
  consumed: Parameters<typeof reported>[0],
  detail: CapacityDetail | undefined,
): Output {
  const report = reported(consumed, detail);
  return report === undefined ? output : { ...output, ConsumedCapacity: report };
}
