/** The keys of a table or index: which attributes, in which order, of which type. */
import { ok, utf8Length } from '#core/shared';
import type { KeyType } from '#core/value';
import { type Checked, refuse } from '../../problem.ts';
import type { KeyAttribute } from '../../table/table-definition.ts';
import type { CreateFields, KeySchemaFields } from './create-fields.ts';

export type Definitions = ReadonlyMap<string, KeyType>;

export interface Keys {
  readonly partition: readonly KeyAttribute[];
  readonly sort: readonly KeyAttribute[];
}

const MAX_NAME_BYTES = 255;

/** The types of the defined attributes. */
export function readDefinitions(fields: CreateFields['AttributeDefinitions']): Checked<Definitions> {
  const types = new Map<string, KeyType>();
  for (const { AttributeName, AttributeType } of fields) {
    const checked = checkKeyName(AttributeName);
    if (!checked.ok) return checked;
    if (types.has(AttributeName)) return refuse('key-repeated', { attribute: AttributeName });
    types.set(AttributeName, AttributeType);
  }
  return ok(types);
}

/** Names of keys, and of attributes an index lists, are shorter than others. */
export function checkKeyName(name: string): Checked<true> {
  const bytes = utf8Length(name);
  return bytes >= 1 && bytes <= MAX_NAME_BYTES
    ? ok(true)
    : refuse('key-name-length', { attribute: name, limit: MAX_NAME_BYTES });
}

/** The keys of a schema: all HASH attributes first, at most `most` of each kind; none twice, each one defined. */
export function readKeys(schema: KeySchemaFields, definitions: Definitions, most: number, of: string): Checked<Keys> {
  const partition: KeyAttribute[] = [];
  const sort: KeyAttribute[] = [];
  const seen = new Set<string>();
  for (const { AttributeName: name, KeyType } of schema) {
    if (seen.has(name)) return refuse('key-repeated', { attribute: name });
    seen.add(name);
    if (KeyType === 'HASH' && sort.length > 0) return refuse('key-schema', { name: of });
    const type = definitions.get(name);
    if (type === undefined) return refuse('definition-missing', { attribute: name });
    (KeyType === 'HASH' ? partition : sort).push({ name, type });
  }
  const fits = partition.length >= 1 && partition.length <= most && sort.length <= most;
  return fits ? ok({ partition, sort }) : refuse('key-schema', { name: of });
}
