/** Equality of whole items: the plan writes nothing where an item stays as it was (P1). */
import type { Item } from './attribute-value.ts';
import { equalMaps } from './equal-values.ts';

/** Whether two items have the same attributes with equal values; the order of attributes does not count. */
export function equalItems(a: Item, b: Item): boolean {
  return equalMaps(a, b);
}
