/** Values DynamoDB would refuse although they are well-formed: bad numbers, empty sets, members twice, broken text. */
import { isWellFormed } from '#core/shared';
import { type AttributeValue, checkValue, type ValueProblem } from '#core/value';
import type { Found, Path } from '../finding.ts';
import { designPredicates, placesOf, predicateValues } from '../predicate-places.ts';
import type { Rule } from '../rule.ts';

type Text = { readonly text: string };
type ValueCases = {
  'value-not-a-number': Text;
  'value-too-many-digits': Text;
  'value-too-large': Text;
  'value-too-small': Text;
  'value-empty-set': { readonly type: string };
  'value-duplicate': Text;
  'value-lone-surrogate': Text;
  'value-not-base64': Text;
  'value-too-deep': { readonly limit: number };
};

export const value: Rule<ValueCases> = {
  name: 'value',
  codes: {
    'value-not-a-number': 'error',
    'value-too-many-digits': 'error',
    'value-too-large': 'error',
    'value-too-small': 'error',
    'value-empty-set': 'error',
    'value-duplicate': 'error',
    'value-lone-surrogate': 'error',
    'value-not-base64': 'error',
    'value-too-deep': 'error',
  },
  ofDesign({ design }) {
    const sortKey = design.locks?.sortKey;
    return [
      ...designPredicates(design)
        .flatMap(predicateValues)
        .flatMap((place) => check(place.value, place.path)),
      ...(sortKey === undefined || typeof sortKey === 'string' ? [] : check(sortKey, ['locks', 'sortKey'])),
    ];
  },
  ofScenario({ sides, scenario: { expects, now }, path }) {
    const found: Found<ValueCases>[] = [];
    for (const { state, path: at } of sides) {
      for (const name of Object.keys(state)) {
        const stated = state[name];
        if (stated !== undefined && !isPlain(stated)) found.push(...check(stated, [...at, name]));
      }
    }
    if (now !== undefined) found.push(...check(now, [...path, 'now']));
    if (expects === undefined) return found;
    const expected = placesOf(expects, [...path, 'expects']).flatMap(predicateValues);
    return [...found, ...expected.flatMap((place) => check(place.value, place.path))];
  },
};

/** What most values are, so that they need no closer look. */
const isPlain = (stated: AttributeValue): boolean => ('S' in stated ? isWellFormed(stated.S) : 'BOOL' in stated);

const check = (stated: AttributeValue, path: Path): Found<ValueCases>[] =>
  checkValue(stated).map((problem) => foundFor(problem, path));

function foundFor({ code, path, params }: ValueProblem, at: Path): Found<ValueCases> {
  const place = [...at, ...path];
  switch (code) {
    case 'empty-set':
      return { code: 'value-empty-set', path: place, params: { type: String(params.type) } };
    case 'too-deep':
      return { code: 'value-too-deep', path: place, params: { limit: Number(params.limit) } };
    default:
      return { code: `value-${code}`, path: place, params: { text: String(params.text) } };
  }
}
