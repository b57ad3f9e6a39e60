import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Line, LinePath } from '@visx/shape';
import { compareWords, formatMoney, formatNumber, formatPercent } from '#i18n';
import { BottomAxis, LeftAxis } from '../picture/axes.tsx';
import { HALO } from '../picture/halo.ts';
import { LINE_LOOK } from '../picture/line-look.ts';
import { LineNames, namesWidth } from '../picture/line-names.tsx';
import type { Marks } from './break-even-marks.ts';
import type { ShareLine } from './share-line.ts';
import { ShareMarks } from './share-marks.tsx';

export interface ShareLinesProps {
  readonly lines: readonly ShareLine[];
  readonly marks: Marks;
  readonly share: number | null;
  readonly isMoney: boolean;
  readonly width: number;
  readonly height: number;
}

/** Room above the lines: the axis' title, a row of marks for units, one for money, one for the share set. */
const TOP = 68;
const LEFT = 58;
const BOTTOM = 42;

/** One line a placement over the share, its name at its end, with marks where lines meet. */
export function ShareLines({ lines, marks, share, isMoney, width, height }: ShareLinesProps) {
  const words = compareWords.share;
  const inner = { width: Math.max(60, width - LEFT - namesWidth(width)), height: height - TOP - BOTTOM };
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const x = scaleLinear<number>({ domain: [0, 1], range: [0, inner.width] });
  const y = scaleLinear<number>({ domain: [0, Math.max(...values) || 1], range: [inner.height, 0], nice: true });
  return (
    <>
      <LeftAxis
        title={isMoney ? words.moneyAxis : words.unitsAxis}
        scale={y}
        left={LEFT}
        top={TOP}
        span={inner.width}
        format={isMoney ? tickMoney : formatNumber}
        ticks={5}
      />
      <Group left={LEFT} top={TOP}>
        <BottomAxis
          scale={x}
          top={inner.height}
          span={inner.height}
          title={words.xAxis}
          format={formatPercent}
          ticks={width < 560 ? 5 : 10}
        />
        {lines.map(({ kind, points }) => {
          const { role, dash } = LINE_LOOK[kind];
          return (
            <g key={kind} data-role={role}>
              <LinePath
                data={[...points]}
                x={(point) => x(point.share)}
                y={({ value }) => y(value)}
                fill="none"
                stroke="var(--role-fill)"
                strokeWidth={2}
                {...(dash && { strokeDasharray: dash })}
              />
            </g>
          );
        })}
        <ShareMarks
          marks={marks}
          lines={lines}
          x={x}
          y={y}
          width={inner.width}
          height={inner.height}
          isMoney={isMoney}
        />
        {share !== null && <Now x={x(share)} width={inner.width} height={inner.height} text={words.now(share)} />}
        <LineNames
          left={inner.width}
          bottom={inner.height}
          ends={lines.map(({ kind, points }) => ({ kind, y: y(points.at(-1)?.value ?? 0) }))}
        />
      </Group>
    </>
  );
}

/** Round figures need no cents. */
const tickMoney = (value: number): string => (Number.isInteger(value) ? `$${formatNumber(value)}` : formatMoney(value));

function Now(props: { readonly x: number; readonly width: number; readonly height: number; readonly text: string }) {
  const { x, width, height, text } = props;
  return (
    <>
      <Line from={{ x, y: -8 }} to={{ x, y: height }} stroke="var(--color-ink)" strokeWidth={1} />
      <text
        {...HALO}
        x={x}
        y={-12}
        textAnchor={x > width / 2 ? 'end' : 'start'}
        fill="var(--color-ink)"
        className="text-micro"
      >
        {text}
      </text>
    </>
  );
}
