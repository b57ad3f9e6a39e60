/**
 * Puts real names and values into a condition's tree, and refuses what can never be right whatever the item holds:
 * a number after `begins_with`, bounds the wrong way round.
 */
import type { ConditionTree, OperandTree } from '#core/expression';
import { ok } from '#core/shared';
import type { Checked } from '../problem.ts';
import type { Placeholders } from '../request/placeholders.ts';
import type { Condition, Operand } from './condition.ts';
import { checkBounds, checkDistinct, checkOrdered, checkSized, checkStrings, readType } from './operand-types.ts';
import { conditionTree } from './parsed.ts';

type Tree<Kind extends ConditionTree['kind']> = Extract<ConditionTree, { kind: Kind }>;

/** What binding needs to know beside the tree: the placeholders, and the name of the expression's field. */
interface Context {
  readonly placeholders: Placeholders;
  readonly expression: string;
}

/** The condition of an expression's text, if there is one. */
export function bindCondition(
  text: string | undefined,
  placeholders: Placeholders,
  expression = 'ConditionExpression',
): Checked<Condition | undefined> {
  if (text === undefined) return ok(undefined);
  const tree = conditionTree(text, expression);
  return tree.ok ? bind(tree.value, { placeholders, expression }) : tree;
}

function bind(tree: ConditionTree, context: Context): Checked<Condition> {
  switch (tree.kind) {
    case 'or':
    case 'and':
      return bindList(tree, context);
    case 'not':
      return mapOk(bind(tree.condition, context), (condition) => ({ kind: 'not', condition }));
    case 'compare':
      return bindCompare(tree, context);
    case 'between':
      return bindBetween(tree, context);
    case 'in':
      return bindIn(tree, context);
    case 'attribute_exists':
    case 'attribute_not_exists':
      return mapOk(context.placeholders.path(tree.path, context.expression), (path) => ({ kind: tree.kind, path }));
    case 'attribute_type':
      return bindAttributeType(tree, context);
    case 'begins_with':
      return bindBeginsWith(tree, context);
    case 'contains':
      return bindContains(tree, context);
  }
}

function bindList(tree: Tree<'or' | 'and'>, context: Context): Checked<Condition> {
  const conditions: Condition[] = [];
  for (const each of tree.conditions) {
    const condition = bind(each, context);
    if (!condition.ok) return condition;
    conditions.push(condition.value);
  }
  return ok({ kind: tree.kind, conditions });
}

function bindCompare(tree: Tree<'compare'>, context: Context): Checked<Condition> {
  const pair = bindPair(tree.left, tree.right, tree.operator, context);
  if (!pair.ok) return pair;
  const [left, right] = pair.value;
  const inOrder = tree.operator === '=' || tree.operator === '<>';
  const checked = inOrder ? ok(true) : checkOrdered([left, right], tree.operator, context.expression);
  return checked.ok ? ok({ kind: 'compare', operator: tree.operator, left, right }) : checked;
}

function bindBetween(tree: Tree<'between'>, context: Context): Checked<Condition> {
  const operand = bindOperand(tree.operand, context);
  if (!operand.ok) return operand;
  const lower = bindOperand(tree.lower, context);
  if (!lower.ok) return lower;
  const upper = bindOperand(tree.upper, context);
  if (!upper.ok) return upper;
  const types = checkOrdered([operand.value, lower.value, upper.value], 'BETWEEN', context.expression);
  if (!types.ok) return types;
  const bounds = checkBounds(lower.value, upper.value, context.expression);
  if (!bounds.ok) return bounds;
  return ok({ kind: 'between', operand: operand.value, lower: lower.value, upper: upper.value });
}

function bindIn(tree: Tree<'in'>, context: Context): Checked<Condition> {
  const operand = bindOperand(tree.operand, context);
  if (!operand.ok) return operand;
  const candidates: Operand[] = [];
  for (const each of tree.candidates) {
    const candidate = bindOperand(each, context);
    if (!candidate.ok) return candidate;
    candidates.push(candidate.value);
  }
  return ok({ kind: 'in', operand: operand.value, candidates });
}

function bindAttributeType(tree: Tree<'attribute_type'>, context: Context): Checked<Condition> {
  const operand = bindOperand(tree.operand, context);
  if (!operand.ok) return operand;
  const value = context.placeholders.value(tree.type, context.expression);
  if (!value.ok) return value;
  return mapOk(readType(value.value, context.expression), (type) => ({
    kind: 'attribute_type',
    operand: operand.value,
    type,
  }));
}

function bindBeginsWith(tree: Tree<'begins_with'>, context: Context): Checked<Condition> {
  const pair = bindPair(tree.operand, tree.prefix, 'begins_with', context);
  if (!pair.ok) return pair;
  const [operand, prefix] = pair.value;
  const checked = checkStrings([operand, prefix], 'begins_with', context.expression);
  return checked.ok ? ok({ kind: 'begins_with', operand, prefix }) : checked;
}

const bindContains = (tree: Tree<'contains'>, context: Context): Checked<Condition> =>
  mapOk(bindPair(tree.operand, tree.searched, 'contains', context), ([operand, searched]) => ({
    kind: 'contains',
    operand,
    searched,
  }));

/** Two operands, which may not be one and the same path. */
function bindPair(
  one: OperandTree,
  two: OperandTree,
  name: string,
  context: Context,
): Checked<readonly [Operand, Operand]> {
  const first = bindOperand(one, context);
  if (!first.ok) return first;
  const second = bindOperand(two, context);
  if (!second.ok) return second;
  const checked = checkDistinct(first.value, second.value, name, context.expression);
  return checked.ok ? ok([first.value, second.value]) : checked;
}

function bindOperand(tree: OperandTree, context: Context): Checked<Operand> {
  if (tree.kind !== 'size') return bindPlain(tree, context);
  const operand = bindPlain(tree.operand, context);
  if (!operand.ok) return operand;
  const checked = checkSized(operand.value, context.expression);
  return checked.ok ? ok({ kind: 'size', operand: operand.value }) : checked;
}

function bindPlain(
  tree: Exclude<OperandTree, { kind: 'size' }>,
  { placeholders, expression }: Context,
): Checked<Exclude<Operand, { kind: 'size' }>> {
  if (tree.kind === 'path') return mapOk(placeholders.path(tree, expression), (path) => ({ kind: 'path', path }));
  return mapOk(placeholders.value(tree, expression), (value) => ({ kind: 'value', value }));
}

const mapOk = <T, U>(result: Checked<T>, make: (value: T) => U): Checked<U> =>
  result.ok ? ok(make(result.value)) : result;
