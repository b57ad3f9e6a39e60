/** The optimistic version is an attribute of its own: it has a name that nothing else has. */
import { utf8Length } from '#core/shared';
import type { NoParams } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { Rule } from '../rule.ts';
import { isUsableName } from '../usable-name.ts';

type VersionNameCases = {
  'version-empty': NoParams;
  'version-is-attribute': { readonly name: string };
  'version-is-key': { readonly name: string };
  'version-unusable': { readonly name: string };
};

export const versionName: Rule<VersionNameCases> = {
  name: 'version-name',
  codes: {
    'version-empty': 'error',
    'version-is-attribute': 'error',
    'version-is-key': 'error',
    'version-unusable': 'error',
  },
  ofDesign({ design, prepared, keyPlaces }) {
    const name = design.entity.version;
    if (name === undefined) return [];
    const path = ['entity', 'version'];
    const params = { name };
    if (name === '') return [{ code: 'version-empty', path, params: {}, fix: [{ path, remove: true }] }];
    if (prepared.attributes.has(name)) return [{ code: 'version-is-attribute', path, params }];
    const isKey = keyPlaces.some(({ key }) => key.name === name);
    if (isKey) return [{ code: 'version-is-key', path, params }];
    const usable = isUsableName(name) && utf8Length(name) <= LIMITS.attributeNameBytes;
    return usable ? [] : [{ code: 'version-unusable', path, params: { name: name.slice(0, 40) } }];
  },
};
