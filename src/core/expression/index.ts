export { type Aliases, actionExpressions, actionTexts, guardTexts } from './action-expressions.ts';
export { readableValue } from './condition-text.ts';
export type { Expressions, GuardText } from './expression.ts';
export type { SyntaxProblem, SyntaxProblemCode } from './grammar/syntax-problem.ts';
export type {
  AttributeTree,
  Comparator,
  ConditionTree,
  KeyConditionTree,
  OperandTree,
  PathElement,
  PathTree,
  UpdateTree,
  UpdateValueTree,
  ValueTree,
} from './grammar/tree.ts';
export { needsAlias } from './needs-alias.ts';
export { parseCondition } from './parse-condition.ts';
export { parseKeyCondition } from './parse-key-condition.ts';
export { parseProjection } from './parse-projection.ts';
export { parseUpdate } from './parse-update.ts';
export { createPlaceholders, type Placeholders } from './placeholders.ts';
