/**
 * Whether a table's or an index's key can give a list at all, told from names alone: the partition key is made of
 * exactly the pattern's partition attributes, and the sort key begins with its sort attributes in their order (Q1).
 */
import type { AccessPattern } from './design.ts';

/** The entity attributes that each key attribute is made of, in the order its template shows them. */
export interface KeyAttributes {
  readonly partition: readonly (readonly string[])[];
  readonly sort: readonly (readonly string[])[];
}

export type PatternMatch =
  /** `sort`: what the sort key orders by within one partition, each attribute once. It may go on after the pattern's. */
  | { readonly ok: true; readonly sort: readonly string[] }
  /** `part` does not fit; the key shows `shown`. */
  | { readonly ok: false; readonly part: 'partition' | 'sort'; readonly shown: readonly string[] };

/** Matches a pattern with a key. Attributes of the partition may stand in the sort key too: they are fixed there. */
export function matchPattern(keys: KeyAttributes, { partition, sort }: AccessPattern): PatternMatch {
  const grouped = new Set(partition);
  const shown = [...new Set(keys.partition.flat())];
  if (shown.length !== grouped.size || shown.some((name) => !grouped.has(name))) {
    return { ok: false, part: 'partition', shown };
  }
  const ordered = [...new Set(keys.sort.flat())].filter((name) => !grouped.has(name));
  const wanted = [...new Set(sort)].filter((name) => !grouped.has(name));
  if (wanted.some((name, at) => ordered[at] !== name)) return { ok: false, part: 'sort', shown: ordered };
  return { ok: true, sort: ordered };
}
