/** What the request does to the table and its indexes, before → after. */
import { useMemo } from 'react';
import { noPlanText, t } from '#i18n';
import { useCompiled } from '#state';
import { ChangeItem } from './change-item.tsx';
import { changeRows } from './changes-text.ts';

export function ChangesPane() {
  const compiled = useCompiled();
  const rows = useMemo(() => changeRows(compiled), [compiled]);
  if (rows.length === 0) return <p className="text-small text-mute">{noPlanText(compiled, t.panes.changes.none)}</p>;
  return (
    <ul className="-mx-2 flex flex-col gap-0.5">
      {rows.map((row) => (
        <ChangeItem key={`${row.role}:${row.id}`} row={row} />
      ))}
    </ul>
  );
}
