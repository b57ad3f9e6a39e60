/** Every key attribute of table and indexes: its template, its value before and after, or why it has none. */
import type { KeyRow } from '#core';
import { t } from '#i18n';
import { useCompiled, useLink } from '#state';
import { Chip, KeyText, RoleChip } from '#ui';
import { KeyLine } from './key-line.tsx';

export function KeysPane() {
  const { keys } = useCompiled();
  if (keys.length === 0) return <p className="text-small text-mute">{t.panes.keys.none}</p>;
  return (
    <ul className="-my-1 flex flex-col">
      {keys.map((row) => (
        <Row key={`${row.part}:${row.name}`} row={row} />
      ))}
    </ul>
  );
}

function Row({ row }: { readonly row: KeyRow }) {
  const { name, usedBy } = row;
  const link = useLink({ kind: 'key', name });
  return (
    <li
      {...link}
      data-role={usedBy.includes(null) ? 'record' : 'index'}
      className="linkable -mx-2 grid grid-cols-1 gap-x-4 gap-y-1 rounded-base border-t border-hair px-2 py-2 first:border-t-0 @min-[480px]:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <KeyTitle row={row} />
      <KeyValues row={row} />
    </li>
  );
}

function KeyTitle({ row: { name, type, part, usedBy } }: { readonly row: KeyRow }) {
  return (
    <div className="min-w-0">
      <h2 className="flex items-center gap-1.5">
        <code className="truncate font-semibold">{name}</code>
        <Chip mono>{type}</Chip>
      </h2>
      <div className="mt-0.5 flex flex-wrap items-center gap-1 text-small text-faint">
        {t.panes.keys.parts[part]}
        {usedBy.map((index) => (
          <RoleChip key={index ?? ''} of={index === null ? 'record' : 'index'} mono={index !== null}>
            {index ?? t.panes.keys.table}
          </RoleChip>
        ))}
      </div>
    </div>
  );
}

/** Template, then the value before and after; one line where the scenario leaves it as it is. */
function KeyValues({ row: { name, template, before, after } }: { readonly row: KeyRow }) {
  const words = t.panes.keys;
  const isSame = before !== undefined && JSON.stringify(before) === JSON.stringify(after);
  return (
    <dl className="grid min-w-0 grid-cols-[4rem_minmax(0,1fr)] gap-x-2 gap-y-1">
      <dt className="text-small text-faint">{words.template}</dt>
      <dd>
        {template === undefined ? (
          <span className="text-small text-faint">{words.itself}</span>
        ) : (
          <KeyText parts={[template]} />
        )}
      </dd>
      {isSame && <KeyLine label={words.value} cell={before} name={name} />}
      {!isSame && before && <KeyLine label={words.before} cell={before} name={name} />}
      {!isSame && after && <KeyLine label={words.after} cell={after} name={name} isChanged={before !== undefined} />}
    </dl>
  );
}
