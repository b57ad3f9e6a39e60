/**
 * Query: the entries of one partition, in the order of the sort key.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Query.html
 */
import { ok } from '#core/shared';
import { bindCondition } from '../expression/bind-condition.ts';
import type { Condition } from '../expression/condition.ts';
import { attributesOf, pathsOf } from '../expression/condition-attributes.ts';
import { bindProjection } from '../expression/project.ts';
import { type Checked, refuse } from '../problem.ts';
import { type FieldsOf, flag, optional, readFields, required, text } from '../request/fields.ts';
import { checkKeyPaths } from '../request/key-paths.ts';
import { createPlaceholders } from '../request/placeholders.ts';
import { isProjected, keyAttributes } from '../table/table-definition.ts';
import { type Prepared, refused } from './outcome.ts';
import { bindKeyCondition } from './read/key-clause.ts';
import { keyRange } from './read/key-range.ts';
import { type EntriesRead, readEntries } from './read/read-entries.ts';
import { READ_FIELDS } from './read/read-fields.ts';
import { checkSelect, readSelection } from './read/selection.ts';
import { readSource, type Source } from './read/source.ts';
import { rangeAfter } from './read/start-key.ts';
import type { Tables } from './tables.ts';

const FIELDS = {
  ...READ_FIELDS,
  KeyConditionExpression: required(text),
  ScanIndexForward: optional(flag),
} as const;

export function prepareQuery(tables: Tables, input: unknown): Prepared {
  const fields = readFields(input, FIELDS);
  if (!fields.ok) return refused(fields.error);
  const read = readQuery(tables, fields.value);
  return read.ok ? ok((database) => readEntries(database, read.value)) : refused(read.error);
}

function readQuery(tables: Tables, fields: FieldsOf<typeof FIELDS>): Checked<EntriesRead> {
  const bound = bindExpressions(fields);
  if (!bound.ok) return bound;
  const { clauses, filter, paths } = bound.value;
  const fits = checkSelect(fields.Select, paths, fields.IndexName);
  if (!fits.ok) return fits;
  const source = readSource(tables, fields);
  if (!source.ok) return source;
  const outside = checkKeyPaths(source.value.table, [...(paths ?? []), ...(filter ? pathsOf(filter) : [])]);
  if (!outside.ok) return outside;
  const selection = readSelection(fields.Select, paths, source.value.index);
  if (!selection.ok) return selection;
  const range = keyRange(source.value.keys, clauses);
  if (!range.ok) return range;
  const filtered = checkFilter(source.value, filter);
  if (!filtered.ok) return filtered;
  const descending = fields.ScanIndexForward === false;
  const rest = rangeAfter(source.value, range.value, fields.ExclusiveStartKey, descending);
  if (!rest.ok) return rest;
  return ok({
    source: source.value,
    range: rest.value,
    descending,
    limit: fields.Limit,
    filter,
    selection: selection.value,
    consistent: fields.ConsistentRead === true,
    detail: fields.ReturnConsumedCapacity,
  });
}

function bindExpressions(fields: FieldsOf<typeof FIELDS>) {
  const { KeyConditionExpression, FilterExpression, ProjectionExpression } = fields;
  const texts = [KeyConditionExpression, FilterExpression, ProjectionExpression];
  const placeholders = createPlaceholders(fields.ExpressionAttributeNames, fields.ExpressionAttributeValues, texts);
  if (!placeholders.ok) return placeholders;
  const clauses = bindKeyCondition(KeyConditionExpression, placeholders.value);
  if (!clauses.ok) return clauses;
  const filter = bindCondition(FilterExpression, placeholders.value, 'FilterExpression');
  if (!filter.ok) return filter;
  const paths = bindProjection(ProjectionExpression, placeholders.value);
  if (!paths.ok) return paths;
  const used = placeholders.value.checkUsed();
  return used.ok ? ok({ clauses: clauses.value, filter: filter.value, paths: paths.value }) : used;
}

/** A filter is about neither the keys, which have their own conditions, nor what an index does not hold. */
function checkFilter({ keys, index }: Source, filter: Condition | undefined): Checked<true> {
  if (filter === undefined) return ok(true);
  const attributes = attributesOf(filter);
  const key = keyAttributes(keys).find(({ name }) => attributes.has(name));
  if (key !== undefined) return refuse('filter-on-key', { attribute: key.name });
  const missing = index && [...attributes].find((name) => !isProjected(index, name));
  return index && missing !== undefined ? refuse('not-projected', { index: index.name, attribute: missing }) : ok(true);
}
