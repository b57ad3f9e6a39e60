/** Whether a plan's condition holds for an item, by DynamoDB's rules. Written apart from the core on purpose. */
import type { AttributeValue, Condition, Item } from '#core';
import { sameValue } from './canonical.ts';

/** `item` is null where nothing is stored under the key. */
export function holds(condition: Condition, item: Item | null): boolean {
  switch (condition.is) {
    case 'exists':
      return stored(item, condition.attribute) !== undefined;
    case 'absent':
      return stored(item, condition.attribute) === undefined;
    case 'and':
      return condition.all.every((part) => holds(part, item));
    case 'or':
      return condition.any.some((part) => holds(part, item));
    case 'in': {
      const value = stored(item, condition.attribute);
      return value !== undefined && condition.values.some((one) => sameValue(one, value));
    }
    case 'compare': {
      const value = stored(item, condition.attribute);
      // `<>` is true of an attribute that is absent; every other comparison is false.
      if (value === undefined) return condition.operator === '<>';
      return compare(value, condition.operator, condition.value);
    }
  }
}

const stored = (item: Item | null, attribute: string): AttributeValue | undefined =>
  item && Object.hasOwn(item, attribute) ? item[attribute] : undefined;

function compare(value: AttributeValue, operator: string, other: AttributeValue): boolean {
  if (operator === '=') return sameValue(value, other);
  if (operator === '<>') return !sameValue(value, other);
  if (!('N' in value && 'N' in other)) throw new Error(`no order is defined here for ${JSON.stringify(value)}`);
  const [a, b] = [Number(value.N), Number(other.N)];
  return { '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b }[operator] ?? false;
}
