/** One element of TransactItems: exactly one of the four actions. */
import { isRecord } from '#core/shared';
import { type Checked, refuse } from '../../problem.ts';
import { anything, optional, readFields, required, text } from '../../request/fields.ts';
import type { Tables } from '../tables.ts';
import { CHECK_FIELDS, checkWrite, DELETE_FIELDS, deleteWrite } from '../write/delete.ts';
import { PUT_FIELDS, putWrite } from '../write/put.ts';
import { UPDATE_FIELDS, updateWrite } from '../write/update.ts';
import type { Write } from '../write/write.ts';

/** Unlike UpdateItem, an Update of a transaction has an expression. */
const TRANSACT_UPDATE_FIELDS = { ...UPDATE_FIELDS, UpdateExpression: required(text) } as const;

type ReadAction = (tables: Tables, json: unknown, place: string) => Checked<Write>;

const ACTIONS = {
  Put: (tables, json, place) => {
    const fields = readFields(json, PUT_FIELDS, place);
    return fields.ok ? putWrite(tables, fields.value) : fields;
  },
  Update: (tables, json, place) => {
    const fields = readFields(json, TRANSACT_UPDATE_FIELDS, place);
    return fields.ok ? updateWrite(tables, fields.value) : fields;
  },
  Delete: (tables, json, place) => {
    const fields = readFields(json, DELETE_FIELDS, place);
    return fields.ok ? deleteWrite(tables, fields.value) : fields;
  },
  ConditionCheck: (tables, json, place) => {
    const fields = readFields(json, CHECK_FIELDS, place);
    return fields.ok ? checkWrite(tables, fields.value) : fields;
  },
} satisfies Record<string, ReadAction>;

const FIELDS = {
  Put: optional(anything),
  Update: optional(anything),
  Delete: optional(anything),
  ConditionCheck: optional(anything),
} as const satisfies Record<keyof typeof ACTIONS, unknown>;

/** The write of an element. */
export function readAction(tables: Tables, json: unknown, place: string): Checked<Write> {
  const fields = readFields(json, FIELDS, place);
  if (!fields.ok) return fields;
  const given = Object.entries(ACTIONS).filter(
    ([name]) => isRecord(json) && json[name] !== undefined && json[name] !== null,
  );
  const [only] = given;
  if (only === undefined || given.length > 1) return refuse('one-action', { field: place, count: given.length });
  const [name, read] = only;
  return read(tables, isRecord(json) ? json[name] : undefined, `${place}.${name}`);
}
