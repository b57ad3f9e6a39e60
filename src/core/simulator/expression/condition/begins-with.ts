/** `begins_with(a, b)`: of two texts, or of two binaries by their bytes. */
import { type AttributeValue, decodeBase64, type Item } from '#core/value';
import type { ConditionOf } from '../condition.ts';
import { operandValue } from '../operand.ts';

/** Whether the operand begins with the prefix. */
export function beginsWith({ operand, prefix }: ConditionOf<'begins_with'>, item: Item): boolean {
  const whole = operandValue(operand, item);
  const start = operandValue(prefix, item);
  if (whole === undefined || start === undefined) return false;
  if ('S' in whole) return 'S' in start && whole.S.startsWith(start.S);
  return 'B' in whole && 'B' in start && bytesBegin(whole, start);
}

type Binary = Extract<AttributeValue, { B: string }>;

function bytesBegin(whole: Binary, start: Binary): boolean {
  const bytes = decodeBase64(whole.B);
  const prefix = decodeBase64(start.B);
  if (!bytes.ok || !prefix.ok || prefix.value.length > bytes.value.length) return false;
  return prefix.value.every((byte, at) => byte === bytes.value[at]);
}
