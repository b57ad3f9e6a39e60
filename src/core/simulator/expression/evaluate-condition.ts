/** Whether a condition holds on an item; a missing item has no attributes. */
import type { Item } from '#core/value';
import { attributeType } from './condition/attribute-type.ts';
import { beginsWith } from './condition/begins-with.ts';
import { between } from './condition/between.ts';
import { compare } from './condition/compare.ts';
import { contains } from './condition/contains.ts';
import { isIn } from './condition/in.ts';
import type { Condition } from './condition.ts';
import { valueAt } from './operand.ts';

/** Evaluates a condition. It never fails: what could go wrong was refused when it was bound. */
export function evaluate(condition: Condition, item: Item): boolean {
  switch (condition.kind) {
    case 'or':
      return condition.conditions.some((each) => evaluate(each, item));
    case 'and':
      return condition.conditions.every((each) => evaluate(each, item));
    case 'not':
      return !evaluate(condition.condition, item);
    case 'compare':
      return compare(condition, item);
    case 'between':
      return between(condition, item);
    case 'in':
      return isIn(condition, item);
    case 'attribute_exists':
      return valueAt(item, condition.path) !== undefined;
    case 'attribute_not_exists':
      return valueAt(item, condition.path) === undefined;
    case 'attribute_type':
      return attributeType(condition, item);
    case 'begins_with':
      return beginsWith(condition, item);
    case 'contains':
      return contains(condition, item);
  }
}
