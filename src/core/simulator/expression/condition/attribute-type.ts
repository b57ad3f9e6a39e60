/** `attribute_type(a, :type)`. */
import { type Item, typeOf } from '#core/value';
import type { ConditionOf } from '../condition.ts';
import { operandValue } from '../operand.ts';

/** Whether there is a value, of that type. */
export function attributeType({ operand, type }: ConditionOf<'attribute_type'>, item: Item): boolean {
  const value = operandValue(operand, item);
  return value !== undefined && typeOf(value) === type;
}
