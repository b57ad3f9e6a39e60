import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Line, LinePath } from '@visx/shape';
import type { SizeSeries } from '#core';
import { compareWords, formatNumber } from '#i18n';
import { BottomAxis, LeftAxis } from '../picture/axes.tsx';
import { LINE_LOOK } from '../picture/line-look.ts';
import { LineNames, namesWidth } from '../picture/line-names.tsx';
import { KIB, mostBytes, unitsAtSize } from './units-at-size.ts';

interface SizeStepsProps {
  readonly series: readonly SizeSeries[];
  readonly itemBytes: number;
  readonly width: number;
  readonly height: number;
}

const TOP = 36;
const LEFT = 40;
const BOTTOM = 42;

/** One stepped line a placement, its name at its end, and a rule at the size set. */
export function SizeSteps({ series, itemBytes, width, height }: SizeStepsProps) {
  const words = compareWords.size;
  const inner = { width: Math.max(60, width - LEFT - namesWidth(width)), height: height - TOP - BOTTOM };
  const most = mostBytes(series);
  const x = scaleLinear<number>({ domain: [0, most / KIB], range: [0, inner.width] });
  const tallest = Math.max(1, ...series.map(({ steps }) => steps.at(-1)?.units ?? 0));
  const y = scaleLinear<number>({ domain: [0, tallest], range: [inner.height, 0], nice: true });
  const here = x(Math.min(itemBytes, most) / KIB);
  return (
    <>
      <LeftAxisAt title={words.yAxis} scale={y} span={inner.width} />
      <Group left={LEFT} top={TOP}>
        <BottomAxis
          scale={x}
          top={inner.height}
          span={inner.height}
          title={words.xAxis}
          format={formatNumber}
          ticks={width < 440 ? 4 : 8}
        />
        <Line from={{ x: here, y: -6 }} to={{ x: here, y: inner.height }} stroke="var(--color-ink)" strokeWidth={1} />
        <text
          x={here}
          y={-10}
          textAnchor={here > inner.width / 2 ? 'end' : 'start'}
          fill="var(--color-ink)"
          className="text-micro"
        >
          {words.now(formatNumber(itemBytes))}
        </text>
        {series.map(({ kind, steps }) => {
          const { role, dash } = LINE_LOOK[kind];
          const corners = steps.flatMap(({ from, to, units }) => [
            { at: from, units },
            { at: to, units },
          ]);
          return (
            <g key={kind} data-role={role}>
              <LinePath
                data={corners}
                x={({ at }) => x(at / KIB)}
                y={({ units }) => y(units)}
                fill="none"
                stroke="var(--role-fill)"
                strokeWidth={2}
                {...(dash && { strokeDasharray: dash })}
              />
              <circle cx={here} cy={y(unitsAtSize({ kind, steps }, itemBytes))} r={3} fill="var(--role-fill)" />
            </g>
          );
        })}
        <LineNames
          left={inner.width}
          bottom={inner.height}
          ends={series.map(({ kind, steps }) => ({ kind, y: y(steps.at(-1)?.units ?? 0) }))}
        />
      </Group>
    </>
  );
}

function LeftAxisAt(props: {
  readonly title: string;
  readonly scale: ReturnType<typeof scaleLinear<number>>;
  readonly span: number;
}) {
  return <LeftAxis {...props} left={LEFT} top={TOP} format={formatNumber} ticks={5} />;
}
