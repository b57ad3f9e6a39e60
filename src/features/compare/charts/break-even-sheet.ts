/** Break-evens of each two placements, in write units and in money, apart. */
import type { BreakEven, Crossing } from '#core';
import { compareWords } from '#i18n';
import type { Sheet } from '../picture/sheet.ts';
import { nameOf } from './placement-names.ts';

export function breakEvenSheet(breakEvens: readonly BreakEven[], hasMoney: boolean): Sheet {
  const words = compareWords.share;
  const textOf = ({ share, above }: Crossing): string => words.sayUnits(share, nameOf(above));
  return {
    head: [words.pairs, words.inUnits, words.inMoney],
    rows: breakEvens.map(({ a, b, writeUnits, money }) => ({
      key: `${a}:${b}`,
      cells: [
        { text: `${nameOf(a)} / ${nameOf(b)}` },
        { text: writeUnits ? textOf(writeUnits) : words.noUnits },
        { text: moneyText(money.map(textOf), hasMoney) },
      ],
    })),
  };
}

function moneyText(crossings: readonly string[], hasMoney: boolean): string {
  if (!hasMoney) return compareWords.share.noPrice;
  return crossings.length > 0 ? crossings.join('; ') : compareWords.share.noMoney;
}
