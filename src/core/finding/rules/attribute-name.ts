/** Names of entity attributes: what DynamoDB stores, each once; and whether a key template can name them (K1). */
import { utf8Length } from '#core/shared';
import type { Found, NoParams } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { Rule } from '../rule.ts';
import { isUsableName } from '../usable-name.ts';

type AttributeNameCases = {
  'attribute-name-empty': NoParams;
  'attribute-name-repeated': { readonly name: string };
  'attribute-name-too-long': { readonly bytes: number; readonly limit: number };
  'attribute-name-unusable': { readonly name: string };
  'attribute-name-braces': { readonly name: string };
};

export const attributeName: Rule<AttributeNameCases> = {
  name: 'attribute-name',
  codes: {
    'attribute-name-empty': 'error',
    'attribute-name-repeated': 'error',
    'attribute-name-too-long': 'error',
    'attribute-name-unusable': 'error',
    'attribute-name-braces': 'advice',
  },
  ofDesign({ design: { entity } }) {
    const seen = new Set<string>();
    return entity.attributes.flatMap(({ name }, i): Found<AttributeNameCases>[] => {
      const path = ['entity', 'attributes', i, 'name'];
      if (name === '') return [{ code: 'attribute-name-empty', path, params: {} }];
      if (seen.has(name)) return [{ code: 'attribute-name-repeated', path, params: { name } }];
      seen.add(name);
      const bytes = utf8Length(name);
      if (bytes > LIMITS.attributeNameBytes) {
        return [{ code: 'attribute-name-too-long', path, params: { bytes, limit: LIMITS.attributeNameBytes } }];
      }
      if (!isUsableName(name)) return [{ code: 'attribute-name-unusable', path, params: { name } }];
      return /[{}|]/.test(name) ? [{ code: 'attribute-name-braces', path, params: { name } }] : [];
    });
  },
};
