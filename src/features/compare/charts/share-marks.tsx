/** Where placements cost the same: a triangle and a dotted rule for write units, a ring and a dashed rule for money. */
import { Line } from '@visx/shape';
import type { Crossing } from '#core';
import { compareWords, formatPercent } from '#i18n';
import { HALO } from '../picture/halo.ts';
import type { Mark, Marks } from './break-even-marks.ts';
import { type LabelSide, labelSides } from './label-sides.ts';
import { nameOf } from './placement-names.ts';
import type { ShareLine } from './share-line.ts';

export interface ShareMarksProps {
  readonly marks: Marks;
  readonly lines: readonly ShareLine[];
  readonly x: (share: number) => number;
  readonly y: (value: number) => number;
  readonly width: number;
  readonly height: number;
  readonly isMoney: boolean;
}

const UNITS_ROW = -44;
const MONEY_ROW = -28;

export function ShareMarks({ marks, lines, x, y, width, height, isMoney }: ShareMarksProps) {
  const words = compareWords.share;
  const met = isMoney ? marks.money : marks.units;
  return (
    <g fill="var(--color-ink)" className="text-micro">
      {marks.units.length > 0 && (
        <text x={width + 10} y={UNITS_ROW + 4}>
          ▲ {words.unitsMark}
        </text>
      )}
      {marks.money.length > 0 && (
        <text x={width + 10} y={MONEY_ROW + 4}>
          ● {words.moneyMark}
        </text>
      )}
      <Row of="units" marks={marks.units} x={x} width={width} height={height} />
      <Row of="money" marks={marks.money} x={x} width={width} height={height} />
      {met
        .flatMap(({ crossings }) => crossings)
        .map((crossing) => (
          <circle
            key={`${crossing.below}:${crossing.above}:${crossing.share}`}
            cx={x(crossing.share)}
            cy={y(valueAt(crossing, lines))}
            r={4.5}
            fill="var(--color-panel)"
            stroke="var(--color-ink)"
            strokeWidth={1.5}
          />
        ))}
    </g>
  );
}

interface RowProps extends Pick<ShareMarksProps, 'x' | 'width' | 'height'> {
  readonly of: 'units' | 'money';
  readonly marks: readonly Mark[];
}

/** Marks of one sort above the picture, each with a rule through it and, where there is room, its figure. */
function Row({ of, marks, x, width, height }: RowProps) {
  const row = of === 'units' ? UNITS_ROW : MONEY_ROW;
  const sides = labelSides(
    marks.map(({ share }) => x(share)),
    width,
  );
  return marks.map((mark, at) => (
    <g key={mark.share} data-mark={of}>
      <title>{sayMark(of, mark)}</title>
      <Line
        from={{ x: x(mark.share), y: row + 6 }}
        to={{ x: x(mark.share), y: height }}
        stroke="var(--color-mute)"
        strokeDasharray={of === 'units' ? '1 3' : '5 4'}
      />
      {of === 'units' ? (
        <path d={`M${x(mark.share)} ${row - 5}l4.5 8h-9z`} />
      ) : (
        <circle cx={x(mark.share)} cy={row} r={4} />
      )}
      <Percent x={x(mark.share)} y={row + 4} share={mark.share} side={sides[at] ?? 'none'} />
    </g>
  ));
}

/** A mark in words: what is equal, where, and of which placements. */
export function sayMark(of: 'units' | 'money', { share, crossings }: Mark): string {
  const words = compareWords.share;
  const pairs = crossings.map(({ below, above }) => words.pair(nameOf(below), nameOf(above)));
  return words.mark(of === 'units' ? words.unitsMark : words.moneyMark, share, pairs);
}

const BESIDE = 8;

function Percent(props: { readonly x: number; readonly y: number; readonly share: number; readonly side: LabelSide }) {
  const { x, y, share, side } = props;
  if (side === 'none') return null;
  return (
    <text {...HALO} x={side === 'left' ? x - BESIDE : x + BESIDE} y={y} textAnchor={side === 'left' ? 'end' : 'start'}>
      {formatPercent(share)}
    </text>
  );
}

/** The height at which two lines meet: of the one that is cheaper above, between its two nearest points. */
function valueAt({ share, above }: Crossing, lines: readonly ShareLine[]): number {
  const points = lines.find(({ kind }) => kind === above)?.points ?? [];
  const after = points.findIndex((point) => point.share >= share);
  const right = points[after];
  const left = points[after - 1] ?? right;
  if (!left || !right || left.share === right.share) return right?.value ?? 0;
  const part = (share - left.share) / (right.share - left.share);
  return left.value + part * (right.value - left.value);
}
