/** Each guard of the request, as it stands there and as it reads, with what would happen without it. */
import { type ReactNode, useMemo } from 'react';
import type { Guard } from '#core';
import { describeAction, t } from '#i18n';
import { useCompiled, useLink, useShown } from '#state';
import { Code, RoleChip, RoleMark } from '#ui';
import { type GuardRow, guardRows } from './guard-rows.ts';

/** `more` says further things about a guard that it alone cannot: where its race is, say. */
export function GuardsPane({ more }: { readonly more?: (guard: Guard) => ReactNode }) {
  const compiled = useCompiled();
  const design = useShown(({ design }) => design);
  const rows = useMemo(() => guardRows(compiled, design), [compiled, design]);
  if (rows.length === 0) return <p className="text-small text-mute">{t.panes.guards.none}</p>;
  return (
    <ul className="flex flex-col">
      {rows.map((row) => (
        <GuardItem key={`${row.position}:${row.text}`} row={row} more={more?.(row.guard)} />
      ))}
    </ul>
  );
}

function GuardItem({ row, more }: { readonly row: GuardRow; readonly more: ReactNode }) {
  const { action, position, guard, text, resolved, sentence } = row;
  const link = useLink({ kind: 'action', position });
  return (
    <li
      {...link}
      data-role={action.role}
      className="linkable -mx-2 grid grid-cols-[8px_minmax(0,1fr)] gap-x-2 gap-y-0.5 rounded-base px-2 py-1.5 @min-[540px]:grid-cols-[8px_minmax(0,2fr)_minmax(0,3fr)] @min-[540px]:gap-x-3"
    >
      <RoleMark of={action.role} label={describeAction(action)} className="mt-[6px]" />
      <div className="min-w-0">
        <Code language="expression" className="block">
          {text}
        </Code>
        {resolved !== text && (
          <Code language="expression" className="block text-faint">
            {resolved}
          </Code>
        )}
      </div>
      <div className="col-start-2 min-w-0 text-mute @min-[540px]:col-start-3">
        {sentence} {more}
        <Protects guard={guard} own={action.constraints} />
      </div>
    </li>
  );
}

/** Names of the locks, indexes and references that rest on the guarded value; what the action itself is for goes without saying. */
function Protects({ guard, own }: { readonly guard: Guard; readonly own: readonly string[] }) {
  const named = guard.protects.filter(({ kind, name }) => kind !== 'record' && !own.includes(name));
  if (named.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-1 text-small text-faint">
      {t.panes.guards.protects}
      {named.map(({ kind, name }) => (
        <RoleChip key={`${kind}:${name}`} of={kind} mono>
          {name}
        </RoleChip>
      ))}
    </span>
  );
}
