/** Labels beside the ends of lines: lines that end together share a place, and no label lies over another. */
import type { PlacementKind } from '#core';

export interface LineEnd {
  readonly kind: PlacementKind;
  readonly y: number;
}

export interface EndLabel {
  readonly kind: PlacementKind;
  /** Where the label stands: never nearer than a line's height to the next. */
  readonly y: number;
}

/** Spreads the labels downwards from the top, then back up where they would leave the picture. */
export function spreadLabels(ends: readonly LineEnd[], lineHeight: number, bottom: number): EndLabel[] {
  const sorted = ends.toSorted((a, b) => a.y - b.y);
  let least = Number.NEGATIVE_INFINITY;
  const down = sorted.map(({ kind, y }) => {
    const at = Math.max(y, least);
    least = at + lineHeight;
    return { kind, y: at };
  });
  let most = bottom;
  return down
    .toReversed()
    .map(({ kind, y }) => {
      const at = Math.min(y, most);
      most = at - lineHeight;
      return { kind, y: at };
    })
    .toReversed();
}
