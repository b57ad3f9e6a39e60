/** What a condition looks at. */
import type { Path } from '../request/placeholders.ts';
import type { Condition, Operand } from './condition.ts';

/** The names of its top-level attributes. */
export function attributesOf(condition: Condition): ReadonlySet<string> {
  return new Set(pathsOf(condition).map(([name]) => String(name)));
}

/** Its paths. */
export function pathsOf(condition: Condition): Path[] {
  switch (condition.kind) {
    case 'or':
    case 'and':
      return condition.conditions.flatMap(pathsOf);
    case 'not':
      return pathsOf(condition.condition);
    case 'compare':
      return paths(condition.left, condition.right);
    case 'between':
      return paths(condition.operand, condition.lower, condition.upper);
    case 'in':
      return paths(condition.operand, ...condition.candidates);
    case 'attribute_exists':
    case 'attribute_not_exists':
      return [condition.path];
    case 'attribute_type':
      return paths(condition.operand);
    case 'begins_with':
      return paths(condition.operand, condition.prefix);
    case 'contains':
      return paths(condition.operand, condition.searched);
  }
}

function paths(...operands: readonly Operand[]): Path[] {
  return operands.flatMap((operand) => {
    const plain = operand.kind === 'size' ? operand.operand : operand;
    return plain.kind === 'path' ? [plain.path] : [];
  });
}
