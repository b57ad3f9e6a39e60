/** Projection expressions: text → paths. */
import type { Result } from '#core/shared';
import { readAll } from './grammar/read-all.ts';
import { readPath } from './grammar/read-path.ts';
import { readText } from './grammar/read-text.ts';
import type { SyntaxProblem } from './grammar/syntax-problem.ts';
import type { PathTree } from './grammar/tree.ts';

/** Reads a projection expression as DynamoDB does: `"a, b.c[0]"` → two paths, or what is wrong with its text. */
export function parseProjection(text: string): Result<readonly PathTree[], SyntaxProblem> {
  const raw = readText('Projection', text);
  return raw.ok ? readAll(raw.value, readPath) : raw;
}
