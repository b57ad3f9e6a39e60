/** Document paths beside each other: equal, overlapping, or taking one value for a list and for a map at once. */
import { ok } from '#core/shared';
import { type Checked, refuse } from '../problem.ts';
import type { Path } from '../request/placeholders.ts';

/** A path as people write it: `a.b[0]`. */
export const pathText = (path: Path): string =>
  path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('');

/** Whether two paths are the same. */
export const equalPaths = (one: Path, two: Path): boolean =>
  one.length === two.length && one.every((step, at) => step === two[at]);

/** Refuses paths of which one leads into another, or that contradict each other about what is a list. */
export function checkApart(paths: readonly Path[], expression: string): Checked<true> {
  for (const [at, one] of paths.entries()) {
    for (const two of paths.slice(0, at)) {
      const checked = checkPair(two, one, expression);
      if (!checked.ok) return checked;
    }
  }
  return ok(true);
}

function checkPair(one: Path, two: Path, expression: string): Checked<true> {
  const params = { expression, one: pathText(one), two: pathText(two) };
  for (const [at, step] of one.entries()) {
    const other = two[at];
    if (other === undefined) break;
    if (typeof step !== typeof other) return refuse('paths-conflict', params);
    if (step !== other) return ok(true);
  }
  return refuse('paths-overlap', params);
}
