/** Update expressions: text → tree. */
import type { Result } from '#core/shared';
import { checkOperators, countUpdateOperators } from './grammar/count-operators.ts';
import { readText } from './grammar/read-text.ts';
import { readUpdate } from './grammar/read-update.ts';
import type { SyntaxProblem } from './grammar/syntax-problem.ts';
import type { UpdateTree } from './grammar/tree.ts';

/**
 * Reads an update expression as DynamoDB does, or says what is wrong with its text.
 *
 * `"SET a = :v REMOVE b"` → `{ set: [{ path, value: { kind: 'value', name: ':v' } }], remove: [path], add: [], delete: [] }`
 */
export function parseUpdate(text: string): Result<UpdateTree, SyntaxProblem> {
  const raw = readText('Update', text);
  if (!raw.ok) return raw;
  const tree = readUpdate(raw.value);
  if (!tree.ok) return tree;
  const checked = checkOperators(countUpdateOperators(tree.value));
  return checked.ok ? tree : checked;
}
