/** The limits on a whole item: its bytes, and the levels of its lists and maps. */
import { ok } from '#core/shared';
import { type AttributeValue, type Item, itemSize } from '#core/value';
import { type Checked, refuse } from '../../problem.ts';

const MAX_ITEM_BYTES = 409_600;
const MAX_CONTAINERS = 31;

/** Refuses an item of more bytes than DynamoDB stores. */
export function checkItemSize(item: Item): Checked<true> {
  const bytes = itemSize(item);
  return bytes > MAX_ITEM_BYTES ? refuse('item-too-large', { bytes, limit: MAX_ITEM_BYTES }) : ok(true);
}

/** Refuses an item with more levels than DynamoDB stores. */
export function checkItemDepth(item: Item): Checked<true> {
  const deep = Object.values(item).some((value) => !fits(value, MAX_CONTAINERS));
  return deep ? refuse('too-deep', { limit: MAX_CONTAINERS }) : ok(true);
}

function fits(value: AttributeValue, levels: number): boolean {
  if ('L' in value) return levels > 0 && value.L.every((element) => fits(element, levels - 1));
  if ('M' in value) return levels > 0 && Object.values(value.M).every((member) => fits(member, levels - 1));
  return true;
}
