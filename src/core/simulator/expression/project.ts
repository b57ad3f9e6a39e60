/**
 * The parts of an item that paths lead to, each inside its own lists and maps. Elements of a list move up.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.ProjectionExpressions.html
 */
import type { PathTree } from '#core/expression';
import { ok } from '#core/shared';
import type { AttributeValue, Item } from '#core/value';
import type { Checked } from '../problem.ts';
import type { Path, Placeholders } from '../request/placeholders.ts';
import { valueIn } from './operand.ts';
import { projectionTree } from './parsed.ts';
import { checkApart } from './paths.ts';

const EXPRESSION = 'ProjectionExpression';

/** The paths of an expression's text, if there is one. */
export function bindProjection(
  text: string | undefined,
  placeholders: Placeholders,
): Checked<readonly Path[] | undefined> {
  if (text === undefined) return ok(undefined);
  const trees = projectionTree(text, EXPRESSION);
  if (!trees.ok) return trees;
  const paths = bindPaths(trees.value, placeholders);
  if (!paths.ok) return paths;
  const checked = checkApart(paths.value, EXPRESSION);
  return checked.ok ? paths : checked;
}

function bindPaths(trees: readonly PathTree[], placeholders: Placeholders): Checked<Path[]> {
  const paths: Path[] = [];
  for (const tree of trees) {
    const path = placeholders.path(tree, EXPRESSION);
    if (!path.ok) return path;
    paths.push(path.value);
  }
  return ok(paths);
}

/** What is left of an item; nothing but `{}` where no path leads anywhere. */
export function project(item: Item, paths: readonly Path[]): Item {
  const kept = keep({ M: item }, paths, 0);
  return kept !== undefined && 'M' in kept ? kept.M : {};
}

/** What is left of a value that these paths lead through or to; undefined where they lead nowhere. */
function keep(value: AttributeValue, paths: readonly Path[], depth: number): AttributeValue | undefined {
  if (paths.some((path) => path.length === depth)) return value;
  const steps = [...new Set(paths.map((path) => path[depth]))].filter((step) => step !== undefined);
  const parts = inOrder(steps).flatMap((step): [string | number, AttributeValue][] => {
    const inside = valueIn(value, step);
    const through = paths.filter((path) => path[depth] === step);
    const kept = inside && keep(inside, through, depth + 1);
    return kept === undefined ? [] : [[step, kept]];
  });
  if (parts.length === 0) return undefined;
  return 'L' in value ? { L: parts.map(([, part]) => part) } : { M: Object.fromEntries(parts) };
}

const inOrder = (steps: readonly (string | number)[]): readonly (string | number)[] =>
  steps.toSorted((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0));
