/** Everything stored after the step that was taken last, and what that step changed. */
import type { Run, TableItem } from '#core';
import { formatValue, keyParts, t } from '#i18n';
import { classNames, KeyText, RoleMark } from '#ui';
import { useSession } from '../race-session.ts';
import { diffTables, type StoredItem } from './diff-tables.ts';

export function StoredTables({ run }: { readonly run: Run }) {
  const { at } = useSession();
  const words = t.races.tables;
  const before = at > 1 ? run.steps[at - 2]?.tables : run.start;
  const tables = diffTables(
    at > 0 ? (before ?? []) : run.start,
    at > 0 ? (run.steps[at - 1]?.tables ?? []) : run.start,
  );
  return (
    <section
      aria-label={words.title}
      className="min-w-0 border-t border-hair px-(--gutter) py-3 @min-[600px]:border-t-0 @min-[600px]:border-l"
    >
      <h2 className="text-small font-semibold">{words.title}</h2>
      {tables.map(({ name, items }) => (
        <div key={name} className="mt-1">
          {tables.length > 1 && <h3 className="text-micro text-faint">{words.table(name)}</h3>}
          {items.length === 0 && <p className="text-small text-mute">{words.none}</p>}
          <ul className="flex flex-col">
            {items.map((item) => (
              <ItemRow key={item.id} stored={item} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const SIGNS = { added: '+', changed: '~', removed: '−', same: '' } as const;

function ItemRow({ stored }: { readonly stored: StoredItem }) {
  const { item, change } = stored;
  const words = t.races.tables;
  return (
    <li
      data-role={item.role}
      className={classNames(
        '-mx-1.5 grid grid-cols-[0.75rem_0.5rem_minmax(0,1fr)] items-baseline gap-x-1.5 rounded-small px-1.5 py-1',
        change !== 'same' && 'bg-(--role-wash)',
      )}
    >
      <span className="font-mono text-small font-semibold">
        <span aria-hidden>{SIGNS[change]}</span>
        {change !== 'same' && <span className="sr-only">{words[change]}</span>}
      </span>
      <RoleMark of={item.role} label={item.constraint ?? t.panes.roles[item.role]} />
      <span className={classNames('min-w-0 text-small', change === 'removed' && 'line-through')}>
        <KeyText parts={keyParts(item.key)} className={change === 'same' ? '' : 'font-semibold'} />
        <Attributes item={item} changed={stored.changed} />
      </span>
    </li>
  );
}

function Attributes({ item, changed }: { readonly item: TableItem; readonly changed: ReadonlySet<string> }) {
  const shown = Object.entries(item.item).filter(([name]) => !Object.hasOwn(item.key, name));
  if (shown.length === 0) return null;
  return (
    <span className="block font-mono text-mute [overflow-wrap:anywhere]">
      {shown.map(([name, value], at) => (
        <span key={name}>
          {at > 0 && ' · '}
          <span className={changed.has(name) ? 'font-semibold text-ink' : ''}>
            {name} {formatValue(value)}
          </span>
        </span>
      ))}
    </span>
  );
}
