/** Horizontal stacked bars, each segment with its name and number where there is room for them. */
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { PlacementKind } from '#core';
import { compareWords, formatNumber } from '#i18n';
import { BottomAxis } from '../picture/axes.tsx';
import { nameOf } from './placement-names.ts';

export interface UnitsSegment {
  readonly id: string;
  readonly name: string;
  readonly role: 'record' | 'index';
  readonly units: number;
  readonly isFaint?: boolean;
}

export interface UnitsBar {
  readonly kind: PlacementKind;
  readonly isCurrent: boolean;
  readonly total: number;
  readonly segments: readonly UnitsSegment[];
}

const NARROW = 440;
const NAMES = 132;
const TOTALS = 44;
const AXIS = 40;
const GAP = 2;
const LETTER = 6.6;

const rowHeight = (width: number): number => (width < NARROW ? 42 : 30);

export const barsHeight = (bars: number, width: number): number => bars * rowHeight(width) + AXIS;

export function UnitsBars({ bars, width }: { readonly bars: readonly UnitsBar[]; readonly width: number }) {
  const isNarrow = width < NARROW;
  const left = isNarrow ? 0 : NAMES;
  const height = bars.length * rowHeight(width);
  const most = Math.max(1, ...bars.map(({ total }) => total));
  const x = scaleLinear<number>({ domain: [0, most], range: [0, width - left - TOTALS], nice: false });
  const y = scaleBand<string>({ domain: bars.map(({ kind }) => kind), range: [0, height] });
  return (
    <Group left={left}>
      <BottomAxis
        scale={x}
        top={height}
        span={height}
        title={compareWords.bars.axis}
        format={formatNumber}
        ticks={Math.min(most, isNarrow ? 4 : 8)}
      />
      {bars.map((bar) => (
        <Group key={bar.kind} top={y(bar.kind) ?? 0}>
          <Row bar={bar} x={x} isNarrow={isNarrow} />
        </Group>
      ))}
    </Group>
  );
}

const BAR = 18;

function Row(props: { readonly bar: UnitsBar; readonly x: (units: number) => number; readonly isNarrow: boolean }) {
  const { bar, x, isNarrow } = props;
  const top = isNarrow ? 18 : 6;
  let from = 0;
  const placed = bar.segments
    .filter(({ units }) => units > 0)
    .map((segment) => {
      const start = from;
      from += segment.units;
      return { ...segment, start };
    });
  return (
    <>
      <text
        x={isNarrow ? 0 : -12}
        y={isNarrow ? 12 : top + 13}
        textAnchor={isNarrow ? 'start' : 'end'}
        fill="var(--color-ink)"
        className={bar.isCurrent ? 'text-small font-semibold' : 'text-small'}
      >
        {nameOf(bar.kind)}
      </text>
      {placed.map((segment) => (
        <Segment
          key={segment.id}
          segment={segment}
          left={x(segment.start)}
          right={x(segment.start + segment.units)}
          top={top}
        />
      ))}
      <text x={x(bar.total) + 8} y={top + 13} fill="var(--color-ink)" className="font-mono text-small font-semibold">
        {formatNumber(bar.total)}
      </text>
    </>
  );
}

function Segment(props: {
  readonly segment: UnitsSegment;
  readonly left: number;
  readonly right: number;
  readonly top: number;
}) {
  const { segment, left, right, top } = props;
  const room = right - left - GAP;
  const number = formatNumber(segment.units);
  const long = `${segment.name} ${number}`;
  const text = [long, number].find((words) => words.length * LETTER + 12 <= room);
  return (
    <g data-role={segment.role}>
      <Bar
        x={left}
        y={top}
        width={Math.max(1, room)}
        height={BAR}
        rx={2}
        fill={segment.isFaint ? 'var(--role-wash)' : 'var(--role)'}
        stroke={segment.isFaint ? 'var(--role)' : 'none'}
      />
      {text && (
        <text
          x={left + 6}
          y={top + 13}
          fill={segment.isFaint ? 'var(--role)' : 'var(--color-on-ink)'}
          className="font-mono text-micro"
        >
          {text}
        </text>
      )}
    </g>
  );
}
