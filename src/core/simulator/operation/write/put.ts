/** Put: a whole item in the place of whatever has its key. */
import { ok } from '#core/shared';
import { type Item, itemSize } from '#core/value';
import { bindCondition } from '../../expression/bind-condition.ts';
import type { Checked } from '../../problem.ts';
import { type FieldsOf, required } from '../../request/fields.ts';
import { checkIndexKeys, checkIndexKeysFilled, checkKeysFilled, keyOfItem, targetOf } from '../../request/keys.ts';
import { createPlaceholders } from '../../request/placeholders.ts';
import { item } from '../../request/values.ts';
import type { TableDefinition } from '../../table/table-definition.ts';
import { findTable, type Tables } from '../tables.ts';
import { checkItemSize } from './item-size.ts';
import { WRITE_FIELDS, type Write } from './write.ts';

export const PUT_FIELDS = { ...WRITE_FIELDS, Item: required(item) } as const;

/** The write of a Put's fields. */
export function putWrite(tables: Tables, fields: FieldsOf<typeof PUT_FIELDS>): Checked<Write> {
  const { ConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues, Item } = fields;
  const placeholders = createPlaceholders(ExpressionAttributeNames, ExpressionAttributeValues, [ConditionExpression]);
  if (!placeholders.ok) return placeholders;
  const condition = bindCondition(ConditionExpression, placeholders.value);
  if (!condition.ok) return condition;
  const used = placeholders.value.checkUsed();
  if (!used.ok) return used;
  const table = findTable(tables, fields.TableName);
  if (!table.ok) return table;
  const checked = checkItem(table.value, Item);
  if (!checked.ok) return checked;
  const key = keyOfItem(table.value, Item);
  const target = targetOf(table.value, Item);
  const indexKeys = key.ok ? checkIndexKeys(table.value, Item) : key;
  return ok({
    table: table.value.name,
    ...(target !== undefined && { target }),
    ...(key.ok && { key: key.value }),
    ...(!indexKeys.ok && { refusal: indexKeys.error }),
    condition: condition.value,
    showsItem: fields.ReturnValuesOnConditionCheckFailure === 'ALL_OLD',
    paths: [],
    bytes: itemSize(Item),
    after: () => ok(Item),
  });
}

/** What even a transaction is refused for as a whole. */
function checkItem(table: TableDefinition, item: Item): Checked<true> {
  const keys = checkKeysFilled(table, item);
  if (!keys.ok) return keys;
  const indexKeys = checkIndexKeysFilled(table, item);
  return indexKeys.ok ? checkItemSize(item) : indexKeys;
}
