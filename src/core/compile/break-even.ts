/**
 * Where two placements cost the same, over the share of writes that are changes. In write units both are straight lines
 * and meet once at most; in money minimum charges can bend them, so that they meet more often.
 */
import type { PlacementKind } from '#core/design';
import type { Crossing, Standing } from './comparison.ts';

/** A cost as a line: what an average write costs at share 0 and at share 1. */
export interface ShareLine {
  readonly kind: PlacementKind;
  readonly none: number;
  readonly all: number;
}

/** A cost at some shares, in their order; straight between each two of them. */
export interface ShareCosts {
  readonly kind: PlacementKind;
  readonly costs: readonly number[];
}

/** Where two straight lines meet between 0 and 1, ends excluded. */
export function crossingOfLines(a: ShareLine, b: ShareLine): Crossing | null {
  const [met = null] = crossingsOfPoints(pointsOf(a), pointsOf(b), [0, 1]);
  return met;
}

/** A line as its two ends. */
export const pointsOf = ({ kind, none, all }: ShareLine): ShareCosts => ({ kind, costs: [none, all] });

/** Where two lines of points cross. Where both are equal for a while, it is the share from which they part. */
export function crossingsOfPoints(a: ShareCosts, b: ShareCosts, shares: readonly number[]): Crossing[] {
  const crossings: Crossing[] = [];
  let side = 0;
  for (const [at, share] of shares.entries()) {
    const difference = differenceAt(a.costs, b.costs, at);
    const now = Math.sign(difference);
    if (now === 0) continue;
    if (side !== 0 && now !== side) {
      const before = differenceAt(a.costs, b.costs, at - 1);
      const start = shares[at - 1] ?? 0;
      crossings.push({
        share: start + ((share - start) * before) / (before - difference),
        ...(side < 0 ? { below: a.kind, above: b.kind } : { below: b.kind, above: a.kind }),
      });
    }
    side = now;
  }
  return crossings;
}

/** How two costs that never cross stand to each other; null where there are none, or where they cross. */
export function standingOf(a: ShareCosts, b: ShareCosts): Standing | null {
  const signs = a.costs.map((_, at) => Math.sign(differenceAt(a.costs, b.costs, at)));
  const sides = [...new Set(signs.filter((sign) => sign !== 0))];
  const [side] = sides;
  if (signs.length === 0 || sides.length > 1) return null;
  if (side === undefined) return { equal: 'everywhere' };
  const cheaper = side < 0 ? a.kind : b.kind;
  if (signs[0] === 0) return { equal: 'at-none', cheaper };
  return signs.at(-1) === 0 ? { equal: 'at-all', cheaper } : { equal: 'nowhere', cheaper };
}

/** Differences that only floating point makes are none, and so are those of figures that are no numbers any more. */
function differenceAt(a: readonly number[], b: readonly number[], at: number): number {
  const x = a[at] ?? 0;
  const y = b[at] ?? 0;
  const difference = x - y;
  if (!Number.isFinite(difference)) return 0;
  return Math.abs(difference) <= 1e-12 * Math.max(1, Math.abs(x), Math.abs(y)) ? 0 : difference;
}
