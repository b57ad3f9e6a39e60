/** `a BETWEEN b AND c`, bounds included; all three of one scalar type. */
import type { Item } from '#core/value';
import type { ConditionOf } from '../condition.ts';
import { operandValue } from '../operand.ts';
import { orderOf } from './compare.ts';

/** Whether the operand lies between its bounds. */
export function between(condition: ConditionOf<'between'>, item: Item): boolean {
  const value = operandValue(condition.operand, item);
  const lower = operandValue(condition.lower, item);
  const upper = operandValue(condition.upper, item);
  if (value === undefined || lower === undefined || upper === undefined) return false;
  const fromLower = orderOf(value, lower);
  const toUpper = orderOf(value, upper);
  return fromLower !== undefined && toUpper !== undefined && fromLower >= 0 && toUpper <= 0;
}
