/**
 * The indexes of a table to create.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/SecondaryIndexes.html
 */
import { ok } from '#core/shared';
import { type Checked, refuse } from '../../problem.ts';
import type { IndexDefinition } from '../../table/table-definition.ts';
import type { CreateFields, IndexFields } from './create-fields.ts';
import { checkKeyName, type Definitions, type Keys, readKeys } from './read-keys.ts';

const LIMITS = { global: 20, local: 5 } as const;
/** Multi-attribute keys: global indexes only. */
const MOST_KEYS = { global: 4, local: 1 } as const;
const MAX_PROJECTED = 100;

type Kind = IndexDefinition['kind'];

/** All indexes, or the first problem. */
export function readIndexes(fields: CreateFields, table: Keys, definitions: Definitions): Checked<IndexDefinition[]> {
  const global = readList(fields.GlobalSecondaryIndexes, 'global', table, definitions);
  if (!global.ok) return global;
  const local = readList(fields.LocalSecondaryIndexes, 'local', table, definitions);
  if (!local.ok) return local;
  const indexes = [...global.value, ...local.value];
  const names = indexes.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) return refuse('index-name-repeated', { index: twice });
  const all = [...(fields.GlobalSecondaryIndexes ?? []), ...(fields.LocalSecondaryIndexes ?? [])];
  const count = all.reduce((sum, { Projection }) => sum + (Projection.NonKeyAttributes?.length ?? 0), 0);
  return count > MAX_PROJECTED ? refuse('too-many-projected', { count, limit: MAX_PROJECTED }) : ok(indexes);
}

function readList(
  list: readonly IndexFields[] | undefined,
  kind: Kind,
  table: Keys,
  definitions: Definitions,
): Checked<IndexDefinition[]> {
  if (list === undefined) return ok([]);
  if (list.length === 0) return refuse('index-list-empty', { kind });
  if (list.length > LIMITS[kind]) return refuse('too-many-indexes', { kind, count: list.length, limit: LIMITS[kind] });
  const indexes: IndexDefinition[] = [];
  for (const fields of list) {
    const index = readIndex(fields, kind, table, definitions);
    if (!index.ok) return index;
    indexes.push(index.value);
  }
  return ok(indexes);
}

function readIndex(fields: IndexFields, kind: Kind, table: Keys, definitions: Definitions): Checked<IndexDefinition> {
  const name = fields.IndexName;
  const keys = readKeys(fields.KeySchema, definitions, MOST_KEYS[kind], name);
  if (!keys.ok) return keys;
  const local = kind === 'local' ? checkLocal(keys.value, table, name) : ok(true);
  if (!local.ok) return local;
  const included = readIncluded(fields);
  if (!included.ok) return included;
  const { partition, sort } = keys.value;
  const always = [...partition, ...sort, ...table.partition, ...table.sort].map((attribute) => attribute.name);
  const projected = included.value === 'ALL' ? 'ALL' : new Set([...always, ...included.value]);
  return ok({ name, kind, partition, sort, projected });
}

function checkLocal({ partition, sort }: Keys, table: Keys, index: string): Checked<true> {
  if (table.sort.length === 0 || sort.length === 0) return refuse('local-index-needs-sort-key', { index });
  const same = partition[0]?.name === table.partition[0]?.name;
  return same ? ok(true) : refuse('local-index-partition-key', { index });
}

/** Attributes an index has beside keys. */
function readIncluded({ IndexName: index, Projection }: IndexFields): Checked<'ALL' | readonly string[]> {
  const { ProjectionType, NonKeyAttributes } = Projection;
  if (ProjectionType !== 'INCLUDE') {
    if (NonKeyAttributes !== undefined) return refuse('projection-with-attributes', { index });
    return ok(ProjectionType === 'ALL' ? 'ALL' : []);
  }
  if (NonKeyAttributes === undefined) return refuse('projection-without-attributes', { index });
  for (const [at, attribute] of NonKeyAttributes.entries()) {
    const checked = checkKeyName(attribute);
    if (!checked.ok) return checked;
    if (NonKeyAttributes.indexOf(attribute) < at) return refuse('projection-repeats', { index, attribute });
  }
  return ok(NonKeyAttributes);
}
