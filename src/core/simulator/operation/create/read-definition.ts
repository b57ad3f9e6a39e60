/**
 * CreateTable's fields → what the table is made of, or why AWS would refuse it.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_CreateTable.html
 */
import { ok } from '#core/shared';
import { type Checked, refuse } from '../../problem.ts';
import { keyAttributes, type TableDefinition } from '../../table/table-definition.ts';
import type { CreateFields } from './create-fields.ts';
import { readIndexes } from './read-indexes.ts';
import { type Definitions, readDefinitions, readKeys } from './read-keys.ts';

/** The definition of a table. */
export function readDefinition(fields: CreateFields): Checked<TableDefinition> {
  const billing = checkBilling(fields);
  if (!billing.ok) return billing;
  const definitions = readDefinitions(fields.AttributeDefinitions);
  if (!definitions.ok) return definitions;
  const keys = readKeys(fields.KeySchema, definitions.value, 1, fields.TableName);
  if (!keys.ok) return keys;
  const indexes = readIndexes(fields, keys.value, definitions.value);
  if (!indexes.ok) return indexes;
  const [partition] = keys.value.partition;
  if (partition === undefined) return refuse('key-schema', { name: fields.TableName });
  const table: TableDefinition = {
    name: fields.TableName,
    partition: [partition],
    sort: keys.value.sort,
    indexes: indexes.value,
  };
  const used = checkDefinitionsUsed(table, definitions.value);
  return used.ok ? ok(table) : used;
}

/** Only attributes that are keys somewhere are defined. */
function checkDefinitionsUsed(table: TableDefinition, definitions: Definitions): Checked<true> {
  const keys = new Set([table, ...table.indexes].flatMap(keyAttributes).map(({ name }) => name));
  const unused = [...definitions.keys()].find((name) => !keys.has(name));
  return unused === undefined ? ok(true) : refuse('definition-unused', { attribute: unused });
}

/** Throughput is stated exactly where it is provisioned: on the table and on each global index. */
function checkBilling(fields: CreateFields): Checked<true> {
  const onDemand = fields.BillingMode === 'PAY_PER_REQUEST';
  const places: readonly (readonly [string, unknown])[] = [
    ['ProvisionedThroughput', fields.ProvisionedThroughput],
    ...(fields.GlobalSecondaryIndexes ?? []).map(
      (index) => [`${index.IndexName}.ProvisionedThroughput`, index.ProvisionedThroughput] as const,
    ),
  ];
  for (const [field, throughput] of places) {
    if (onDemand && throughput !== undefined) return refuse('throughput-on-demand', { field });
    if (!onDemand && throughput === undefined) return refuse('throughput-missing', { field });
  }
  return ok(true);
}
