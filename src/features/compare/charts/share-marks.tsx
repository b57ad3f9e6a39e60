/** Where placements cost the same: a triangle and a dotted rule for write units, a ring and a dashed rule for money. */
import { Line } from '@visx/shape';
import { formatPercent, t } from '#i18n';
import type { Mark, Marks } from './break-even-marks.ts';
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
  const words = t.compare.share;
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
      {marks.units.map(({ share }) => (
        <g key={share} data-mark="units">
          <Line
            from={{ x: x(share), y: UNITS_ROW + 6 }}
            to={{ x: x(share), y: height }}
            stroke="var(--color-mute)"
            strokeDasharray="1 3"
          />
          <path d={`M${x(share)} ${UNITS_ROW - 5}l4.5 8h-9z`} />
          <Percent share={share} among={marks.units} x={x} y={UNITS_ROW + 4} />
        </g>
      ))}
      {marks.money.map((mark) => (
        <g key={mark.share} data-mark="money">
          <Line
            from={{ x: x(mark.share), y: MONEY_ROW + 6 }}
            to={{ x: x(mark.share), y: height }}
            stroke="var(--color-mute)"
            strokeDasharray="5 4"
          />
          <circle cx={x(mark.share)} cy={MONEY_ROW} r={4} />
          <Percent share={mark.share} among={marks.money} x={x} y={MONEY_ROW + 4} />
          {isMoney && (
            <circle
              cx={x(mark.share)}
              cy={y(valueAt(mark, lines))}
              r={4.5}
              fill="var(--color-panel)"
              stroke="var(--color-ink)"
              strokeWidth={1.5}
            />
          )}
        </g>
      ))}
    </g>
  );
}

const BESIDE = 8;
/** Room that a figure and the mark after it need. */
const APART = 44;

/** The figure of a mark, on the side where the next mark of its row leaves room. */
function Percent(props: {
  readonly share: number;
  readonly among: readonly Mark[];
  readonly x: (share: number) => number;
  readonly y: number;
}) {
  const { share, among, x, y } = props;
  const isCrowded = among.some((other) => other.share > share && x(other.share) - x(share) < APART);
  return (
    <text x={x(share) + (isCrowded ? -BESIDE : BESIDE)} y={y} textAnchor={isCrowded ? 'end' : 'start'}>
      {formatPercent(share)}
    </text>
  );
}

/** The height at which the lines meet: of the one that is cheaper above, between its two nearest points. */
function valueAt({ share, crossings }: Mark, lines: readonly ShareLine[]): number {
  const points = lines.find(({ kind }) => kind === crossings[0]?.above)?.points ?? [];
  const after = points.findIndex((point) => point.share >= share);
  const right = points[after];
  const left = points[after - 1] ?? right;
  if (!left || !right || left.share === right.share) return right?.value ?? 0;
  const part = (share - left.share) / (right.share - left.share);
  return left.value + part * (right.value - left.value);
}
