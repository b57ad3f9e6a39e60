/** The allowed values of an attribute: texts or numbers, each once. */
import type { Attribute } from '#core/design';
import { canonicalNumber } from '#core/value';
import type { Found, Path } from '../finding.ts';
import type { Rule } from '../rule.ts';

type AttributeValuesCases = {
  'values-of-type': { readonly attribute: string; readonly type: string };
  'values-empty': { readonly attribute: string };
  'values-not-a-number': { readonly attribute: string; readonly text: string };
  'values-repeated': { readonly attribute: string; readonly text: string };
};

export const attributeValues: Rule<AttributeValuesCases> = {
  name: 'attribute-values',
  codes: {
    'values-of-type': 'error',
    'values-empty': 'advice',
    'values-not-a-number': 'error',
    'values-repeated': 'warning',
  },
  ofDesign: ({ design: { entity } }) =>
    entity.attributes.flatMap((attribute, i) =>
      attribute.values ? check(attribute, attribute.values, ['entity', 'attributes', i, 'values']) : [],
    ),
};

function check({ name, type }: Attribute, values: readonly string[], path: Path): Found<AttributeValuesCases>[] {
  const remove = [{ path, remove: true as const }];
  if (type !== 'S' && type !== 'N') {
    return [{ code: 'values-of-type', path, params: { attribute: name, type }, fix: remove }];
  }
  if (values.length === 0) return [{ code: 'values-empty', path, params: { attribute: name }, fix: remove }];
  const seen = new Set<string>();
  return values.flatMap((text, j): Found<AttributeValuesCases>[] => {
    const at = [...path, j];
    const number = type === 'N' ? canonicalNumber(text) : undefined;
    if (number && !number.ok) return [{ code: 'values-not-a-number', path: at, params: { attribute: name, text } }];
    const same = number?.ok ? number.value : text;
    if (seen.has(same)) {
      const fix = [{ path: at, remove: true as const }];
      return [{ code: 'values-repeated', path: at, params: { attribute: name, text }, fix }];
    }
    seen.add(same);
    return [];
  });
}
