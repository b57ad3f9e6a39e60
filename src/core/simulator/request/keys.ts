/**
 * Whether an item or a Key fits the keys of a table and its indexes.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html
 */
import { ok, own } from '#core/shared';
import { type AttributeValue, type Item, keyValueBytes, typeOf } from '#core/value';
import { canonicalJson } from '../operation/transaction/canonical-json.ts';
import { type Checked, refuse } from '../problem.ts';
import { itemKey } from '../table/table.ts';
import {
  type IndexDefinition,
  isKeyValue,
  type KeyAttribute,
  keyAttributes,
  type TableDefinition,
} from '../table/table-definition.ts';

const MAX_PARTITION_BYTES = 2048;
const MAX_SORT_BYTES = 1024;

/** Refuses key attributes that are there but empty. */
export function checkKeysFilled(table: TableDefinition, item: Item): Checked<true> {
  for (const { name } of keyAttributes(table)) {
    const value = own(item, name);
    if (value !== undefined && isEmpty(value)) return refuse('key-empty', { attribute: name });
  }
  return ok(true);
}

/** Refuses attributes that are keys of an index and empty. */
export function checkIndexKeysFilled(table: TableDefinition, item: Item): Checked<true> {
  for (const index of table.indexes) {
    for (const { name } of keyAttributes(index)) {
      const value = own(item, name);
      if (value !== undefined && isEmpty(value))
        return refuse('index-key-empty', { index: index.name, attribute: name });
    }
  }
  return ok(true);
}

const isEmpty = (value: AttributeValue): boolean =>
  ('S' in value && value.S === '') || ('B' in value && value.B === '');

/** The key text of an item to put. */
export function keyOfItem(table: TableDefinition, item: Item): Checked<string> {
  for (const { name, type } of keyAttributes(table)) {
    const value = own(item, name);
    if (value === undefined) return refuse('key-missing', { attribute: name });
    if (!isKeyValue(value, type)) {
      return refuse('key-type', { attribute: name, expected: type, actual: typeOf(value) });
    }
  }
  return keyWithin(table, item);
}

/** The key text of a Key: exactly the table's key attributes, of their types. */
export function keyOfKey(table: TableDefinition, key: Item): Checked<string> {
  const attributes = keyAttributes(table);
  const fits = attributes.every(({ name, type }) => {
    const value = own(key, name);
    return value !== undefined && isKeyValue(value, type);
  });
  if (!fits || Object.keys(key).length !== attributes.length) return refuse('key-shape', { table: table.name });
  return keyWithin(table, key);
}

/**
 * What tells two writes of one item: the values of its key attributes, whatever their types and whatever else a Key
 * holds; none where one is missing.
 */
export function targetOf(table: TableDefinition, item: Item): string | undefined {
  const names = keyAttributes(table).map(({ name }) => name);
  const values = names.flatMap((name) => own(item, name) ?? []);
  if (values.length < names.length) return undefined;
  return `${table.name} ${itemKey(table, item) ?? canonicalJson(values)}`;
}

function keyWithin(table: TableDefinition, item: Item): Checked<string> {
  const checked = checkLengths(table, item);
  if (!checked.ok) return checked;
  const key = itemKey(table, item);
  return key === undefined ? refuse('key-shape', { table: table.name }) : ok(key);
}

/** Refuses key values that are too long. */
export function checkLengths(of: TableDefinition | IndexDefinition, item: Item): Checked<true> {
  const index = 'kind' in of ? of.name : undefined;
  const sides: readonly (readonly [readonly KeyAttribute[], number])[] = [
    [of.partition, MAX_PARTITION_BYTES],
    [of.sort, MAX_SORT_BYTES],
  ];
  for (const [attributes, limit] of sides) {
    for (const { name, type } of attributes) {
      const value = own(item, name);
      if (value === undefined || !isKeyValue(value, type)) continue;
      const bytes = keyValueBytes(value);
      if (bytes <= limit) continue;
      const params = { attribute: name, bytes, limit };
      return index === undefined ? refuse('key-too-long', params) : refuse('index-key-too-long', { ...params, index });
    }
  }
  return ok(true);
}

/** Refuses attributes that are keys of an index, but of another type or too long, whether the item is in the index or not. */
export function checkIndexKeys(table: TableDefinition, item: Item): Checked<true> {
  for (const index of table.indexes) {
    for (const { name, type } of keyAttributes(index)) {
      const value = own(item, name);
      if (value === undefined || isKeyValue(value, type)) continue;
      return refuse('index-key-type', { index: index.name, attribute: name, expected: type, actual: typeOf(value) });
    }
    const checked = checkLengths(index, item);
    if (!checked.ok) return checked;
  }
  return ok(true);
}
