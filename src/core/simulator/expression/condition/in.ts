/** `a IN (b, c)`: equal to one of them, whatever their types. */
import { equalValues, type Item } from '#core/value';
import type { ConditionOf } from '../condition.ts';
import { operandValue } from '../operand.ts';

/** Whether the operand equals one of the candidates. */
export function isIn({ operand, candidates }: ConditionOf<'in'>, item: Item): boolean {
  const value = operandValue(operand, item);
  if (value === undefined) return false;
  return candidates.some((candidate) => {
    const other = operandValue(candidate, item);
    return other !== undefined && equalValues(value, other);
  });
}
