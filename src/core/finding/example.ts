/**
 * Examples of rules at work, each a small change of one sound design. They stand beside the rules as
 * `<rule>.examples.ts`, are read by people and run by the tests, and never ship.
 */
import { applyPatches, type Design, type Patch } from '#core/design';
import type { Path } from './finding.ts';
import type { Finding, FindingCode, FindingOf } from './registry.ts';

/** A design, and the scenario to look at where that matters. */
export interface Example {
  readonly design: Design;
  readonly scenario?: string;
}

/** An example in which the rule finds exactly these things; whether they can be mended is seen by mending them. */
export interface FiringExample extends Example {
  readonly findings: readonly Omit<Finding, 'fix'>[];
}

export interface RuleExamples {
  readonly firing: readonly FiringExample[];
  readonly silent: readonly Example[];
}

/** A design no rule has anything to say about. */
export const SOUND: Design = {
  version: 1,
  name: 'Orders',
  table: {
    name: 'orders',
    partitionKey: { name: 'PK', type: 'S' },
    sortKey: { name: 'SK', type: 'S' },
    indexes: [
      {
        name: 'byStatus',
        kind: 'global',
        partitionKey: [{ name: 'G1PK', type: 'S' }],
        sortKey: [{ name: 'G1SK', type: 'S' }],
        projection: { type: 'ALL' },
      },
    ],
  },
  entity: {
    name: 'Order',
    attributes: [
      { name: 'orderId', type: 'S', required: true, keyOnly: true },
      { name: 'customer', type: 'S', required: true, immutable: true },
      { name: 'status', type: 'S', required: true, values: ['open', 'paid', 'sent'] },
      { name: 'email', type: 'S' },
      { name: 'total', type: 'N' },
      { name: 'tags', type: 'SS' },
      { name: 'notes', type: 'M' },
      { name: 'photo', type: 'B' },
    ],
    keys: {
      PK: { template: 'ORDER#{orderId}' },
      SK: { template: 'ORDER' },
      G1PK: { template: 'CUSTOMER#{customer}' },
      G1SK: { template: 'STATUS#{status}#ORDER#{orderId}' },
    },
  },
  constraints: [
    { kind: 'unique', name: 'EMAIL', attributes: ['email'], normalise: ['lowercase'] },
    {
      kind: 'reference',
      name: 'CUSTOMER',
      key: { PK: 'CUSTOMER#{customer}', SK: 'CUSTOMER' },
      on: ['create', 'update'],
    },
  ],
  accessPatterns: [
    {
      name: 'Orders of a customer',
      index: 'byStatus',
      partition: ['customer'],
      sort: ['status', 'orderId'],
      where: { customer: { S: 'c1' } },
    },
  ],
  scenarios: [
    {
      name: 'Create',
      kind: 'create',
      after: { orderId: { S: 'o1' }, customer: { S: 'c1' }, status: { S: 'open' }, email: { S: 'ada@lovelace.io' } },
    },
    {
      name: 'Change',
      kind: 'update',
      before: { orderId: { S: 'o1' }, customer: { S: 'c1' }, status: { S: 'open' } },
      after: { orderId: { S: 'o1' }, customer: { S: 'c1' }, status: { S: 'paid' } },
    },
    {
      name: 'Delete',
      kind: 'delete',
      before: { orderId: { S: 'o1' }, customer: { S: 'c1' }, status: { S: 'paid' } },
    },
  ],
};

/** The sound design with some places changed. */
export const changed = (...patches: readonly Patch[]): Design => applyPatches(SOUND, patches);

export const set = (path: Path, value: unknown): Patch => ({ path, value });
export const drop = (path: Path): Patch => ({ path, remove: true });

/** A finding as an example states it. */
export const finds = <Code extends FindingCode>(
  code: Code,
  severity: Finding['severity'],
  path: Path,
  params: FindingOf<Code>['params'],
): Omit<Finding, 'fix'> => ({ code, severity, path, params });

/** Places that many examples change. */
export const AT = {
  index: ['table', 'indexes', 0],
  attributes: ['entity', 'attributes'],
  keys: ['entity', 'keys'],
  unique: ['constraints', 0],
  reference: ['constraints', 1],
  create: ['scenarios', 0],
  change: ['scenarios', 1],
  remove: ['scenarios', 2],
} as const satisfies Record<string, Path>;
