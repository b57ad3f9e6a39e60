import { useId } from 'react';
import { equalValues, type Scenario } from '#core';
import { t } from '#i18n';
import { useLink } from '#state';
import { type FieldFinding, FieldFindings } from '#ui';
import { usePlace } from '../parts/use-place.ts';
import { useRow } from '../rows/row-context.ts';
import { useValueControl } from '../values/value-control.tsx';
import type { SideName } from './state-grid.tsx';
import type { StateRow } from './state-rows.ts';

interface StateValueRowProps {
  readonly row: StateRow;
  readonly scenario: Scenario;
  readonly sides: readonly SideName[];
  readonly grid: string;
}

/** Nested values are JSON, and need the width of the label's column too. */
const NESTED = {
  1: 'grid grid-cols-[minmax(0,1fr)]',
  2: 'grid grid-cols-2 gap-x-1.5 [&>:first-child]:col-span-2',
} as const;

/** One attribute's values before and after. What did not change steps back; findings stand under the whole row. */
export function StateValueRow({ row, scenario, sides, grid }: StateValueRowProps) {
  const link = useLink({ kind: 'attribute', name: row.name });
  const before = useSide('before', row, scenario);
  const after = useSide('after', row, scenario);
  const shown = sides.map((side) => ({ side, ...(side === 'before' ? before : after) }));
  const findings = withoutRepeats(
    shown.flatMap((one) => one.findings.map((finding) => ({ ...finding, key: `${one.side}-${finding.key}` }))),
  );
  const isNested = row.type === 'M' || row.type === 'L';
  return (
    <div {...link} className="linkable -mx-1 rounded-base px-1">
      <div className={`${isNested ? NESTED[sides.length === 1 ? 1 : 2] : grid} items-start`}>
        <span
          aria-hidden
          className="flex h-(--control) min-w-0 items-center gap-1"
          title={`${row.name} · ${t.form.types[row.type]}`}
        >
          <code className="truncate text-mute">{row.name}</code>
        </span>
        {shown.map(({ side, cell }) =>
          row.isVersion && side === 'after' ? (
            <span key={side} className="flex h-(--control) items-center pl-2 text-small text-faint">
              {t.form.scenarios.versionAfter}
            </span>
          ) : (
            cell
          ),
        )}
      </div>
      <FieldFindings findings={findings} />
    </div>
  );
}

function useSide(side: SideName, row: StateRow, scenario: Scenario) {
  const { path } = useRow();
  const state = scenario[side];
  const other = scenario.before !== undefined && side === 'after' ? scenario.before : undefined;
  const value = own(state, row.name);
  const unchanged = value !== undefined && own(other, row.name);
  const at = usePlace([...path, side, row.name]);
  const id = useId();
  const { problems, render } = useValueControl({
    path: [...path, side, row.name],
    label: t.form.scenarios.valueOf(row.name, t.form.scenarios.sides[side]),
    type: row.type,
    value,
    options: row.attribute?.values ?? [],
    isQuiet: unchanged !== undefined && unchanged !== false && value !== undefined && equalValues(unchanged, value),
  });
  const findings = [...problems, ...at.findings];
  const cell = (
    <div key={side} {...at.link} data-place={at.place} className="min-w-0">
      {render({
        isInvalid: findings.some(({ severity }) => severity === 'error'),
        describedBy: findings.length > 0 ? id : undefined,
      })}
      {findings.length > 0 && (
        <span id={id} className="sr-only">
          {findings.map(({ title }) => title).join(' ')}
        </span>
      )}
    </div>
  );
  return { cell, findings };
}

const own = <T,>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;

/** What is wrong before and after in the same words is said once. */
function withoutRepeats(findings: readonly FieldFinding[]): readonly FieldFinding[] {
  const textOf = ({ severity, title, detail }: FieldFinding): string => JSON.stringify([severity, title, detail]);
  return findings.filter((finding, at) => findings.findIndex((other) => textOf(other) === textOf(finding)) === at);
}
