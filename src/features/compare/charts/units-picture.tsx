/** Write units of one change as stacked bars: the table's, the list's index, other indexes. */
import type { Comparison } from '#core';
import { compareWords, formatNumber } from '#i18n';
import { Picture } from '../picture/picture.tsx';
import type { Sheet } from '../picture/sheet.ts';
import { nameOf, possibleOf } from './placement-names.ts';
import { barsHeight, type UnitsBar, UnitsBars } from './units-bars.tsx';

export function UnitsPicture({ comparison }: { readonly comparison: Comparison }) {
  const words = compareWords.bars;
  const bars = barsOf(comparison);
  const unplanned = comparison.placements
    .filter(({ impossible, planned }) => impossible.length === 0 && !planned)
    .map(({ kind }) => kind);
  return (
    <Picture
      title={words.title}
      description={words.say(bars.map(({ kind, total }) => words.sayRow(nameOf(kind), total)))}
      height={(width) => barsHeight(bars.length, width)}
      draw={(width) => <UnitsBars bars={bars} width={width} />}
      sheet={sheetOf(bars)}
    >
      {unplanned.length > 0 && (
        <p className="mt-2 max-w-prose text-small text-warning">{words.unplanned(unplanned.map(nameOf))}</p>
      )}
    </Picture>
  );
}

function barsOf(comparison: Comparison): readonly UnitsBar[] {
  const words = compareWords.bars;
  return possibleOf(comparison).map(({ kind, current, change }) => ({
    kind,
    isCurrent: current,
    total: change.total,
    segments: [
      { id: 'table', name: words.table, role: 'record' as const, units: change.table },
      ...Object.entries(change.indexes).map(([name, units]) => ({
        id: `index:${name}`,
        name,
        role: 'index' as const,
        units,
      })),
      { id: 'others', name: words.others, role: 'index' as const, units: change.otherIndexes, isFaint: true },
    ],
  }));
}

/** A column for the table, one for each index that any placement has, one for what is imagined on top. */
function sheetOf(bars: readonly UnitsBar[]): Sheet {
  const words = compareWords.bars;
  const columns = new Map(bars.flatMap(({ segments }) => segments.map(({ id, name }) => [id, name] as const)));
  const others = bars.some(({ segments }) => segments.some(({ id, units }) => id === 'others' && units > 0));
  columns.delete('others');
  if (others) columns.set('others', words.others);
  return {
    head: [words.placement, ...columns.values(), words.total],
    rows: bars.map(({ kind, isCurrent, segments, total }) => ({
      key: kind,
      isStrong: isCurrent,
      cells: [
        { text: nameOf(kind) },
        ...[...columns.keys()].map((id) => {
          const units = segments.find((segment) => segment.id === id)?.units ?? 0;
          return { text: formatNumber(units), value: units };
        }),
        { text: formatNumber(total), value: total },
      ],
    })),
  };
}
