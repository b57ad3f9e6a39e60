/** `contains(a, b)`: text in text, bytes in bytes, a member of a set, an element of a list. */
import { type AttributeValue, decodeBase64, equalValues, type Item } from '#core/value';
import type { ConditionOf } from '../condition.ts';
import { operandValue } from '../operand.ts';

/** Whether the operand contains what is searched for. */
export function contains({ operand, searched }: ConditionOf<'contains'>, item: Item): boolean {
  const whole = operandValue(operand, item);
  const part = operandValue(searched, item);
  if (whole === undefined || part === undefined) return false;
  if ('L' in whole) return whole.L.some((element) => equalValues(element, part));
  if ('S' in part) return containsText(whole, part.S);
  if ('N' in part) return 'NS' in whole && whole.NS.some((N) => equalValues({ N }, part));
  return 'B' in part && containsBinary(whole, part.B);
}

function containsText(whole: AttributeValue, part: string): boolean {
  if ('S' in whole) return whole.S.includes(part);
  return 'SS' in whole && whole.SS.includes(part);
}

function containsBinary(whole: AttributeValue, part: string): boolean {
  if ('BS' in whole) return whole.BS.includes(part);
  if (!('B' in whole)) return false;
  const bytes = decodeBase64(whole.B);
  const searched = decodeBase64(part);
  if (!bytes.ok || !searched.ok) return false;
  const last = bytes.value.length - searched.value.length;
  for (let from = 0; from <= last; from++) {
    if (searched.value.every((byte, at) => byte === bytes.value[from + at])) return true;
  }
  return false;
}
