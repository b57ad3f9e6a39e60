/** The marks of break-evens in a picture: of each two placements shown, those too near to be told apart as one. */
import type { BreakEven, Crossing } from '#core';

export interface Mark {
  readonly share: number;
  /** The crossings that meet here. */
  readonly crossings: readonly Crossing[];
}

export interface Marks {
  readonly units: readonly Mark[];
  readonly money: readonly Mark[];
}

const NEAR = 0.005;

export function marksOf(breakEvens: readonly Omit<BreakEven, 'unitsStanding' | 'moneyStanding'>[]): Marks {
  return {
    units: together(breakEvens.flatMap(({ writeUnits }) => (writeUnits ? [writeUnits] : []))),
    money: together(breakEvens.flatMap(({ money }) => money)),
  };
}

/** Crossings that lie too near to be told apart in a picture become one mark. */
function together(crossings: readonly Crossing[]): Mark[] {
  const marks: Mark[] = [];
  for (const crossing of crossings.toSorted((a, b) => a.share - b.share)) {
    const last = marks.at(-1);
    if (last && crossing.share - last.share < NEAR) {
      marks[marks.length - 1] = { ...last, crossings: [...last.crossings, crossing] };
    } else {
      marks.push({ share: crossing.share, crossings: [crossing] });
    }
  }
  return marks;
}
