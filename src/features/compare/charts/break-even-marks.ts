/** Break-evens worth a mark in the picture: those of the table's own sort key against each index, equal ones once. */
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

export function marksOf(breakEvens: readonly BreakEven[]): Marks {
  const own = breakEvens.filter(({ a, b }) => a === 'table-key' || b === 'table-key');
  return {
    units: together(own.flatMap(({ writeUnits }) => (writeUnits ? [writeUnits] : []))),
    money: together(own.flatMap(({ money }) => money)),
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
