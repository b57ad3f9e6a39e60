/** The tables a request can name. */
import { ok } from '#core/shared';
import { type Checked, refuse } from '../problem.ts';
import type { Table } from '../table/table.ts';
import type { TableDefinition } from '../table/table-definition.ts';

export type Tables = ReadonlyMap<string, Table>;

/** The definition of a table that has to be there. */
export function findTable(tables: Tables, name: string): Checked<TableDefinition> {
  const table = tables.get(name);
  return table === undefined ? refuse('table-unknown', { table: name }) : ok(table.definition);
}
