/** `= <> < <= > >=`: values of different types are unequal and have no order; nothing equals what is not there. */
import type { Comparator } from '#core/expression';
import { type AttributeValue, compareKeyValues, equalValues, type Item, type KeyValue } from '#core/value';
import type { ConditionOf } from '../condition.ts';
import { operandValue } from '../operand.ts';

/** Whether the comparison holds on an item. */
export function compare({ operator, left, right }: ConditionOf<'compare'>, item: Item): boolean {
  const a = operandValue(left, item);
  const b = operandValue(right, item);
  if (a === undefined || b === undefined) return operator === '<>';
  return HOLDS[operator](a, b);
}

/** Sorts two values of one scalar type; others have no order. */
export function orderOf(a: AttributeValue, b: AttributeValue): number | undefined {
  return isScalar(a) && isScalar(b) && sameType(a, b) ? compareKeyValues(a, b) : undefined;
}

const isScalar = (value: AttributeValue): value is KeyValue => 'S' in value || 'N' in value || 'B' in value;
const sameType = (a: KeyValue, b: KeyValue): boolean =>
  ('S' in a && 'S' in b) || ('N' in a && 'N' in b) || ('B' in a && 'B' in b);

const ordered =
  (holds: (order: number) => boolean) =>
  (a: AttributeValue, b: AttributeValue): boolean => {
    const order = orderOf(a, b);
    return order !== undefined && holds(order);
  };

const HOLDS = {
  '=': equalValues,
  '<>': (a, b) => !equalValues(a, b),
  '<': ordered((order) => order < 0),
  '<=': ordered((order) => order <= 0),
  '>': ordered((order) => order > 0),
  '>=': ordered((order) => order >= 0),
} satisfies Record<Comparator, (a: AttributeValue, b: AttributeValue) => boolean>;
