/** Every list of predicates in the document: `when` of keys and of unique constraints, `expects` of a scenario. */
import type { Design, Predicate } from '#core/design';
import type { AttributeValue } from '#core/value';
import type { Path } from './finding.ts';

export interface PredicatePlace {
  readonly predicate: Predicate;
  /** Path of the predicate: `['entity', 'keys', 'GSI1PK', 'when', 0]`. */
  readonly path: Path;
}

/** The predicates of the design itself. */
export function designPredicates({ entity, constraints = [] }: Design): PredicatePlace[] {
  const all: PredicatePlace[] = [];
  for (const [key, { when }] of Object.entries(entity.keys)) {
    if (when) all.push(...placesOf(when, ['entity', 'keys', key, 'when']));
  }
  for (const [i, constraint] of constraints.entries()) {
    if (constraint.kind === 'unique' && constraint.when) {
      all.push(...placesOf(constraint.when, ['constraints', i, 'when']));
    }
  }
  return all;
}

/** Predicates of one list with their paths. */
export const placesOf = (predicates: readonly Predicate[], path: Path): PredicatePlace[] =>
  predicates.map((predicate, i) => ({ predicate, path: [...path, i] }));

export interface ValuePlace {
  readonly value: AttributeValue;
  readonly path: Path;
}

/** The values a predicate compares with. */
export function predicateValues({ predicate, path }: PredicatePlace): ValuePlace[] {
  if ('value' in predicate) return [{ value: predicate.value, path: [...path, 'value'] }];
  if ('values' in predicate) return predicate.values.map((value, i) => ({ value, path: [...path, 'values', i] }));
  return [];
}
