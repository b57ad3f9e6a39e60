/** Whether a plan's condition holds for an item, to tell which of several guards in one condition has fired. */
import { assertNever, own } from '#core/shared';
import { type AttributeValue, compareKeyValues, equalValues, type Item, type KeyValue } from '#core/value';
import type { Condition } from './plan.ts';

/** Evaluates a condition; `item` is undefined where nothing is stored under the key. */
export function conditionHolds(condition: Condition, item: Item | undefined): boolean {
  switch (condition.is) {
    case 'exists':
      return own(item, condition.attribute) !== undefined;
    case 'absent':
      return own(item, condition.attribute) === undefined;
    case 'and':
      return condition.all.every((each) => conditionHolds(each, item));
    case 'or':
      return condition.any.some((each) => conditionHolds(each, item));
    case 'in': {
      const value = own(item, condition.attribute);
      return value !== undefined && condition.values.some((each) => equalValues(each, value));
    }
    case 'compare': {
      const value = own(item, condition.attribute);
      // `<>` holds for an absent attribute; every other comparison does not.
      return value === undefined ? condition.operator === '<>' : COMPARE[condition.operator](value, condition.value);
    }
    default:
      return assertNever(condition);
  }
}

type Operator = Extract<Condition, { is: 'compare' }>['operator'];

const COMPARE: Readonly<Record<Operator, (a: AttributeValue, b: AttributeValue) => boolean>> = {
  '=': equalValues,
  '<>': (a, b) => !equalValues(a, b),
  '<': (a, b) => order(a, b) < 0,
  '<=': (a, b) => order(a, b) <= 0,
  '>': (a, b) => order(a, b) > 0,
  '>=': (a, b) => order(a, b) >= 0,
};

/** Only values of one key type have an order; of any other two every comparison is false. */
function order(a: AttributeValue, b: AttributeValue): number {
  const comparable = ('S' in a && 'S' in b) || ('N' in a && 'N' in b) || ('B' in a && 'B' in b);
  return comparable ? compareKeyValues(a as KeyValue, b as KeyValue) : Number.NaN;
}
