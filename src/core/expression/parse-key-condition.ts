/** Key condition expressions: text → conditions on single attributes. */
import type { Result } from '#core/shared';
import { readKeyCondition } from './grammar/read-key-condition.ts';
import { readText } from './grammar/read-text.ts';
import type { SyntaxProblem } from './grammar/syntax-problem.ts';
import type { KeyConditionTree } from './grammar/tree.ts';

/**
 * Reads a key condition expression as DynamoDB does, or says what is wrong with its text. Which attributes are keys,
 * and whether one has two conditions, depends on the table.
 *
 * `"PK = :p AND SK > :s"` → one `compare` for each attribute
 */
export function parseKeyCondition(text: string): Result<readonly KeyConditionTree[], SyntaxProblem> {
  const raw = readText('Condition', text);
  return raw.ok ? readKeyCondition(raw.value, text) : raw;
}
