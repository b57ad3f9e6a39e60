/**
 * Scan: every entry of a table or index. The order is that of the keys here; AWS promises none across partitions.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Scan.html
 */
import { ok } from '#core/shared';
import { bindCondition } from '../expression/bind-condition.ts';
import { pathsOf } from '../expression/condition-attributes.ts';
import { bindProjection } from '../expression/project.ts';
import type { Checked } from '../problem.ts';
import { type FieldsOf, readFields } from '../request/fields.ts';
import { checkKeyPaths } from '../request/key-paths.ts';
import { createPlaceholders } from '../request/placeholders.ts';
import { type Prepared, refused } from './outcome.ts';
import { type EntriesRead, readEntries } from './read/read-entries.ts';
import { READ_FIELDS } from './read/read-fields.ts';
import { checkSelect, readSelection } from './read/selection.ts';
import { readSource } from './read/source.ts';
import { rangeAfter } from './read/start-key.ts';
import type { Tables } from './tables.ts';

export function prepareScan(tables: Tables, input: unknown): Prepared {
  const fields = readFields(input, READ_FIELDS);
  if (!fields.ok) return refused(fields.error);
  const read = readScan(tables, fields.value);
  return read.ok ? ok((database) => readEntries(database, read.value)) : refused(read.error);
}

function readScan(tables: Tables, fields: FieldsOf<typeof READ_FIELDS>): Checked<EntriesRead> {
  const { FilterExpression, ProjectionExpression } = fields;
  const texts = [FilterExpression, ProjectionExpression];
  const placeholders = createPlaceholders(fields.ExpressionAttributeNames, fields.ExpressionAttributeValues, texts);
  if (!placeholders.ok) return placeholders;
  const filter = bindCondition(FilterExpression, placeholders.value, 'FilterExpression');
  if (!filter.ok) return filter;
  const paths = bindProjection(ProjectionExpression, placeholders.value);
  if (!paths.ok) return paths;
  const used = placeholders.value.checkUsed();
  if (!used.ok) return used;
  const fits = checkSelect(fields.Select, paths.value, fields.IndexName);
  if (!fits.ok) return fits;
  const source = readSource(tables, fields);
  if (!source.ok) return source;
  const looksAt = [...(paths.value ?? []), ...(filter.value ? pathsOf(filter.value) : [])];
  const outside = checkKeyPaths(source.value.table, looksAt);
  if (!outside.ok) return outside;
  const selection = readSelection(fields.Select, paths.value, source.value.index);
  if (!selection.ok) return selection;
  const range = rangeAfter(source.value, {}, fields.ExclusiveStartKey, false);
  if (!range.ok) return range;
  return ok({
    source: source.value,
    range: range.value,
    descending: false,
    limit: fields.Limit,
    filter: filter.value,
    selection: selection.value,
    consistent: fields.ConsistentRead === true,
    detail: fields.ReturnConsumedCapacity,
  });
}
