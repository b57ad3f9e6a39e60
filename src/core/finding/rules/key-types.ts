/** One attribute has one type (T1): a name that is a key attribute in two places is declared alike in both. */
import type { KeyAttribute } from '#core/design';
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type KeyTypesCases = {
  'key-types-differ': { readonly name: string; readonly type: string; readonly other: string };
};

export const keyTypes: Rule<KeyTypesCases> = {
  name: 'key-types',
  codes: { 'key-types-differ': 'error' },
  ofDesign({ keyPlaces }) {
    const types = new Map<string, KeyAttribute['type']>();
    return keyPlaces.flatMap(({ key: { name, type }, path: place }): Found<KeyTypesCases>[] => {
      const first = types.get(name);
      if (first === undefined) types.set(name, type);
      if (first === undefined || first === type) return [];
      const path = [...place, 'type'];
      return [{ code: 'key-types-differ', path, params: { name, type, other: first }, fix: [{ path, value: first }] }];
    });
  },
};
