/** Which attribute would be a good first unique constraint. */
import type { Attribute, Design } from '#core';

const LIKELY = ['email', 'username', 'handle', 'slug', 'phone', 'sku', 'isbn', 'domain', 'code', 'name'];

/** The name of the attribute most likely meant to be unique that is not yet; undefined where none fits. */
export function suggestUnique(design: Design): string | undefined {
  const taken = (design.constraints ?? []).flatMap((one) => (one.kind === 'unique' ? one.attributes : []));
  const shared = new Set((design.accessPatterns ?? []).flatMap(({ partition, sort }) => [...partition, ...sort]));
  const free = design.entity.attributes.filter(
    // What records are listed by, several of them share.
    (one) => canBeUnique(one) && !taken.includes(one.name) && !shared.has(one.name),
  );
  const ranked = free.map((one) => ({ one, rank: rankOf(one) })).toSorted((a, b) => a.rank - b.rank);
  return ranked[0]?.one.name;
}

const canBeUnique = ({ type, keyOnly, values }: Attribute): boolean =>
  (type === 'S' || type === 'N') && !keyOnly && (values ?? []).length === 0;

function rankOf({ name, required }: Attribute): number {
  const lower = name.toLowerCase();
  const at = LIKELY.findIndex((word) => lower === word || lower.endsWith(word));
  return (at < 0 ? LIKELY.length : at) * 2 + (required ? 0 : 1);
}
