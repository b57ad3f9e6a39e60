/**
 * What DynamoDB refuses before it looks at an item: only values out of the request are judged, a path may lead to
 * anything.
 */
import { ok } from '#core/shared';
import { ATTRIBUTE_TYPES, type AttributeType, type AttributeValue, typeOf } from '#core/value';
import { type Checked, refuse } from '../problem.ts';
import { orderOf } from './condition/compare.ts';
import type { Operand } from './condition.ts';
import { equalPaths, pathText } from './paths.ts';

const ORDERED: readonly AttributeType[] = ['S', 'N', 'B'];
const STRINGS: readonly AttributeType[] = ['S', 'B'];
const WITHOUT_SIZE: readonly AttributeType[] = ['N', 'BOOL', 'NULL'];

/** The type an operand has whatever the item holds. */
function staticType(operand: Operand): AttributeType | undefined {
  if (operand.kind === 'size') return 'N';
  return operand.kind === 'value' ? typeOf(operand.value) : undefined;
}

function checkTypes(
  operands: readonly Operand[],
  allows: (type: AttributeType) => boolean,
  name: string,
  expression: string,
): Checked<true> {
  for (const operand of operands) {
    const type = staticType(operand);
    if (type !== undefined && !allows(type)) return refuse('operand-type', { expression, function: name, type });
  }
  return ok(true);
}

/** Operands of `<` and its like. */
export const checkOrdered = (operands: readonly Operand[], name: string, expression: string): Checked<true> =>
  checkTypes(operands, (type) => ORDERED.includes(type), name, expression);

/** Operands of `begins_with`. */
export const checkStrings = (operands: readonly Operand[], name: string, expression: string): Checked<true> =>
  checkTypes(operands, (type) => STRINGS.includes(type), name, expression);

/** The operand of `size`. */
export const checkSized = (operand: Operand, expression: string): Checked<true> =>
  checkTypes([operand], (type) => !WITHOUT_SIZE.includes(type), 'size', expression);

/** Two bounds out of the request are of one type and in order. */
export function checkBounds(lower: Operand, upper: Operand, expression: string): Checked<true> {
  if (lower.kind !== 'value' || upper.kind !== 'value') return ok(true);
  return checkBoundValues(lower.value, upper.value, expression);
}

/** The same of two values. */
export function checkBoundValues(lower: AttributeValue, upper: AttributeValue, expression: string): Checked<true> {
  const order = orderOf(lower, upper);
  if (order === undefined) return refuse('bounds-of-two-types', { expression });
  return order > 0 ? refuse('bounds-reversed', { expression }) : ok(true);
}

/** A path is not compared with itself. */
export function checkDistinct(one: Operand, two: Operand, name: string, expression: string): Checked<true> {
  if (one.kind !== 'path' || two.kind !== 'path' || !equalPaths(one.path, two.path)) return ok(true);
  return refuse('operands-equal', { expression, function: name, path: pathText(one.path) });
}

/** The type that `attribute_type` asks for. */
export function readType(value: AttributeValue, expression: string): Checked<AttributeType> {
  if (!('S' in value)) return refuse('operand-type', { expression, function: 'attribute_type', type: typeOf(value) });
  const type = ATTRIBUTE_TYPES.find((each) => each === value.S);
  return type === undefined ? refuse('attribute-type-unknown', { expression, type: value.S }) : ok(type);
}
