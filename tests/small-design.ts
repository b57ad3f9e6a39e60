/** Small designs for table tests: a row names what it is about, everything else is one record in one table. */

import type { Constraint, Design, Locks, Scenario, State } from '#core/design';
import { type Aliases, actionExpressions } from '#core/expression';
import { type Image, imageOf, prepareDesign } from '#core/image';
import { type Action, type Plan, planActions, transitionOf } from '#core/plan';
import { type WriteRequest, writeRequest } from '#core/request';

type Table = Design['table'];
type Entity = Design['entity'];
type Attribute = Entity['attributes'][number];
type Index = NonNullable<Table['indexes']>[number];

export const S = (text: string) => ({ S: text });
export const N = (text: string) => ({ N: text });
export const B = (text: string) => ({ B: text });

/** `text('email')`: an attribute of type S, stored, optional. */
export const text = (name: string, more: Partial<Attribute> = {}): Attribute => ({ name, type: 'S', ...more });
export const number = (name: string, more: Partial<Attribute> = {}): Attribute => ({ name, type: 'N', ...more });

export const unique = (name: string, attributes: readonly string[], more: object = {}): Constraint => ({
  kind: 'unique',
  name,
  attributes,
  ...more,
});
export const reference = (
  name: string,
  key: Readonly<Record<string, string>>,
  on: readonly Scenario['kind'][],
  table?: string,
): Constraint => ({ kind: 'reference', name, key, on, ...(table !== undefined && { table }) });

/** A global index over text attributes; keys by name. */
export const globalIndex = (
  name: string,
  partition: readonly string[],
  sort: readonly string[],
  projection: Index['projection'] = { type: 'ALL' },
): Index => ({
  name,
  kind: 'global',
  partitionKey: partition.map((key) => ({ name: key, type: 'S' })),
  sortKey: sort.map((key) => ({ name: key, type: 'S' })),
  projection,
});

export interface Parts {
  readonly table?: Partial<Table>;
  readonly indexes?: readonly Index[];
  /** Beside `id`, which is the record's own and lives in its key alone. */
  readonly attributes?: readonly Attribute[];
  readonly keys?: Readonly<Record<string, string | Entity['keys'][string]>>;
  readonly version?: string;
  readonly constraints?: readonly Constraint[];
  readonly locks?: Locks;
  readonly scenarios?: readonly Scenario[];
}

/** A table `things` with PK and SK, an entity Thing with an id, and what the parts add or replace. */
export function smallDesign(parts: Parts = {}): Design {
  const keys = { PK: 'THING#{id}', SK: 'THING', ...parts.keys };
  return {
    version: 1,
    name: 'Things',
    table: {
      name: 'things',
      partitionKey: { name: 'PK', type: 'S' },
      sortKey: { name: 'SK', type: 'S' },
      ...(parts.indexes && { indexes: parts.indexes }),
      ...parts.table,
    },
    entity: {
      name: 'Thing',
      attributes: [text('id', { required: true, keyOnly: true }), ...(parts.attributes ?? [])],
      keys: Object.fromEntries(
        Object.entries(keys).map(([name, key]) => [name, typeof key === 'string' ? { template: key } : key]),
      ),
      ...(parts.version !== undefined && { version: parts.version }),
    },
    ...(parts.constraints && { constraints: parts.constraints }),
    ...(parts.locks && { locks: parts.locks }),
    scenarios: parts.scenarios ?? [],
  };
}

type Extra = Partial<Pick<Scenario, 'expects' | 'now'>>;

export const creating = (after: State, extra: Extra = {}): Scenario => ({
  name: 'Create',
  kind: 'create',
  after,
  ...extra,
});
export const updating = (before: State, after: State, extra: Extra = {}): Scenario => ({
  name: 'Update',
  kind: 'update',
  before,
  after,
  ...extra,
});
export const deleting = (before: State, extra: Extra = {}): Scenario => ({
  name: 'Delete',
  kind: 'delete',
  before,
  ...extra,
});

export const imageIn = (design: Design, state: State): Image => imageOf(prepareDesign(design), state);

export function planOf(design: Design, scenario: Scenario): Plan {
  const prepared = prepareDesign(design);
  return planActions(prepared, transitionOf(prepared, scenario));
}

/** The request that the plan alone gives, before findings decide whether it is offered. */
export const requestOf = (design: Design, scenario: Scenario, aliases?: Aliases): WriteRequest | null =>
  writeRequest(planOf(design, scenario).actions, aliases && { aliases });

/** An action's key as one line: `THING#1 / THING`. */
const keyText = ({ key }: Action): string =>
  Object.values(key)
    .map((value) => Object.values(value)[0])
    .join(' / ');

/** A plan as one line an action: `Delete record THING#1 / THING`. */
export const linesOf = ({ actions }: Plan): string[] =>
  actions.map((action) => `${action.kind} ${action.role} ${keyText(action)}`);

/** What the first action on the record is guarded by, with what could not be guarded, and all actions as lines. */
export function guardsOf(design: Design, scenario: Scenario): object {
  const plan = planOf(design, scenario);
  const record = plan.actions.find(({ role }) => role === 'record');
  const expressions = record ? actionExpressions(record) : {};
  const { ConditionExpression: condition, ExpressionAttributeValues: all = {} } = expressions;
  const used = Object.entries(all).filter(([name]) => new RegExp(`${name}(?![A-Za-z0-9_])`).test(condition ?? ''));
  return {
    condition,
    values: Object.fromEntries(used),
    actions: linesOf(plan),
    ...(plan.problems.length > 0 && { problems: plan.problems }),
  };
}
