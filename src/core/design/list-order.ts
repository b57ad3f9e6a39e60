/**
 * Whether keys keep the order in which an attribute's allowed values are listed (K2, K7). `rank` always does; everything
 * else only where the list is in the order of what the key holds: texts by their bytes, numbers by size, instants in time.
 */
import { type AttributeValue, compareKeyValues, type KeyValue } from '#core/value';
import type { Attribute } from './design.ts';
import { orderOf } from './placeholder-traits.ts';
import { renderPlaceholder } from './render-placeholder.ts';
import type { Placeholder } from './template.ts';

/**
 * True where the keys of the listed values come as the values are listed, or (`desc`) exactly the other way round.
 * Without a placeholder the key is the attribute itself. An attribute without listed values has no order to lose.
 */
export function keepsListOrder(attribute: Attribute, placeholder?: Placeholder): boolean {
  const keys = listedValues(attribute).flatMap((value) => keyOf(value, attribute, placeholder) ?? []);
  const isReversed = placeholder !== undefined && orderOf(placeholder, attribute) === 'reversed';
  return keys.every((key, at) => {
    const before = keys[at - 1];
    const order = before ? compareKeyValues(before, key) : 0;
    return isReversed ? order >= 0 : order <= 0;
  });
}

/**
 * Whether keys come in another order than people mean by the attribute: listed values otherwise than they are listed, or
 * numbers as text, ten before two.
 */
export const losesOrder = (attribute: Attribute, placeholder?: Placeholder): boolean =>
  (attribute.values ?? []).length > 0
    ? !keepsListOrder(attribute, placeholder)
    : attribute.type === 'N' && placeholder !== undefined && orderOf(placeholder, attribute) === 'none';

/** Each listed value once, at its first place, which is the one that counts. */
function listedValues({ values = [], type }: Attribute): (KeyValue & AttributeValue)[] {
  const distinct = [...new Set(values)];
  if (type === 'N') return distinct.map((N) => ({ N }));
  return type === 'S' ? distinct.map((S) => ({ S })) : [];
}

/** Undefined for a value that no key can hold. */
function keyOf(
  value: KeyValue & AttributeValue,
  attribute: Attribute,
  placeholder: Placeholder | undefined,
): KeyValue | undefined {
  const text = renderPlaceholder(placeholder ?? { attribute: attribute.name, formats: [] }, value, attribute);
  if (!text.ok) return undefined;
  return placeholder === undefined ? value : { S: text.value };
}
