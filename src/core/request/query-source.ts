/** What a list is read from: the table or one of its indexes, with the keys it is found by. */
import type { AccessPattern, Placeholder } from '#core/design';
import type { PreparedDesign, PreparedKey } from '#core/image';

export interface QuerySource {
  /** Name of the index; absent for the table itself. */
  readonly index: string | undefined;
  readonly kind: 'table' | 'global' | 'local';
  readonly partition: readonly PreparedKey[];
  readonly sort: readonly PreparedKey[];
}

/** The source an access pattern names; undefined where the index does not exist. */
export function querySource(
  prepared: PreparedDesign,
  { index }: Pick<AccessPattern, 'index'>,
): QuerySource | undefined {
  if (index === undefined) {
    const [partition, ...sort] = prepared.tableKeys;
    return { index, kind: 'table', partition: partition ? [partition] : [], sort };
  }
  const found = prepared.indexes.find((each) => each.index.name === index);
  if (!found) return undefined;
  // A key attribute can be the partition of one index and the sort key of another: position decides, not the key.
  const at = found.index.partitionKey.length;
  return { index, kind: found.index.kind, partition: found.keys.slice(0, at), sort: found.keys.slice(at) };
}

/** The attributes a key's value shows, in order; `when` is not part of it. */
export function shownAttributes(key: PreparedKey): readonly string[] {
  if (key.kind === 'broken') return [];
  return key.kind === 'attribute' ? [key.name] : key.template.template.attributes;
}

/** Where a list's keys show an attribute first, which is where its order is decided. */
export interface ShownAt {
  readonly key: PreparedKey;
  /** Absent where the key's value is the attribute's own. */
  readonly placeholder?: Placeholder;
}

/** The first place that shows the attribute; undefined where no key does. */
export function shownAt(keys: readonly PreparedKey[], attribute: string): ShownAt | undefined {
  const key = keys.find((each) => shownAttributes(each).includes(attribute));
  if (key?.kind !== 'template' || key.template.bare) return key && { key };
  const placeholder = key.template.template.segments.find(
    (segment): segment is Placeholder => typeof segment !== 'string' && segment.attribute === attribute,
  );
  return placeholder && { key, placeholder };
}
