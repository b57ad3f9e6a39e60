/** The attributes of a unique constraint (L2, L4): known, lockable, each once; a set or list only alone. */
import type { UniqueConstraint } from '#core/design';
import type { PreparedDesign } from '#core/image';
import type { AttributeType } from '#core/value';
import type { Found, Path } from '../finding.ts';
import type { Rule } from '../rule.ts';

type Typed = { readonly attribute: string; readonly type: string };
type ConstraintAttributesCases = {
  'constraint-empty': { readonly constraint: string };
  'constraint-attribute-unknown': { readonly attribute: string };
  'constraint-attribute-repeated': { readonly attribute: string };
  'constraint-attribute-type': Typed;
  'constraint-set-in-composite': Typed;
  'lock-list-element': { readonly constraint: string; readonly attribute: string };
};

export const constraintAttributes: Rule<ConstraintAttributesCases> = {
  name: 'constraint-attributes',
  codes: {
    'constraint-empty': 'error',
    'constraint-attribute-unknown': 'error',
    'constraint-attribute-repeated': 'warning',
    'constraint-attribute-type': 'error',
    'constraint-set-in-composite': 'error',
    'lock-list-element': 'error',
  },
  ofDesign: ({ design: { constraints = [] }, prepared }) =>
    constraints.flatMap((constraint, i) =>
      constraint.kind === 'unique' ? check(constraint, prepared, ['constraints', i, 'attributes']) : [],
    ),
  ofScenario({ sides }) {
    let found: Found<ConstraintAttributesCases>[] | undefined;
    for (const { image, path } of sides) {
      for (const { constraint, absent, attribute, problem } of image.gaps) {
        // A list of anything but texts: which elements there are is known in a scenario only.
        if (absent !== 'invalid' || attribute === undefined || problem?.code !== 'not-lockable') continue;
        found ??= [];
        found.push({ code: 'lock-list-element', path: [...path, attribute], params: { constraint, attribute } });
      }
    }
    return found ?? NONE;
  },
};

const NONE: readonly Found<ConstraintAttributesCases>[] = [];

const SCALARS: ReadonlySet<AttributeType> = new Set<AttributeType>(['S', 'N', 'B']);
/** One lock an element. */
const COLLECTIONS: ReadonlySet<AttributeType> = new Set<AttributeType>(['SS', 'NS', 'BS', 'L']);

function check(
  { name: constraint, attributes: names }: UniqueConstraint,
  { attributes }: PreparedDesign,
  path: Path,
): Found<ConstraintAttributesCases>[] {
  if (names.length === 0) return [{ code: 'constraint-empty', path, params: { constraint } }];
  const seen = new Set<string>();
  return names.flatMap((name, j): Found<ConstraintAttributesCases>[] => {
    const at = [...path, j];
    const attribute = attributes.get(name);
    if (!attribute) return [{ code: 'constraint-attribute-unknown', path: at, params: { attribute: name } }];
    if (seen.has(name)) {
      const fix = [{ path: at, remove: true as const }];
      return [{ code: 'constraint-attribute-repeated', path: at, params: { attribute: name }, fix }];
    }
    seen.add(name);
    const { type } = attribute;
    if (SCALARS.has(type)) return [];
    if (!COLLECTIONS.has(type)) {
      return [{ code: 'constraint-attribute-type', path: at, params: { attribute: name, type } }];
    }
    if (names.length === 1) return [];
    return [{ code: 'constraint-set-in-composite', path: at, params: { attribute: name, type } }];
  });
}
