/** A month over the share of writes that are the change: money where there are prices, else write units; break-evens marked. */
import type { Comparison, SharePoint } from '#core';
import { compareWords, formatMoney, formatNumber, formatPercent } from '#i18n';
import { Picture } from '../picture/picture.tsx';
import type { Sheet, SheetCell } from '../picture/sheet.ts';
import { SheetTable } from '../picture/sheet-table.tsx';
import { type Marks, marksOf } from './break-even-marks.ts';
import { breakEvenSheet } from './break-even-sheet.ts';
import { nameOf, possibleOf } from './placement-names.ts';
import { ShareLines } from './share-lines.tsx';
import { sayMark } from './share-marks.tsx';

const HEIGHT = 300;
/** Rows of the table: every tenth; the file has every twentieth. */
const STEP = 2;

export function SharePicture({ comparison }: { readonly comparison: Comparison }) {
  const { overShare, share, breakEvens, controls, scenario, mix } = comparison;
  const words = compareWords.share;
  const hasMoney = overShare.every(({ points }) => points.every(({ cost }) => cost !== null));
  const drawn = ({ cost, writeUnits }: SharePoint): number => (hasMoney ? (cost ?? 0) : writeUnits);
  const marks = marksOf(breakEvens);
  const lines = overShare.map(({ kind, points }) => ({
    kind,
    points: points.map((point) => ({ share: point.share, value: drawn(point) })),
  }));
  return (
    <Picture
      title={words.title(
        scenario,
        mix.changes.every(({ name }) => name === scenario),
      )}
      description={words.say(monthNow(comparison, hasMoney), said(marks))}
      height={() => HEIGHT}
      draw={(width) => (
        <ShareLines lines={lines} marks={marks} share={share} isMoney={hasMoney} width={width} height={HEIGHT} />
      )}
      sheet={sheetOf(comparison, hasMoney)}
      fullSheet={() => everyPoint(comparison)}
    >
      {hasMoney && comparison.missing.includes('storageMonth') && (
        <p className="mt-2 max-w-prose text-small text-warning">{words.noStorageNote(controls.region)}</p>
      )}
      {!hasMoney && <p className="mt-2 max-w-prose text-small text-warning">{words.noPriceNote(controls.region)}</p>}
      <h3 className="mt-4 mb-1 text-small font-semibold">{words.pairs}</h3>
      <p className="mb-1 max-w-prose text-small text-mute">{words.note}</p>
      <SheetTable isWords label={words.pairsLabel} sheet={breakEvenSheet(breakEvens, hasMoney)} />
    </Picture>
  );
}

function monthNow(comparison: Comparison, hasMoney: boolean): string[] {
  return possibleOf(comparison).map(
    ({ kind, month }) => `${nameOf(kind)}: ${textOf(hasMoney ? month.cost.total : month.writeUnits, hasMoney)}`,
  );
}

function said({ units, money }: Marks): string[] {
  return [...units.map((mark) => sayMark('units', mark)), ...money.map((mark) => sayMark('money', mark))];
}

function textOf(value: number | null, isMoney: boolean): string {
  if (value === null) return compareWords.share.noPrice;
  return isMoney ? formatMoney(value) : formatNumber(Math.round(value));
}

function sheetOf({ overShare }: Comparison, hasMoney: boolean): Sheet {
  const shares = overShare[0]?.points.map(({ share }) => share) ?? [];
  return {
    head: [compareWords.share.column, ...overShare.map(({ kind }) => nameOf(kind))],
    rows: shares.flatMap((share, at) => {
      if (at % STEP !== 0) return [];
      const cells = overShare.map(({ points }): SheetCell => {
        const point = points[at];
        const value = hasMoney ? (point?.cost ?? null) : (point?.writeUnits ?? 0);
        return { text: textOf(value, hasMoney), value };
      });
      return [{ key: String(share), cells: [{ text: formatPercent(share), value: share }, ...cells] }];
    }),
  };
}

function everyPoint({ overShare }: Comparison): Sheet {
  const words = compareWords.share;
  const shares = overShare[0]?.points.map(({ share }) => share) ?? [];
  return {
    head: [
      words.column,
      ...overShare.flatMap(({ kind }) => [
        words.cell(nameOf(kind), compareWords.units),
        words.cell(nameOf(kind), 'USD'),
      ]),
    ],
    rows: shares.map((share, at) => ({
      key: String(share),
      cells: [
        { text: formatPercent(share), value: share },
        ...overShare.flatMap(({ points }): SheetCell[] => {
          const { writeUnits = 0, cost = null } = points[at] ?? {};
          return [
            { text: String(writeUnits), value: writeUnits },
            { text: String(cost), value: cost },
          ];
        }),
      ],
    })),
  };
}
