/** What operands are worth on an item. */
import { own } from '#core/shared';
import { type AttributeValue, decodeBase64, type Item } from '#core/value';
import type { Path } from '../request/placeholders.ts';
import type { Operand } from './condition.ts';

/** The value of an operand; none where the item has nothing there, or something without a size. */
export function operandValue(operand: Operand, item: Item): AttributeValue | undefined {
  if (operand.kind === 'value') return operand.value;
  if (operand.kind === 'path') return valueAt(item, operand.path);
  const value = operandValue(operand.operand, item);
  const size = value && sizeOf(value);
  return size === undefined ? undefined : { N: String(size) };
}

/** The value a document path leads to. */
export function valueAt(item: Item, path: Path): AttributeValue | undefined {
  let value: AttributeValue | undefined = { M: item };
  for (const step of path) {
    if (value === undefined) return undefined;
    value = valueIn(value, step);
  }
  return value;
}

/** The value one step inside another. */
export function valueIn(value: AttributeValue, step: string | number): AttributeValue | undefined {
  if (typeof step === 'string') return 'M' in value ? own(value.M, step) : undefined;
  return 'L' in value ? value.L[step] : undefined;
}

/** `size`: UTF-16 units of a text (as AWS counts them), bytes of binary, members of the rest. Scalars have none. */
export function sizeOf(value: AttributeValue): number | undefined {
  if ('S' in value) return value.S.length;
  if ('B' in value) return bytesOf(value.B);
  if ('L' in value) return value.L.length;
  if ('M' in value) return Object.keys(value.M).length;
  if ('SS' in value) return value.SS.length;
  if ('NS' in value) return value.NS.length;
  return 'BS' in value ? value.BS.length : undefined;
}

function bytesOf(base64: string): number {
  const bytes = decodeBase64(base64);
  return bytes.ok ? bytes.value.length : 0;
}
