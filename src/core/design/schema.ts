/**
 * The design document, version 1: structure, types and enumerations, as zod. Whether the names in it exist and fit
 * together is not checked here but by the findings, so that a half-typed design still loads.
 * Unknown fields are refused with their path, never dropped.
 */

import { ATTRIBUTE_TYPES, type AttributeValue, KEY_TYPES, parseAttributeValue } from '#core/value';
import { z } from './zod.ts';

/** A typed DynamoDB JSON value. Whether a number is a number, or a set is empty, is a finding: people type digit by digit. */
const attributeValue = z.unknown().transform((json, context): AttributeValue => {
  const parsed = parseAttributeValue(json);
  if (parsed.ok) return parsed.value;
  context.addIssue({
    code: 'custom',
    path: [...parsed.error.path],
    params: { code: parsed.error.code, ...parsed.error.params },
  });
  return z.NEVER;
});

const key = z.strictObject({ name: z.string(), type: z.enum(KEY_TYPES) });
const throughput = z.strictObject({ read: z.number().nonnegative(), write: z.number().nonnegative() });
const state = z.record(z.string(), attributeValue);

const predicate = z.discriminatedUnion('is', [
  z.strictObject({ attribute: z.string(), is: z.literal('present') }),
  z.strictObject({ attribute: z.string(), is: z.literal('absent') }),
  z.strictObject({ attribute: z.string(), is: z.literal('equals'), value: attributeValue }),
  z.strictObject({ attribute: z.string(), is: z.literal('not-equals'), value: attributeValue }),
  z.strictObject({ attribute: z.string(), is: z.literal('in'), values: z.array(attributeValue) }),
]);

const projection = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ALL') }),
  z.strictObject({ type: z.literal('KEYS_ONLY') }),
  z.strictObject({ type: z.literal('INCLUDE'), attributes: z.array(z.string()) }),
]);

const index = z.strictObject({
  name: z.string(),
  kind: z.enum(['global', 'local']),
  partitionKey: z.array(key),
  sortKey: z.array(key),
  projection,
  throughput: throughput.exactOptional(),
});

const table = z.strictObject({
  name: z.string(),
  partitionKey: key,
  sortKey: key.exactOptional(),
  timeToLive: z.string().exactOptional(),
  indexes: z.array(index).exactOptional(),
  throughput: throughput.exactOptional(),
});

const attribute = z.strictObject({
  name: z.string(),
  type: z.enum(ATTRIBUTE_TYPES),
  required: z.boolean().exactOptional(),
  keyOnly: z.boolean().exactOptional(),
  immutable: z.boolean().exactOptional(),
  values: z.array(z.string()).exactOptional(),
});

const keyTemplate = z.strictObject({ template: z.string(), when: z.array(predicate).exactOptional() });

const entity = z.strictObject({
  name: z.string(),
  attributes: z.array(attribute),
  keys: z.record(z.string(), keyTemplate),
  version: z.string().exactOptional(),
});

/** The normalisers, in the order forms offer them (L3). */
export const NORMALISERS = ['trim', 'collapse', 'nfc', 'nfkc', 'lowercase', 'digits', 'sha256'] as const;

const uniqueConstraint = z.strictObject({
  kind: z.literal('unique'),
  name: z.string(),
  attributes: z.array(z.string()),
  normalise: z.array(z.enum(NORMALISERS)).exactOptional(),
  when: z.array(predicate).exactOptional(),
  reclaimExpired: z.boolean().exactOptional(),
});

export const SCENARIO_KINDS = ['create', 'update', 'delete'] as const;

const referenceConstraint = z.strictObject({
  kind: z.literal('reference'),
  name: z.string(),
  key: z.record(z.string(), z.string()),
  table: z.string().exactOptional(),
  on: z.array(z.enum(SCENARIO_KINDS)),
});

const locks = z.strictObject({
  prefix: z.string().exactOptional(),
  sortKey: z.union([z.string(), attributeValue]).exactOptional(),
  template: z.string().exactOptional(),
  owner: z.boolean().exactOptional(),
  table: z.strictObject({ name: z.string(), partitionKey: key, sortKey: key.exactOptional() }).exactOptional(),
});

export const RANGE_OPERATORS = ['<', '<=', '>', '>=', 'between', 'begins_with'] as const;

const accessPattern = z.strictObject({
  name: z.string(),
  index: z.string().exactOptional(),
  partition: z.array(z.string()),
  sort: z.array(z.string()),
  where: state,
  range: z
    .strictObject({ attribute: z.string(), op: z.enum(RANGE_OPERATORS), values: z.array(attributeValue) })
    .exactOptional(),
  descending: z.boolean().exactOptional(),
  limit: z.number().int().positive().exactOptional(),
});

const scenario = z.strictObject({
  name: z.string(),
  kind: z.enum(SCENARIO_KINDS),
  before: state.exactOptional(),
  after: state.exactOptional(),
  expects: z.array(predicate).exactOptional(),
  now: attributeValue.exactOptional(),
});

const workload = z.strictObject({
  items: z.number().nonnegative(),
  perMonth: z.record(z.string(), z.number().nonnegative()),
  region: z.string(),
  billing: z.enum(['on-demand', 'provisioned']),
});

export const CURRENT_VERSION = 1;

export const designSchema = z.strictObject({
  version: z.literal(CURRENT_VERSION),
  name: z.string(),
  table,
  entity,
  constraints: z.array(z.discriminatedUnion('kind', [uniqueConstraint, referenceConstraint])).exactOptional(),
  locks: locks.exactOptional(),
  accessPatterns: z.array(accessPattern).exactOptional(),
  scenarios: z.array(scenario),
  workload: workload.exactOptional(),
});
