/** The right side of a SET, worked out on the item as it was before the update. */
import { ok } from '#core/shared';
import { type AttributeValue, addNumbers, type Item, subtractNumbers, typeOf } from '#core/value';
import { type Checked, refuse } from '../problem.ts';
import { valueAt } from './operand.ts';
import { pathText } from './paths.ts';
import type { UpdateValue } from './update.ts';

type Of<Kind extends UpdateValue['kind']> = Extract<UpdateValue, { kind: Kind }>;

/** The value, or why the item does not allow for it. */
export function updateValue(value: UpdateValue, item: Item): Checked<AttributeValue> {
  switch (value.kind) {
    case 'value':
      return ok(value.value);
    case 'path': {
      const found = valueAt(item, value.path);
      return found === undefined ? refuse('update-operand-missing', { path: pathText(value.path) }) : ok(found);
    }
    case 'if_not_exists': {
      const found = valueAt(item, value.path);
      return found === undefined ? updateValue(value.otherwise, item) : ok(found);
    }
    case 'list_append':
      return appended(value, item);
    case 'sum':
      return sumOf(value, item);
  }
}

function appended({ first, second }: Of<'list_append'>, item: Item): Checked<AttributeValue> {
  const head = updateValue(first, item);
  if (!head.ok) return head;
  const tail = updateValue(second, item);
  if (!tail.ok) return tail;
  if (!('L' in head.value)) return wrongType('list_append', head.value);
  if (!('L' in tail.value)) return wrongType('list_append', tail.value);
  return ok({ L: [...head.value.L, ...tail.value.L] });
}

function sumOf({ operator, left, right }: Of<'sum'>, item: Item): Checked<AttributeValue> {
  const a = updateValue(left, item);
  if (!a.ok) return a;
  const b = updateValue(right, item);
  if (!b.ok) return b;
  if (!('N' in a.value)) return wrongType(operator, a.value);
  if (!('N' in b.value)) return wrongType(operator, b.value);
  return numberOf(operator === '+' ? addNumbers(a.value.N, b.value.N) : subtractNumbers(a.value.N, b.value.N));
}

/** `ADD path :n` on a number. */
export const addedNumber = (before: string, by: string): Checked<AttributeValue> => numberOf(addNumbers(before, by));

function numberOf(sum: ReturnType<typeof addNumbers>): Checked<AttributeValue> {
  return sum.ok ? ok({ N: sum.value }) : refuse(sum.error);
}

export const wrongType = (name: string, value: AttributeValue) =>
  refuse('update-operand-type', { function: name, type: typeOf(value) });
