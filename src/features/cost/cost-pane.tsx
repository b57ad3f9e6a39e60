/** Write units of the request, action by action, and what falls on each index. */
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { describeAction, formatNumber, noPlanText, t } from '#i18n';
import { whenIdle } from '#platform';
import { useCompiled, useLink, useShown } from '#state';
import { RoleMark, UnitBar } from '#ui';
import { type CostRow, costsOf } from './cost-rows.ts';

const loadMonth = () => import('./month-cost.lazy.tsx');
const MonthCost = lazy(async () => ({ default: (await loadMonth()).MonthCost }));

export function CostPane() {
  const hasWorkload = useShown(({ design }) => design.workload !== undefined);
  // Fetched before it is needed: the connection may be gone by then.
  useEffect(() => whenIdle(() => void loadMonth().catch(() => undefined)), []);
  return (
    <>
      <RequestCost />
      {hasWorkload && (
        <Suspense fallback={null}>
          <MonthCost />
        </Suspense>
      )}
    </>
  );
}

function RequestCost() {
  const compiled = useCompiled();
  const costs = useMemo(() => costsOf(compiled), [compiled]);
  const words = t.panes.cost;
  if (costs.rows.length === 0) return <p className="text-small text-mute">{noPlanText(compiled, words.none)}</p>;
  return (
    <>
      <ul className="-mx-2 flex flex-col">
        {costs.rows.map((row) => (
          <Row key={row.position} row={row} scale={costs.scale} />
        ))}
        <li className="mx-2 mt-1 flex justify-between border-t border-line pt-1">
          <span className="text-mute">{words.total}</span>
          <strong className="font-mono text-small font-semibold">{formatNumber(compiled.capacity.total)}</strong>
        </li>
      </ul>
      <Indexes indexes={compiled.capacity.indexes} />
      <p className="mt-2 text-small text-faint">
        {costs.isDoubled ? words.doubled : words.single}
        {costs.hasAssumed && ` ${words.assumed}`}
      </p>
    </>
  );
}

function Row({ row, scale }: { readonly row: CostRow; readonly scale: number }) {
  const action = useCompiled().plan[row.position];
  const link = useLink({ kind: 'action', position: row.position });
  const segments = [
    { role: row.role, units: row.table },
    ...row.indexes.map(({ units }) => ({ role: 'index' as const, units })),
  ];
  return (
    <li
      {...link}
      data-role={row.role}
      className="linkable grid grid-cols-[minmax(0,9rem)_1fr_2.5rem] items-center gap-x-3 rounded-base px-2 py-0.5"
    >
      <span className="flex items-center gap-1.5 text-mute">
        <RoleMark of={row.role} />
        <span className="truncate">{action ? describeAction(action) : t.panes.cost.action(row.position)}</span>
      </span>
      <UnitBar segments={segments} scale={scale} />
      <span className="text-right font-mono text-small font-semibold">{formatNumber(row.total)}</span>
      <span className="col-span-3 flex flex-wrap gap-x-3 pl-5 text-small text-faint">
        {row.steps.map((step) => (
          <span key={step}>{step}</span>
        ))}
      </span>
    </li>
  );
}

/** Every index of the table, also the ones this request leaves alone: that is often the point. */
function Indexes({ indexes }: { readonly indexes: Readonly<Record<string, number>> }) {
  const entries = Object.entries(indexes);
  if (entries.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col text-small text-mute">
      {entries.map(([name, units]) => (
        <IndexLine key={name} name={name} units={units} />
      ))}
    </ul>
  );
}

function IndexLine({ name, units }: { readonly name: string; readonly units: number }) {
  const link = useLink({ kind: 'index', name });
  return (
    <li {...link} data-role="index" className="linkable -mx-2 flex items-center gap-1.5 rounded-base px-2 py-0.5">
      <RoleMark of="index" />
      <code className="flex-1 truncate">{name}</code>
      {units === 0 ? (
        <span className="text-faint">{t.panes.cost.untouchedIndex}</span>
      ) : (
        <>
          <span className="text-faint">{t.panes.cost.ofWhich}</span>
          <span className="w-10 text-right font-mono">{formatNumber(units)}</span>
        </>
      )}
    </li>
  );
}
