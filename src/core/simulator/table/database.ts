/** The state of everything: tables, and the tokens of transactions done lately. Plain data, never changed. */
import { invariant } from '#core/shared';
import type { Index, Table } from './table.ts';

export interface Database {
  readonly tables: ReadonlyMap<string, Table>;
  /** Whether reads of global indexes see them as they were at the last `settle`. */
  readonly indexLag: boolean;
  readonly tokens: ReadonlyMap<string, DoneTransaction>;
}

export interface DoneTransaction {
  readonly payload: string;
  /** Epoch seconds. */
  readonly at: number;
}

/** A table that is known to be there. */
export function tableOf(database: Database, name: string): Table {
  const table = database.tables.get(name);
  invariant(table !== undefined, `there is a table ${name}`);
  return table;
}

/** The database with one table in another state. */
export const withTable = (database: Database, table: Table): Database => ({
  ...database,
  tables: new Map(database.tables).set(table.definition.name, table),
});

/** The database with every global index caught up; `table` and `index` narrow it down. */
export function settle(database: Database, where: { readonly table?: string; readonly index?: string } = {}): Database {
  const tables = new Map<string, Table>();
  for (const [name, table] of database.tables) {
    const here = where.table === undefined || where.table === name;
    tables.set(name, here ? { ...table, indexes: settleIndexes(table.indexes, where.index) } : table);
  }
  return { ...database, tables };
}

function settleIndexes(indexes: ReadonlyMap<string, Index>, only: string | undefined): ReadonlyMap<string, Index> {
  const settled = new Map<string, Index>();
  for (const [name, index] of indexes) {
    settled.set(name, only === undefined || only === name ? { ...index, visible: index.current } : index);
  }
  return settled;
}
