/** Conditions as data → condition expression text, and the same with names and values filled in for reading. */

import type { Condition } from '#core/plan';
import { assertNever } from '#core/shared';
import type { AttributeValue } from '#core/value';
import type { Placeholders } from './placeholders.ts';

/** Text of one condition, taking the placeholders it needs. */
export function conditionText(condition: Condition, placeholders: Placeholders): string {
  switch (condition.is) {
    case 'exists':
      return `attribute_exists(${placeholders.name(condition.attribute)})`;
    case 'absent':
      return `attribute_not_exists(${placeholders.name(condition.attribute)})`;
    case 'compare': {
      const name = placeholders.name(condition.attribute);
      return `${name} ${condition.operator} ${placeholders.value(condition.name, condition.value)}`;
    }
    case 'in': {
      const name = placeholders.name(condition.attribute);
      const values = condition.values.map((value, at) => placeholders.value(condition.names[at] ?? 'value', value));
      return `${name} IN (${values.join(', ')})`;
    }
    case 'and':
      return condition.all.map((each) => operand(each, placeholders)).join(' AND ');
    case 'or':
      return condition.any.map((each) => operand(each, placeholders)).join(' OR ');
    default:
      return assertNever(condition);
  }
}

const operand = (condition: Condition, placeholders: Placeholders): string =>
  asOperand(condition, conditionText(condition, placeholders));

/** A condition's text inside another: in parentheses where it is itself a list. DynamoDB refuses doubled parentheses. */
export const asOperand = ({ is }: Condition, text: string): string =>
  is === 'and' || is === 'or' ? `(${text})` : text;

/** Placeholders that stand for themselves: real names, and values as people write them. */
export const READABLE: Placeholders = {
  name: (attribute) => attribute,
  value: (_, value) => readableValue(value),
  names: () => undefined,
  values: () => undefined,
};

/** A value for reading: text in quotes, numbers bare, the rest as its typed JSON. */
export function readableValue(value: AttributeValue): string {
  if ('S' in value) return JSON.stringify(value.S);
  if ('N' in value) return value.N;
  if ('BOOL' in value) return String(value.BOOL);
  return JSON.stringify(value);
}
