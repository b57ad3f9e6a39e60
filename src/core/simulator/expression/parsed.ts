/** Texts parsed once: the same few expressions come again and again when interleavings are explored. */
import { parseCondition, parseKeyCondition, parseProjection, parseUpdate, type SyntaxProblem } from '#core/expression';
import type { Result } from '#core/shared';
import { type Checked, refuse } from '../problem.ts';

const MOST_REMEMBERED = 1000;

/** Names the expression's field in the parser's problems, and remembers what texts gave. */
function remembering<Tree>(parse: (text: string) => Result<Tree, SyntaxProblem>) {
  const remembered = new Map<string, Result<Tree, SyntaxProblem>>();
  return (text: string, expression: string): Checked<Tree> => {
    let tree = remembered.get(text);
    if (tree === undefined) {
      tree = parse(text);
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(text, tree);
    }
    if (tree.ok) return tree;
    const { code, at, params } = tree.error;
    return refuse(code, { ...params, at, expression });
  };
}

export const conditionTree = remembering(parseCondition);
export const updateTree = remembering(parseUpdate);
export const keyConditionTree = remembering(parseKeyCondition);
export const projectionTree = remembering(parseProjection);
