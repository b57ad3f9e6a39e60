/** Operators and functions of an expression, which DynamoDB limits; the actions of an update are not among them. */
import { ok, type Result } from '#core/shared';
import { refuse, type SyntaxProblem } from './syntax-problem.ts';
import type { ConditionTree, OperandTree, UpdateTree, UpdateValueTree } from './tree.ts';

const MAX_OPERATORS = 300;

/** Refuses an expression with too many of them. */
export function checkOperators(count: number): Result<true, SyntaxProblem> {
  return count > MAX_OPERATORS ? refuse('too-many-operators', 0, { count, limit: MAX_OPERATORS }) : ok(true);
}

/** Operators and functions of a condition. */
export function countOperators(tree: ConditionTree): number {
  switch (tree.kind) {
    case 'or':
    case 'and':
      return tree.conditions.reduce(
        (count, condition) => count + countOperators(condition),
        tree.conditions.length - 1,
      );
    case 'not':
      return 1 + countOperators(tree.condition);
    case 'compare':
      return 1 + sizes(tree.left, tree.right);
    case 'between':
      return 1 + sizes(tree.operand, tree.lower, tree.upper);
    case 'in':
      return 1 + sizes(tree.operand, ...tree.candidates);
    case 'attribute_exists':
    case 'attribute_not_exists':
      return 1;
    case 'attribute_type':
      return 1 + sizes(tree.operand);
    case 'begins_with':
      return 1 + sizes(tree.operand, tree.prefix);
    case 'contains':
      return 1 + sizes(tree.operand, tree.searched);
  }
}

const sizes = (...operands: readonly OperandTree[]): number => operands.filter(({ kind }) => kind === 'size').length;

/** Operators and functions of an update. */
export const countUpdateOperators = (tree: UpdateTree): number =>
  tree.set.reduce((count, { value }) => count + inValue(value), 0);

function inValue(value: UpdateValueTree): number {
  switch (value.kind) {
    case 'sum':
      return 1 + inValue(value.left) + inValue(value.right);
    case 'list_append':
      return 1 + inValue(value.first) + inValue(value.second);
    case 'if_not_exists':
      return 1 + inValue(value.otherwise);
    case 'path':
    case 'value':
      return 0;
  }
}
