/** Update: changes to an item, which begins as its key where there is none. */
import { ok } from '#core/shared';
import type { Item } from '#core/value';
import { itemSize } from '#core/value';
import { applyUpdate } from '../../expression/apply-update.ts';
import { bindCondition } from '../../expression/bind-condition.ts';
import { bindUpdate } from '../../expression/bind-update.ts';
import type { Update } from '../../expression/update.ts';
import { type Checked, refuse } from '../../problem.ts';
import { type FieldsOf, optional, required, text } from '../../request/fields.ts';
import { checkKeyPaths } from '../../request/key-paths.ts';
import { checkIndexKeys, checkIndexKeysFilled, checkKeysFilled, keyOfKey, targetOf } from '../../request/keys.ts';
import { createPlaceholders, type Placeholders } from '../../request/placeholders.ts';
import { item } from '../../request/values.ts';
import { keyAttributes, type TableDefinition } from '../../table/table-definition.ts';
import { findTable, type Tables } from '../tables.ts';
import { checkItemDepth, checkItemSize } from './item-size.ts';
import { WRITE_FIELDS, type Write } from './write.ts';

/** Of an UpdateItem, which may do without an expression. */
export const UPDATE_FIELDS = { ...WRITE_FIELDS, Key: required(item), UpdateExpression: optional(text) } as const;

/** The write of an Update's fields. */
export function updateWrite(tables: Tables, fields: FieldsOf<typeof UPDATE_FIELDS>): Checked<Write> {
  const { ConditionExpression, UpdateExpression, ExpressionAttributeNames, ExpressionAttributeValues, Key } = fields;
  const expressions = [UpdateExpression, ConditionExpression];
  const placeholders = createPlaceholders(ExpressionAttributeNames, ExpressionAttributeValues, expressions);
  if (!placeholders.ok) return placeholders;
  const update = bindOptional(UpdateExpression, placeholders.value);
  if (!update.ok) return update;
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
    ...(key.ok && { key: key.value }),
    ...(!key.ok && { refusal: key.error }),
    condition: condition.value,
    showsItem: fields.ReturnValuesOnConditionCheckFailure === 'ALL_OLD',
    paths: update.value.map(({ path }) => path),
    bytes: itemSize(Key) + itemSize(ExpressionAttributeValues ?? {}),
    after: (before) => updated(table.value, update.value, before, Key),
  });
}

const bindOptional = (text: string | undefined, placeholders: Placeholders): Checked<Update> =>
  text === undefined ? ok([]) : bindUpdate(text, placeholders);

/** Values that an update sets top-level attributes to, as far as the request alone says them. */
function plainValues(update: Update): Item {
  return Object.fromEntries(
    update.flatMap((action) => {
      const [name, ...inside] = action.path;
      const plain = action.kind === 'set' && action.value.kind === 'value' && inside.length === 0;
      return plain && typeof name === 'string' ? [[name, action.value.value]] : [];
    }),
  );
}

/** What an update does to keys, which it is refused for once its condition holds. */
function checkUpdate(table: TableDefinition, update: Update): Checked<true> {
  const names = new Set(update.map(({ path }) => path[0]));
  const changed = keyAttributes(table).find(({ name }) => names.has(name));
  if (changed !== undefined) return refuse('key-update', { attribute: changed.name });
  const outside = checkKeyPaths(
    table,
    update.map(({ path }) => path),
  );
  return outside.ok ? checkIndexKeysOf(table)(plainValues(update)) : outside;
}

function updated(
  table: TableDefinition,
  update: Update,
  before: Item | undefined,
  key: Item,
): Checked<Item | undefined> {
  const schema = checkUpdate(table, update);
  if (!schema.ok) return schema;
  const after = applyUpdate(update, before, key);
  if (!after.ok || after.value === undefined) return after;
  for (const check of [checkItemSize, checkItemDepth, checkIndexKeysOf(table)]) {
    const checked = check(after.value);
    if (!checked.ok) return checked;
  }
  return after;
}

const checkIndexKeysOf =
  (table: TableDefinition) =>
  (item: Item): Checked<true> => {
    const filled = checkIndexKeysFilled(table, item);
    return filled.ok ? checkIndexKeys(table, item) : filled;
  };
