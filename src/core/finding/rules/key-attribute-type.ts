/** A key attribute that is itself an entity attribute has that attribute's type (K4). */
import { KEY_TYPES } from '#core/value';
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type KeyAttributeTypeCases = {
  'key-attribute-type': { readonly key: string; readonly type: string; readonly attributeType: string };
};

export const keyAttributeType: Rule<KeyAttributeTypeCases> = {
  name: 'key-attribute-type',
  codes: { 'key-attribute-type': 'error' },
  ofDesign({ prepared, keyPlaces }) {
    return keyPlaces.flatMap(({ key: { name, type }, path: place }): Found<KeyAttributeTypeCases>[] => {
      const attribute = prepared.attributes.get(name);
      if (!attribute || attribute.type === type) return [];
      const path = [...place, 'type'];
      const params = { key: name, type, attributeType: attribute.type };
      const fits = KEY_TYPES.some((known) => known === attribute.type);
      return [{ code: 'key-attribute-type', path, params, ...(fits && { fix: [{ path, value: attribute.type }] }) }];
    });
  },
};
