/** Condition and filter expressions: text → tree. */
import type { Result } from '#core/shared';
import { checkOperators, countOperators } from './grammar/count-operators.ts';
import { readCondition } from './grammar/read-condition.ts';
import { readText } from './grammar/read-text.ts';
import type { SyntaxProblem } from './grammar/syntax-problem.ts';
import type { ConditionTree } from './grammar/tree.ts';

/**
 * Reads a condition expression as DynamoDB does, or says what is wrong with its text. Whether its placeholders are
 * defined, and what their values are, is not looked at.
 *
 * `"a = :v"` → `{ kind: 'compare', operator: '=', left: { kind: 'path', … }, right: { kind: 'value', name: ':v' } }`
 */
export function parseCondition(text: string): Result<ConditionTree, SyntaxProblem> {
  const raw = readText('Condition', text);
  if (!raw.ok) return raw;
  const tree = readCondition(raw.value, text);
  if (!tree.ok) return tree;
  const checked = checkOperators(countOperators(tree.value));
  return checked.ok ? tree : checked;
}
