/** An attribute that is not stored on its own has to be readable from the keys, or its value is lost. */
import { showsWhole } from '#core/design';
import type { PreparedDesign, PreparedKey } from '#core/image';
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type KeyOnlyCases = {
  'key-only-unused': { readonly attribute: string };
  'key-only-in-index': { readonly attribute: string; readonly key: string };
  'key-only-lossy': { readonly attribute: string; readonly key: string };
};

export const keyOnly: Rule<KeyOnlyCases> = {
  name: 'key-only',
  codes: { 'key-only-unused': 'warning', 'key-only-in-index': 'warning', 'key-only-lossy': 'warning' },
  ofDesign({ design: { entity }, prepared }) {
    const { tableKeys, indexKeys } = prepared;
    // What a template that cannot be read shows is not known yet.
    if (tableKeys.some(isBroken) || indexKeys.some(({ key }) => isBroken(key))) return [];
    return entity.attributes.flatMap((attribute, i): Found<KeyOnlyCases>[] => {
      if (!attribute.keyOnly || prepared.stored.includes(attribute)) return [];
      if (prepared.attributes.get(attribute.name) !== attribute) return [];
      const found = check(prepared, attribute.name);
      const path = ['entity', 'attributes', i, 'keyOnly'];
      return found ? [{ ...found, path, fix: [{ path, remove: true }] }] : [];
    });
  },
};

const isBroken = ({ kind }: PreparedKey): boolean => kind === 'broken';

type Outcome =
  | { readonly code: 'key-only-unused'; readonly params: { readonly attribute: string } }
  | {
      readonly code: 'key-only-in-index' | 'key-only-lossy';
      readonly params: { readonly attribute: string; readonly key: string };
    };

function check({ tableKeys, indexKeys }: PreparedDesign, attribute: string): Outcome | undefined {
  const shows = (key: PreparedKey): boolean => key.kind === 'attribute' && key.name === attribute;
  if (tableKeys.some((key) => shows(key) || showing(key, attribute) === 'whole')) return undefined;
  const lossy = tableKeys.find((key) => showing(key, attribute) === 'in part');
  if (lossy) return { code: 'key-only-lossy', params: { attribute, key: lossy.name } };
  const inIndex = indexKeys.find(({ key }) => showing(key, attribute) !== undefined);
  if (inIndex) return { code: 'key-only-in-index', params: { attribute, key: inIndex.key.name } };
  return { code: 'key-only-unused', params: { attribute } };
}

/** How much of an attribute a templated key shows. */
function showing(key: PreparedKey, name: string): 'whole' | 'in part' | undefined {
  if (key.kind !== 'template') return undefined;
  const { bare, template, attributes } = key.template;
  if (bare) return bare.name === name ? 'whole' : undefined;
  if (!template.attributes.includes(name)) return undefined;
  const isWhole = template.segments.some(
    (segment) => typeof segment !== 'string' && segment.attribute === name && showsWhole(segment, attributes.get(name)),
  );
  return isWhole ? 'whole' : 'in part';
}
