/**
 * Where two placements cost the same, over the share of writes that are changes. In write units both are straight lines
 * and meet once at most; in money minimum charges can bend them, so that they meet more often.
 */
import type { PlacementKind } from '#core/design';
import type { Crossing } from './comparison.ts';

/** A cost as a line: what an average write costs at share 0 and at share 1. */
export interface ShareLine {
  readonly kind: PlacementKind;
  readonly none: number;
  readonly all: number;
}

/** Where two straight lines meet between 0 and 1, ends excluded. */
export function crossingOfLines(a: ShareLine, b: ShareLine): Crossing | null {
  const atNone = a.none - b.none;
  const atAll = a.all - b.all;
  if (atNone === 0 || atAll === 0 || atNone > 0 === atAll > 0) return null;
  const share = atNone / (atNone - atAll);
  return atNone < 0 ? { share, below: a.kind, above: b.kind } : { share, below: b.kind, above: a.kind };
}

/** Where two lines of points cross; between two points they are taken to be straight. */
export function crossingsOfPoints(
  a: { readonly kind: PlacementKind; readonly costs: readonly number[] },
  b: { readonly kind: PlacementKind; readonly costs: readonly number[] },
  shares: readonly number[],
): Crossing[] {
  const crossings: Crossing[] = [];
  let side = 0;
  let from = 0;
  for (const [at, share] of shares.entries()) {
    const difference = differenceAt(a.costs, b.costs, at);
    const now = Math.sign(difference);
    if (now === 0) continue;
    if (side !== 0 && now !== side) {
      const before = differenceAt(a.costs, b.costs, from);
      const start = shares[from] ?? 0;
      const met = start + ((share - start) * before) / (before - difference);
      crossings.push({
        share: met,
        ...(side < 0 ? { below: a.kind, above: b.kind } : { below: b.kind, above: a.kind }),
      });
    }
    side = now;
    from = at;
  }
  return crossings;
}

/** Differences that only floating point makes are none. */
function differenceAt(a: readonly number[], b: readonly number[], at: number): number {
  const x = a[at] ?? 0;
  const y = b[at] ?? 0;
  return Math.abs(x - y) <= 1e-12 * Math.max(1, Math.abs(x), Math.abs(y)) ? 0 : x - y;
}
