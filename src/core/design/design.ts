/** The types of the design document, read off its schema: there is no second list of the fields. */

import type { AttributeValue } from '#core/value';
import type { designSchema, NORMALISERS, RANGE_OPERATORS, SCENARIO_KINDS } from './schema.ts';
import type { z } from './zod.ts';

/** A document is never changed in place; an edit gives a new one. */
type DeepReadonly<T> = T extends AttributeValue
  ? T
  : T extends readonly (infer U)[]
    ? readonly DeepReadonly<U>[]
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T;

export type Design = DeepReadonly<z.infer<typeof designSchema>>;
export type Table = Design['table'];
export type Index = NonNullable<Table['indexes']>[number];
export type Projection = Index['projection'];
export type KeyAttribute = Table['partitionKey'];
export type Entity = Design['entity'];
export type Attribute = Entity['attributes'][number];
export type KeyTemplate = Entity['keys'][string];
export type Constraint = NonNullable<Design['constraints']>[number];
export type UniqueConstraint = Extract<Constraint, { kind: 'unique' }>;
export type ReferenceConstraint = Extract<Constraint, { kind: 'reference' }>;
export type Locks = NonNullable<Design['locks']>;
export type AccessPattern = NonNullable<Design['accessPatterns']>[number];
export type Scenario = Design['scenarios'][number];
export type ScenarioKind = (typeof SCENARIO_KINDS)[number];
export type Predicate = NonNullable<KeyTemplate['when']>[number];
export type Normaliser = (typeof NORMALISERS)[number];
export type RangeOperator = (typeof RANGE_OPERATORS)[number];
export type Workload = NonNullable<Design['workload']>;
/** Attribute values of a record by attribute name, as a scenario states them. */
export type State = NonNullable<Scenario['after']>;
