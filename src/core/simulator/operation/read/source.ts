/** What a Query or Scan reads: a table, or one of its indexes. */
import { ok } from '#core/shared';
import type { Item } from '#core/value';
import { type Checked, refuse } from '../../problem.ts';
import { type Database, tableOf } from '../../table/database.ts';
import type { SortedMap } from '../../table/sorted-map.ts';
import {
  type IndexDefinition,
  type KeyAttribute,
  keyAttributes,
  type TableDefinition,
} from '../../table/table-definition.ts';
import { findTable, type Tables } from '../tables.ts';

export interface Source {
  readonly table: TableDefinition;
  readonly index: IndexDefinition | undefined;
  /** Attributes that a Query's conditions are about. */
  readonly keys: TableDefinition | IndexDefinition;
}

/** The source of a request's fields. */
export function readSource(
  tables: Tables,
  fields: { TableName: string; IndexName: string | undefined; ConsistentRead: boolean | undefined },
): Checked<Source> {
  const table = findTable(tables, fields.TableName);
  if (!table.ok) return table;
  const { IndexName } = fields;
  if (IndexName === undefined) return ok({ table: table.value, index: undefined, keys: table.value });
  const index = table.value.indexes.find(({ name }) => name === IndexName);
  if (index === undefined) return refuse('index-unknown', { index: IndexName });
  const stale = index.kind === 'global' && fields.ConsistentRead === true;
  return stale
    ? refuse('consistent-global-index', { index: IndexName })
    : ok({ table: table.value, index, keys: index });
}

/** The entries a source has to read. */
export function entriesOf(database: Database, { table, index }: Source): SortedMap<Item> {
  const state = tableOf(database, table.name);
  return index === undefined ? state.items : state.indexes.get(index.name)?.visible;
}

/** The attributes that tell where an entry stands: of the index, then of the table. */
export const positionAttributes = ({ table, index }: Source): readonly KeyAttribute[] => [
  ...(index === undefined ? [] : keyAttributes(index)),
  ...keyAttributes(table),
];
