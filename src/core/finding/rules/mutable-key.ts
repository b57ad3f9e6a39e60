/**
 * A value that can change in the table's key (K6): each change moves the record, and a repeated create under the old key
 * then succeeds. At the end of the key it also lets two records have one key. A unique constraint on the id prevents both.
 */
import type { Patch } from '#core/design';
import type { Found } from '../finding.ts';
import type { DesignContext, Rule } from '../rule.ts';
import { changesInScenario, isFixed, isUnique, type KeyPart } from '../table-key-parts.ts';

type Part = { readonly key: string; readonly attribute: string; readonly changed: boolean };
type MutableKeyCases = { 'mutable-key-attribute': Part; 'mutable-key-tail': Part };

export const mutableKey: Rule<MutableKeyCases> = {
  name: 'mutable-key',
  codes: { 'mutable-key-attribute': 'warning', 'mutable-key-tail': 'warning' },
  ofDesign(context) {
    const { design, prepared, tableKeyParts: parts } = context;
    if (!parts || isUnique(prepared, new Set(parts.map(({ attribute }) => attribute.name)))) return [];
    const seen = new Set<string>();
    return parts.flatMap((part, at): Found<MutableKeyCases>[] => {
      const { key, attribute } = part;
      if (isFixed(design, attribute) || seen.has(attribute.name)) return [];
      seen.add(attribute.name);
      const changed = changesInScenario(design, attribute.name);
      const code = at === parts.length - 1 ? 'mutable-key-tail' : 'mutable-key-attribute';
      const isAttribute = key.kind === 'attribute';
      return [
        {
          code,
          // Nothing says yet that it does change: it may be an id that nobody has marked as one.
          severity: changed || attribute.values ? 'warning' : 'advice',
          path: isAttribute ? placeOf(context, attribute.name) : ['entity', 'keys', key.name, 'template'],
          params: { key: key.name, attribute: attribute.name, changed },
          ...withFix(changed ? uniqueId(context, parts) : markImmutable(context, attribute.name)),
        },
      ];
    });
  },
};

const withFix = (fix: readonly Patch[]) => (fix.length > 0 ? { fix } : {});

const placeOf = ({ design }: DesignContext, name: string) => [
  'entity',
  'attributes',
  design.entity.attributes.findIndex((attribute) => attribute.name === name),
];

const markImmutable = (context: DesignContext, name: string): Patch[] => [
  { path: [...placeOf(context, name), 'immutable'], value: true },
];

/** A unique constraint on the one part that is only there to tell records apart, where there is such a part. */
function uniqueId({ design }: DesignContext, parts: readonly KeyPart[]): Patch[] {
  const ids = new Set(parts.filter(({ attribute, whole }) => whole && attribute.keyOnly).map((part) => part.attribute));
  const [id, ...more] = ids;
  const constraints = design.constraints ?? [];
  const name = id?.name.toUpperCase() ?? '';
  const usable = /^[A-Z0-9_-]+$/.test(name) && !constraints.some((constraint) => constraint.name === name);
  if (!id || more.length > 0 || !usable || !isFixed(design, id)) return [];
  return [{ path: ['constraints', constraints.length], value: { kind: 'unique', name, attributes: [id.name] } }];
}
