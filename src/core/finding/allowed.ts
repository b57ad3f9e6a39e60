/** Whether a value is one of those an attribute lists. Numbers are compared by value: 1.0 is 1. */
import type { Attribute } from '#core/design';
import { type AttributeValue, canonicalNumber } from '#core/value';

/** True where the attribute lists none; a value of another type, or no number, is somebody else's finding. */
export function isAllowed({ values }: Attribute, value: AttributeValue): boolean {
  if (values === undefined || values.length === 0) return true;
  if ('S' in value) return values.includes(value.S);
  if (!('N' in value)) return true;
  const number = canonicalNumber(value.N);
  if (!number.ok) return true;
  return values.some((text) => {
    const one = canonicalNumber(text);
    return one.ok && one.value === number.value;
  });
}
