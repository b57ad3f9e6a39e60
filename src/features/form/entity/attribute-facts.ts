/** What every attribute row asks of the whole design: worked out once for a list, however many rows ask. */
import type { Attribute, Constraint } from '#core';

const TWICE = new WeakMap<readonly Attribute[], ReadonlySet<string>>();
const UNIQUE = new WeakMap<readonly Constraint[], ReadonlyMap<string, string>>();

/** The names that more than one attribute has. */
export function namesTwice(attributes: readonly Attribute[]): ReadonlySet<string> {
  const known = TWICE.get(attributes);
  if (known) return known;
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { name } of attributes) (seen.has(name) ? twice : seen).add(name);
  TWICE.set(attributes, twice);
  return twice;
}

/** By attribute, the names of the unique constraints it is part of: `EMAIL, TENANT_EMAIL`. */
export function uniqueNames(constraints: readonly Constraint[]): ReadonlyMap<string, string> {
  const known = UNIQUE.get(constraints);
  if (known) return known;
  const names = new Map<string, string>();
  for (const one of constraints) {
    if (one.kind !== 'unique') continue;
    for (const attribute of new Set(one.attributes)) {
      const before = names.get(attribute);
      names.set(attribute, before === undefined ? one.name : `${before}, ${one.name}`);
    }
  }
  UNIQUE.set(constraints, names);
  return names;
}
