/** Random documents of the format, half-typed ones included: structure is right, names and texts are anything. */
import fc from 'fast-check';
import type { AttributeValue } from '#core/value';
import type { Design, Predicate } from '../design.ts';
import { NORMALISERS, RANGE_OPERATORS, SCENARIO_KINDS } from '../schema.ts';

/** Names as people choose them, those that objects inherit among them. */
export const anyName = fc
  .oneof(
    fc.constantFrom('id', 'email', 'status', 'PK', 'SK', 'constructor', 'toString', 'a.b', 'a-b', '', '0', 'é', '😀'),
    fc.string({ maxLength: 6 }),
  )
  .filter((name) => name !== '__proto__');

const text = fc.string({ unit: 'grapheme', maxLength: 6 });

export const anyValue: fc.Arbitrary<AttributeValue> = fc.letrec<{ value: AttributeValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text.map((S): AttributeValue => ({ S })),
    fc.oneof(fc.integer().map(String), text).map((N): AttributeValue => ({ N })),
    fc.base64String({ maxLength: 8 }).map((B): AttributeValue => ({ B })),
    fc.boolean().map((BOOL): AttributeValue => ({ BOOL })),
    fc.constant<AttributeValue>({ NULL: true }),
    fc.array(text, { maxLength: 3 }).map((SS): AttributeValue => ({ SS })),
    fc.array(text, { maxLength: 3 }).map((NS): AttributeValue => ({ NS })),
    fc.array(text, { maxLength: 3 }).map((BS): AttributeValue => ({ BS })),
    fc.array(tie('value'), { maxLength: 3 }).map((L): AttributeValue => ({ L })),
    fc.dictionary(anyName, tie('value'), { maxKeys: 3, noNullPrototype: true }).map((M): AttributeValue => ({ M })),
  ),
})).value;


const key = fc.record({ name: anyName, type: fc.constantFrom('S', 'N', 'B') }, { noNullPrototype: true });
const throughput = fc.record({ read: fc.nat(), write: fc.nat() }, { noNullPrototype: true });
const names = fc.array(anyName, { maxLength: 3 });
const state = fc.dictionary(anyName, anyValue, { maxKeys: 4, noNullPrototype: true });
const record = <T extends object, K extends keyof T>(model: { [P in keyof T]: fc.Arbitrary<T[P]> }, requiredKeys: K[]) =>
  fc.record(model, { requiredKeys, noNullPrototype: true });

const predicate: fc.Arbitrary<Predicate> = fc.oneof(
  record({ attribute: anyName, is: fc.constantFrom('present', 'absent') }, ['attribute', 'is']),
  record({ attribute: anyName, is: fc.constantFrom('equals', 'not-equals'), value: anyValue }, ['attribute', 'is', 'value']),
  record({ attribute: anyName, is: fc.constant('in'), values: fc.array(anyValue, { maxLength: 2 }) }, ['attribute', 'is', 'values']),
) as fc.Arbitrary<Predicate>;
const predicates = fc.array(predicate, { maxLength: 2 });

export const anyTemplate = fc
  .array(
    fc.oneof(
      fc.constantFrom('#', 'A#', '{{', '}}', '{', '}', '|'),
      anyName.map((name) => `{${name}}`),
      anyName.map((name) => `{${name}|pad:3}`),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''));

const projection = fc.oneof(
  fc.constant({ type: 'ALL' }),
  fc.constant({ type: 'KEYS_ONLY' }),
  record({ type: fc.constant('INCLUDE'), attributes: names }, ['type', 'attributes']),
);

const index = record(
  {
    name: anyName,
    kind: fc.constantFrom('global', 'local'),
    partitionKey: fc.array(key, { maxLength: 2 }),
    sortKey: fc.array(key, { maxLength: 2 }),
    projection,
    throughput,
  },
  ['name', 'kind', 'partitionKey', 'sortKey', 'projection'],
);

const attribute = record(
  {
    name: anyName,
    type: fc.constantFrom('S', 'N', 'B', 'BOOL', 'NULL', 'L', 'M', 'SS', 'NS', 'BS'),
    required: fc.boolean(),
    keyOnly: fc.boolean(),
    immutable: fc.boolean(),
    values: fc.array(text, { maxLength: 3 }),
  },
  ['name', 'type'],
);

const constraint = fc.oneof(
  record(
    {
      kind: fc.constant('unique'),
      name: anyName,
      attributes: names,
      normalise: fc.array(fc.constantFrom(...NORMALISERS), { maxLength: 3 }),
      when: predicates,
      reclaimExpired: fc.boolean(),
    },
    ['kind', 'name', 'attributes'],
  ),
  record(
    {
      kind: fc.constant('reference'),
      name: anyName,
      key: fc.dictionary(anyName, anyTemplate, { maxKeys: 2, noNullPrototype: true }),
      table: anyName,
      on: fc.array(fc.constantFrom(...SCENARIO_KINDS), { maxLength: 3 }),
    },
    ['kind', 'name', 'key', 'on'],
  ),
);

const scenario = record(
  { name: anyName, kind: fc.constantFrom(...SCENARIO_KINDS), before: state, after: state, expects: predicates, now: anyValue },
  ['name', 'kind'],
);

const accessPattern = record(
  {
    name: anyName,
    index: anyName,
    partition: names,
    sort: names,
    where: state,
    range: record(
      { attribute: anyName, op: fc.constantFrom(...RANGE_OPERATORS), values: fc.array(anyValue, { maxLength: 2 }) },
      ['attribute', 'op', 'values'],
    ),
    descending: fc.boolean(),
    limit: fc.integer({ min: 1, max: 1000 }),
  },
  ['name', 'partition', 'sort', 'where'],
);

export const anyDesign = record(
  {
    version: fc.constant(1),
    name: text,
    table: record(
      {
        name: anyName,
        partitionKey: key,
        sortKey: key,
        timeToLive: anyName,
        indexes: fc.array(index, { maxLength: 2 }),
        throughput,
      },
      ['name', 'partitionKey'],
    ),
    entity: record(
      {
        name: text,
        attributes: fc.array(attribute, { maxLength: 4 }),
        keys: fc.dictionary(anyName, record({ template: anyTemplate, when: predicates }, ['template']), {
          maxKeys: 3,
          noNullPrototype: true,
        }),
        version: anyName,
      },
      ['name', 'attributes', 'keys'],
    ),
    constraints: fc.array(constraint, { maxLength: 3 }),
    locks: record(
      {
        prefix: text,
        sortKey: fc.oneof(text, anyValue),
        template: anyTemplate,
        owner: fc.boolean(),
        table: record({ name: anyName, partitionKey: key, sortKey: key }, ['name', 'partitionKey']),
      },
      [],
    ),
    accessPatterns: fc.array(accessPattern, { maxLength: 2 }),
    scenarios: fc.array(scenario, { maxLength: 3 }),
    workload: record(
      {
        items: fc.nat(),
        perMonth: fc.dictionary(anyName, fc.nat(), { maxKeys: 3, noNullPrototype: true }),
        region: text,
        billing: fc.constantFrom('on-demand', 'provisioned'),
      },
      ['items', 'perMonth', 'region', 'billing'],
    ),
  },
  ['version', 'name', 'table', 'entity', 'scenarios'],
) as unknown as fc.Arbitrary<Design>;
