/** The names of lines at their right ends, tied to them by a short stroke of their own look. */
import { compareWords } from '#i18n';
import { type LineEnd, spreadLabels } from './end-labels.ts';
import { LINE_LOOK } from './line-look.ts';

const LINE = 15;
const STROKE = 18;

export const namesWidth = (width: number): number => (width < 440 ? 118 : 138);

export function LineNames(props: {
  readonly ends: readonly LineEnd[];
  readonly left: number;
  readonly bottom: number;
}) {
  const { ends, left, bottom } = props;
  return spreadLabels(ends, LINE, bottom).map(({ kind, y }) => {
    const { role, dash } = LINE_LOOK[kind];
    const from = ends.find((end) => end.kind === kind)?.y ?? y;
    return (
      <g key={kind} data-role={role}>
        <path
          d={`M${left} ${from}L${left + 6} ${y}H${left + STROKE}`}
          fill="none"
          stroke="var(--role-fill)"
          strokeWidth={2}
          {...(dash && { strokeDasharray: dash })}
        />
        <text x={left + STROKE + 4} y={y + 4} fill="var(--role)" className="text-micro">
          {compareWords.short[kind]}
        </text>
      </g>
    );
  });
}
