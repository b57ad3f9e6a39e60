import { keyParts, t } from '#i18n';
import { useLink } from '#state';
import { classNames, KeyText, RoleMark } from '#ui';
import { AttributeList } from './attribute-list.tsx';
import { listedAttributes, SIGNS } from './changes-text.ts';
import type { ChangeRow } from './diff-images.ts';

/** One item or entry: its sign, its key, its role, and what changes inside it. */
export function ChangeItem({ row }: { readonly row: ChangeRow }) {
  const { role, fate, key, name } = row;
  const link = useLink(
    role === 'index' && name !== undefined ? { kind: 'index', name } : { kind: 'item', item: row.id },
  );
  const isQuiet = fate === 'untouched' || fate === 'checked';
  return (
    <li
      {...link}
      data-role={role}
      className={classNames(
        'linkable grid grid-cols-[12px_minmax(0,1fr)_auto] gap-x-2 rounded-base px-2 py-1 data-linked:ring-1 data-linked:ring-(--role) data-linked:ring-inset',
        !isQuiet && 'bg-(--role-wash)',
      )}
    >
      <span aria-hidden className="text-center font-mono font-semibold">
        {SIGNS[fate]}
      </span>
      <span className="sr-only">{t.panes.changes[fate]}</span>
      <div className="min-w-0">
        <KeyText
          parts={keyParts(key)}
          className={classNames(
            isQuiet && 'text-mute',
            fate === 'removed' && 'text-mute line-through decoration-removed',
          )}
        />
        <AttributeList changes={listedAttributes(row)} isNew={fate === 'added'} />
      </div>
      <span className="flex items-center gap-1.5 self-start pt-0.5 text-small text-mute">
        <RoleMark of={role} />
        {name ?? t.panes.roles[role]}
      </span>
    </li>
  );
}
