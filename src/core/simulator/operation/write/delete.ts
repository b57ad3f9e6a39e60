/** Delete, and the ConditionCheck of a transaction: they have a key and perhaps a condition. */
import { ok } from '#core/shared';
import { type Item, itemSize } from '#core/value';
import { bindCondition } from '../../expression/bind-condition.ts';
import type { Checked } from '../../problem.ts';
import { type FieldsOf, required, text } from '../../request/fields.ts';
import { checkKeysFilled, keyOfKey, targetOf } from '../../request/keys.ts';
import { createPlaceholders } from '../../request/placeholders.ts';
import { item } from '../../request/values.ts';
import { findTable, type Tables } from '../tables.ts';
import { WRITE_FIELDS, type Write } from './write.ts';

export const DELETE_FIELDS = { ...WRITE_FIELDS, Key: required(item) } as const;
export const CHECK_FIELDS = { ...DELETE_FIELDS, ConditionExpression: required(text) } as const;

/** The write of a Delete's fields. */
export const deleteWrite = (tables: Tables, fields: FieldsOf<typeof DELETE_FIELDS>): Checked<Write> =>
  keyedWrite(tables, fields, () => undefined);

/** The write of a ConditionCheck's fields: it leaves the item as it is. */
export const checkWrite = (tables: Tables, fields: FieldsOf<typeof CHECK_FIELDS>): Checked<Write> =>
  keyedWrite(tables, fields, (before) => before);

function keyedWrite(
  tables: Tables,
  fields: FieldsOf<typeof DELETE_FIELDS>,
  after: (before: Item | undefined) => Item | undefined,
): Checked<Write> {
  const { ConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues, Key } = fields;
  const placeholders = createPlaceholders(ExpressionAttributeNames, ExpressionAttributeValues, [ConditionExpression]);
  if (!placeholders.ok) return placeholders;
  const condition = bindCondition(ConditionExpression, placeholders.value);
  if (!condition.ok) return condition;
  const used = placeholders.value.checkUsed();
  if (!used.ok) return used;
  const table = findTable(tables, fields.TableName);
  if (!table.ok) return table;
  const filled = checkKeysFilled(table.value, Key);
  if (!filled.ok) return filled;
  const key = keyOfKey(table.value, Key);
  const target = targetOf(table.value, Key);
  return ok({
    table: table.value.name,
    ...(target !== undefined && { target }),
    ...(key.ok ? { key: key.value } : { refusal: key.error }),
    condition: condition.value,
    showsItem: fields.ReturnValuesOnConditionCheckFailure === 'ALL_OLD',
    paths: [],
    bytes: itemSize(Key) + itemSize(ExpressionAttributeValues ?? {}),
    after: (before) => ok(after(before)),
  });
}
