/** Predicates that cannot mean what they say: unknown attributes, other types, values no record may have. */
import type { Attribute } from '#core/design';
import type { PreparedDesign } from '#core/image';
import { typeOf } from '#core/value';
import { isAllowed } from '../allowed.ts';
import type { Found } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import {
  designPredicates,
  type PredicatePlace,
  placesOf,
  predicateValues,
  type ValuePlace,
} from '../predicate-places.ts';
import type { Rule } from '../rule.ts';

type PredicateCases = {
  'predicate-unknown-attribute': { readonly attribute: string };
  'predicate-type': { readonly attribute: string; readonly type: string; readonly expected: string };
  'predicate-outside-values': { readonly attribute: string };
  'predicate-in-empty': { readonly attribute: string };
  'predicate-in-too-many': { readonly attribute: string; readonly count: number; readonly limit: number };
};

export const predicate: Rule<PredicateCases> = {
  name: 'predicate',
  codes: {
    'predicate-unknown-attribute': 'error',
    'predicate-type': 'error',
    'predicate-outside-values': 'warning',
    'predicate-in-empty': 'warning',
    'predicate-in-too-many': 'error',
  },
  ofDesign: ({ design, prepared }) => designPredicates(design).flatMap((place) => check(place, prepared)),
  ofScenario({ scenario: { expects }, prepared, path }) {
    if (expects === undefined || expects.length === 0) return NONE;
    return placesOf(expects, [...path, 'expects']).flatMap((place) => [
      ...check(place, prepared).map(asGuard),
      ...checkCount(place),
    ]);
  },
};

const NONE: readonly Found<PredicateCases>[] = [];

/** No condition can be made of an empty list, so as a guard it would silently be left out. */
const asGuard = (found: Found<PredicateCases>): Found<PredicateCases> =>
  found.code === 'predicate-in-empty' ? { ...found, severity: 'error' } : found;

function check(place: PredicatePlace, { attributes }: PreparedDesign): Found<PredicateCases>[] {
  const { predicate: stated, path } = place;
  const name = stated.attribute;
  const attribute = attributes.get(name);
  if (!attribute) {
    return [{ code: 'predicate-unknown-attribute', path: [...path, 'attribute'], params: { attribute: name } }];
  }
  if (stated.is === 'in' && stated.values.length === 0) {
    return [{ code: 'predicate-in-empty', path: [...path, 'values'], params: { attribute: name } }];
  }
  return predicateValues(place).flatMap((value) => checkValue(value, attribute));
}

function checkValue({ value, path }: ValuePlace, attribute: Attribute): Found<PredicateCases>[] {
  const { name, type } = attribute;
  if (!(type in value)) {
    return [{ code: 'predicate-type', path, params: { attribute: name, type: typeOf(value), expected: type } }];
  }
  return isAllowed(attribute, value) ? [] : [{ code: 'predicate-outside-values', path, params: { attribute: name } }];
}

/** Only `expects` becomes a condition; `when` is decided here. */
function checkCount({ predicate: { attribute, ...rest }, path }: PredicatePlace): Found<PredicateCases>[] {
  const count = 'values' in rest ? rest.values.length : 0;
  if (count <= LIMITS.inValues) return [];
  const params = { attribute, count, limit: LIMITS.inValues };
  return [{ code: 'predicate-in-too-many', path: [...path, 'values'], params }];
}
