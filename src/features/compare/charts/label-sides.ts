/** On which side of its mark each figure of a row stands, so that none lies over a mark or another figure. */
export type LabelSide = 'right' | 'left' | 'none';

/** Room that a figure needs beside its mark. */
const ROOM = 36;
/** What a mark takes itself, to either side. */
const MARK = 6;

/** The sides for marks at `places`, ascending, in a row up to `end`: right if it can be, else left, else nowhere. */
export function labelSides(places: readonly number[], end: number): LabelSide[] {
  const sides: LabelSide[] = [];
  // Up to where the row is taken.
  let taken = Number.NEGATIVE_INFINITY;
  for (const [at, place] of places.entries()) {
    const next = (places[at + 1] ?? end + MARK) - MARK;
    const side = place + ROOM <= next ? 'right' : place - ROOM >= taken ? 'left' : 'none';
    taken = place + (side === 'right' ? ROOM : MARK);
    sides.push(side);
  }
  return sides;
}
