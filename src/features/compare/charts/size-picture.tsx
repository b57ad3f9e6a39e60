/** Write units of the change over item size: the steps of one KiB, and where the size set stands on them. */
import type { Comparison, SizeSeries } from '#core';
import { compareWords, formatNumber } from '#i18n';
import { Picture } from '../picture/picture.tsx';
import type { Sheet } from '../picture/sheet.ts';
import { nameOf } from './placement-names.ts';
import { SizeSteps } from './size-steps.tsx';
import { KIB, mostBytes, unitsAtSize } from './units-at-size.ts';

const HEIGHT = 260;
const ROWS = 16;

export function SizePicture({ comparison }: { readonly comparison: Comparison }) {
  const { unitsOverSize: series, controls } = comparison;
  const words = compareWords.size;
  const at = series.map((each) => compareWords.bars.sayRow(nameOf(each.kind), unitsAtSize(each, controls.itemBytes)));
  return (
    <Picture
      title={words.title}
      description={words.say(words.upTo(formatNumber(Math.round(mostBytes(series) / KIB))), at)}
      height={() => HEIGHT}
      draw={(width) => <SizeSteps series={series} itemBytes={controls.itemBytes} width={width} height={HEIGHT} />}
      sheet={sheetOf(series, controls.itemBytes)}
      fullSheet={() => everyStep(series)}
    />
  );
}

/** The size set, then whole KiB: as many as can be read. */
function sheetOf(series: readonly SizeSeries[], itemBytes: number): Sheet {
  const words = compareWords.size;
  const most = Math.round(mostBytes(series) / KIB);
  const stride = Math.max(1, Math.ceil(most / ROWS));
  const sizes = Array.from({ length: Math.floor(most / stride) }, (_, at) => (at + 1) * stride);
  const cells = (bytes: number) =>
    series.map((each) => {
      const units = unitsAtSize(each, bytes);
      return { text: formatNumber(units), value: units };
    });
  return {
    head: [words.column, ...series.map(({ kind }) => nameOf(kind))],
    rows: [
      { key: 'now', isStrong: true, cells: [{ text: words.now(formatNumber(itemBytes)) }, ...cells(itemBytes)] },
      ...sizes.map((kib) => ({
        key: String(kib),
        cells: [{ text: words.upTo(formatNumber(kib)) }, ...cells(kib * KIB)],
      })),
    ],
  };
}

function everyStep(series: readonly SizeSeries[]): Sheet {
  const words = compareWords.size;
  const { bars, units } = compareWords;
  return {
    head: [bars.placement, words.from, words.to, units],
    rows: series.flatMap(({ kind, steps }) =>
      steps.map((step) => ({
        key: `${kind}:${step.from}`,
        cells: [
          { text: nameOf(kind) },
          ...[step.from, step.to, step.units].map((value) => ({ text: String(value), value })),
        ],
      })),
    ),
  };
}
