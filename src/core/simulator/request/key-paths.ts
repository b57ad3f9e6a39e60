/** Document paths into key attributes. Keys hold plain values, so DynamoDB refuses to look inside one. */
import { ok } from '#core/shared';
import { type Checked, refuse } from '../problem.ts';
import { keyAttributes, type TableDefinition } from '../table/table-definition.ts';
import type { Path } from './placeholders.ts';

/** Refuses paths that lead into a key attribute of a table or of one of its indexes. */
export function checkKeyPaths(table: TableDefinition, paths: readonly Path[]): Checked<true> {
  const inside = new Set(paths.flatMap(([name, ...steps]) => (steps.length > 0 ? [name] : [])));
  if (inside.size === 0) return ok(true);
  const key = [table, ...table.indexes].flatMap(keyAttributes).find(({ name }) => inside.has(name));
  return key === undefined ? ok(true) : refuse('key-nested-path', { attribute: key.name });
}
