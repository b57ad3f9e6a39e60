/** The attributes that the table's key is made of, in order, and what each of them shows there (K6). */
import { type Attribute, type Design, type Placeholder, showsWhole } from '#core/design';
import type { PreparedDesign, PreparedKey } from '#core/image';
import { own } from '#core/shared';
import { equalValues } from '#core/value';

export interface KeyPart {
  readonly key: PreparedKey;
  readonly attribute: Attribute;
  /** Absent where the key attribute is the entity attribute itself. */
  readonly placeholder?: Placeholder;
  /** Whether the value can be told from the key. */
  readonly whole: boolean;
}

/** Parts of a key in order; `undefined` while a template in it cannot be read. */
export function partsOf(keys: readonly PreparedKey[]): KeyPart[] | undefined {
  const parts: KeyPart[] = [];
  for (const key of keys) {
    if (key.kind === 'broken') return undefined;
    if (key.kind === 'attribute') {
      parts.push({ key, attribute: key.attribute, whole: true });
      continue;
    }
    const { template, attributes } = key.template;
    for (const placeholder of template.segments) {
      const attribute = typeof placeholder === 'string' ? undefined : attributes.get(placeholder.attribute);
      if (typeof placeholder === 'string' || !attribute) continue;
      parts.push({ key, attribute, placeholder, whole: showsWhole(placeholder, attribute) });
    }
  }
  return parts;
}

/** Whether some scenario changes the attribute, whatever is said of it. */
export const changesInScenario = ({ scenarios }: Design, name: string): boolean =>
  scenarios.some(({ kind, before, after }) => {
    if (kind !== 'update' || !before || !after) return false;
    const old = own(before, name);
    const value = own(after, name);
    return old !== undefined && value !== undefined && !equalValues(old, value);
  });

/** Whether the attribute stays what it is for as long as the record lives. */
export const isFixed = (design: Design, { name, keyOnly, immutable }: Attribute): boolean =>
  (keyOnly === true || immutable === true) && !changesInScenario(design, name);

/** Whether a unique constraint rests on nothing but these attributes, so that they tell any two records apart. */
export const isUnique = ({ locks }: PreparedDesign, names: ReadonlySet<string>): boolean =>
  locks.some(
    ({ problem, when, constraint: { attributes } }) =>
      problem === undefined && when === undefined && attributes.every((name) => names.has(name)),
  );

/**
 * Whether a unique constraint keeps one id from having two records after a move (K6): it rests on parts of the table's key
 * that no scenario changes. Any other lock follows the record, and lets the old key be created again.
 */
export function isIdUnique(prepared: PreparedDesign): boolean {
  const parts = partsOf(prepared.tableKeys) ?? [];
  const names = parts.map(({ attribute }) => attribute.name);
  return isUnique(prepared, new Set(names.filter((name) => !changesInScenario(prepared.design, name))));
}
