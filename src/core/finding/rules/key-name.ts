/** Names of key attributes: 1 to 255 bytes, and each once in a key. */
import { utf8Length } from '#core/shared';
import type { Found } from '../finding.ts';
import { type KeySchemaPlace, lockSchema } from '../key-places.ts';
import { LIMITS } from '../limits.ts';
import type { Rule } from '../rule.ts';
import { isUsableName } from '../usable-name.ts';

type KeyNameCases = {
  'key-name-empty': { readonly part: 'partition' | 'sort' };
  'key-name-too-long': { readonly bytes: number; readonly limit: number };
  'key-name-unusable': { readonly name: string };
  'key-name-repeated': { readonly name: string };
};

export const keyName: Rule<KeyNameCases> = {
  name: 'key-name',
  codes: {
    'key-name-empty': 'error',
    'key-name-too-long': 'error',
    'key-name-unusable': 'error',
    'key-name-repeated': 'error',
  },
  ofDesign({ design, schemas }) {
    const ofLocks = lockSchema(design);
    return [...schemas.flatMap(checkSchema), ...(ofLocks ? checkSchema(ofLocks) : [])];
  },
};

function checkSchema({ places }: KeySchemaPlace): Found<KeyNameCases>[] {
  const seen = new Set<string>();
  return places.flatMap(({ key: { name }, part, path: place }): Found<KeyNameCases>[] => {
    const path = [...place, 'name'];
    const bytes = utf8Length(name);
    if (name === '') return [{ code: 'key-name-empty', path, params: { part } }];
    if (bytes > LIMITS.keyNameBytes) {
      return [{ code: 'key-name-too-long', path, params: { bytes, limit: LIMITS.keyNameBytes } }];
    }
    if (!isUsableName(name)) return [{ code: 'key-name-unusable', path, params: { name } }];
    if (seen.has(name)) return [{ code: 'key-name-repeated', path, params: { name } }];
    seen.add(name);
    return [];
  });
}
