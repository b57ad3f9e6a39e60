/** Decides predicates (`when`, `expects`) on a state: which records an index, a lock or a guard is about (K4, L4). */
import { distinct, own } from '#core/shared';
import { equalValues } from '#core/value';
import type { Predicate, State } from './design.ts';

/** Whether all predicates hold; no list always does. `not-equals` holds where the attribute is absent. */
export function holds(predicates: readonly Predicate[] | undefined, state: State): boolean {
  return (predicates ?? []).every((predicate) => holdsOne(predicate, state));
}

/** The attributes that predicates ask about, each once, in order. */
export function predicateAttributes(predicates: readonly Predicate[] | undefined): readonly string[] {
  return predicates === undefined ? NONE : distinct(predicates.map(({ attribute }) => attribute));
}

const NONE: readonly string[] = [];

function holdsOne(predicate: Predicate, state: State): boolean {
  const value = own(state, predicate.attribute);
  switch (predicate.is) {
    case 'present':
      return value !== undefined;
    case 'absent':
      return value === undefined;
    case 'equals':
      return value !== undefined && equalValues(value, predicate.value);
    case 'not-equals':
      return value === undefined || !equalValues(value, predicate.value);
    case 'in':
      return value !== undefined && predicate.values.some((one) => equalValues(value, one));
  }
}
