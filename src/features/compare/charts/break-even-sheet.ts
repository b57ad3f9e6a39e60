/** Break-evens of each two placements, in write units and in money, apart. */
import type { BreakEven, Crossing, Standing } from '#core';
import { compareWords } from '#i18n';
import type { Sheet } from '../picture/sheet.ts';
import { nameOf } from './placement-names.ts';

export function breakEvenSheet(breakEvens: readonly BreakEven[], hasMoney: boolean): Sheet {
  const words = compareWords.share;
  const textOf = ({ share, above }: Crossing): string => words.sayUnits(share, nameOf(above));
  return {
    head: [words.pairs, words.inUnits, words.inMoney],
    rows: breakEvens.map(({ a, b, writeUnits, money, unitsStanding, moneyStanding }) => ({
      key: `${a}:${b}`,
      cells: [
        { text: `${nameOf(a)} / ${nameOf(b)}` },
        { text: writeUnits ? textOf(writeUnits) : standingText(unitsStanding) },
        { text: hasMoney ? money.map(textOf).join('; ') || standingText(moneyStanding) : words.noPrice },
      ],
    })),
  };
}

function standingText(standing: Standing | null): string {
  const words = compareWords.share;
  if (!standing) return words.noPrice;
  return standing.equal === 'everywhere'
    ? words.standing.everywhere
    : words.standing[standing.equal](nameOf(standing.cheaper));
}
