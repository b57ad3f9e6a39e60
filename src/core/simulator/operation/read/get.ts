/** A read of one item by its key, alone or as part of a transaction. */
import { ok } from '#core/shared';
import { bindProjection } from '../../expression/project.ts';
import type { Checked, Problem } from '../../problem.ts';
import { type FieldsOf, optional, required, tableName, text } from '../../request/fields.ts';
import { checkKeyPaths } from '../../request/key-paths.ts';
import { checkKeysFilled, keyOfKey } from '../../request/keys.ts';
import { createPlaceholders, names, type Path } from '../../request/placeholders.ts';
import { item } from '../../request/values.ts';
import { findTable, type Tables } from '../tables.ts';

export interface Get {
  readonly table: string;
  /** Absent only where `refusal` says why. */
  readonly key?: string;
  readonly refusal?: Problem;
  readonly paths: readonly Path[] | undefined;
}

export const GET_FIELDS = {
  TableName: required(tableName),
  Key: required(item),
  ProjectionExpression: optional(text),
  ExpressionAttributeNames: optional(names),
} as const;

/** The read of a Get's fields. */
export function readGet(tables: Tables, fields: FieldsOf<typeof GET_FIELDS>): Checked<Get> {
  const { Key, ProjectionExpression, ExpressionAttributeNames } = fields;
  const placeholders = createPlaceholders(ExpressionAttributeNames, undefined, [ProjectionExpression]);
  if (!placeholders.ok) return placeholders;
  const paths = bindProjection(ProjectionExpression, placeholders.value);
  if (!paths.ok) return paths;
  const used = placeholders.value.checkUsed();
  if (!used.ok) return used;
  const table = findTable(tables, fields.TableName);
  if (!table.ok) return table;
  const outside = checkKeyPaths(table.value, paths.value ?? []);
  if (!outside.ok) return outside;
  const filled = checkKeysFilled(table.value, Key);
  if (!filled.ok) return filled;
  const key = keyOfKey(table.value, Key);
  return ok({
    table: table.value.name,
    ...(key.ok ? { key: key.value } : { refusal: key.error }),
    paths: paths.value,
  });
}
