/**
 * DynamoDB's attribute values in their JSON form: one object with one type tag.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_AttributeValue.html
 */
import { invariant } from '#core/shared';

export type AttributeValue =
  | { readonly S: string }
  | { readonly N: string }
  | { readonly B: string }
  | { readonly BOOL: boolean }
  | { readonly NULL: true }
  | { readonly L: readonly AttributeValue[] }
  | { readonly M: Readonly<Record<string, AttributeValue>> }
  | { readonly SS: readonly string[] }
  | { readonly NS: readonly string[] }
  | { readonly BS: readonly string[] };

/** The ten type tags, in the order forms offer them. */
export const ATTRIBUTE_TYPES = ['S', 'N', 'B', 'BOOL', 'NULL', 'L', 'M', 'SS', 'NS', 'BS'] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

/** The types a key attribute may have. */
export const KEY_TYPES = ['S', 'N', 'B'] as const;
export type KeyType = (typeof KEY_TYPES)[number];

/** A key attribute's value. */
export type KeyValue = { readonly S: string } | { readonly N: string } | { readonly B: string };

/** An item, a key or any other set of named attribute values. */
export type Item = Readonly<Record<string, AttributeValue>>;

/** The type tag of a value. */
export function typeOf(value: AttributeValue): AttributeType {
  const type = ATTRIBUTE_TYPES.find((tag) => tag in value);
  invariant(type !== undefined, 'an attribute value has a type tag');
  return type;
}
