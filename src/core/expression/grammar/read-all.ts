/** Judges several raw trees in the order of the text; the first problem ends it. */
import { ok, type Result } from '#core/shared';
import type { SyntaxProblem } from './syntax-problem.ts';

/** The trees of all raw ones, or the first problem. */
export function readAll<Raw, Tree>(
  raws: readonly Raw[],
  read: (raw: Raw) => Result<Tree, SyntaxProblem>,
): Result<Tree[], SyntaxProblem> {
  const trees: Tree[] = [];
  for (const raw of raws) {
    const tree = read(raw);
    if (!tree.ok) return tree;
    trees.push(tree.value);
  }
  return ok(trees);
}
