/** The two axes of a picture: faint lines, small figures, and a title with its unit. */
import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis';
import type { scaleLinear } from '@visx/scale';

type Linear = ReturnType<typeof scaleLinear<number>>;

interface AxisProps {
  readonly scale: Linear;
  readonly title: string;
  readonly format: (value: number) => string;
  readonly ticks: number;
  /** Length of the lines that lead through the picture. */
  readonly span: number;
}

export function BottomAxis({ scale, title, format, ticks, span, top }: AxisProps & { readonly top: number }) {
  const [, right = 0] = scale.range();
  return (
    <>
      <AxisBottom
        scale={scale}
        top={top}
        numTicks={ticks}
        tickFormat={(value) => format(Number(value))}
        tickLength={-span}
        stroke="var(--color-line-strong)"
        tickStroke="var(--color-hair)"
        tickComponent={(tick) => <TickText {...tick} y={0} anchor="middle" dy={16} />}
      />
      <text x={right} y={top + 34} textAnchor="end" fill="var(--color-faint)" className="text-micro">
        {title}
      </text>
    </>
  );
}

export function LeftAxis(props: AxisProps & { readonly left: number; readonly top: number }) {
  const { scale, title, format, ticks, span, left, top } = props;
  return (
    <>
      <AxisLeft
        scale={scale}
        left={left}
        top={top}
        numTicks={ticks}
        tickFormat={(value) => format(Number(value))}
        tickLength={-span}
        hideAxisLine
        tickStroke="var(--color-hair)"
        tickComponent={(tick) => <TickText {...tick} x={-8} anchor="end" dy={4} />}
      />
      <text x={0} y={10} fill="var(--color-faint)" className="text-micro">
        {title}
      </text>
    </>
  );
}

function TickText({
  x,
  y,
  formattedValue,
  anchor,
  dy,
}: TickRendererProps & { readonly anchor: 'middle' | 'end'; readonly dy: number }) {
  return (
    <text x={x} y={y} dy={dy} textAnchor={anchor} fill="var(--color-faint)" className="font-mono text-micro">
      {formattedValue}
    </text>
  );
}
