/** Every item and index entry of the record before and after, whole, as typed JSON. */
import { useMemo } from 'react';
import { type CompiledImage, type Item, itemSize, type Role } from '#core';
import { formatBytes, keyParts, t } from '#i18n';
import { itemId, type LinkTarget, useCompiled, useLink } from '#state';
import { Chip, CodeBlock, CopyButton, formatJson, KeyText, RoleMark } from '#ui';

interface Shown {
  readonly id: string;
  readonly role: Role;
  readonly name: string;
  readonly key: Item;
  readonly item: Item | null;
  readonly target: LinkTarget;
}

export function ItemsPane() {
  const { before, after } = useCompiled().images;
  if (!before && !after) return <p className="text-small text-mute">{t.panes.items.none}</p>;
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-6 @min-[680px]:grid-cols-2">
      <ImageColumn title={t.panes.items.before} image={before} empty={t.panes.items.nothingBefore} />
      <ImageColumn title={t.panes.items.after} image={after} empty={t.panes.items.nothingAfter} />
    </div>
  );
}

function ImageColumn(props: { readonly title: string; readonly image: CompiledImage | null; readonly empty: string }) {
  const shown = useMemo(() => (props.image ? shownOf(props.image) : []), [props.image]);
  return (
    <section className="min-w-0">
      <h2 className="mb-1 text-small font-semibold">{props.title}</h2>
      {shown.length === 0 && <p className="text-small text-mute">{props.empty}</p>}
      <ul className="flex flex-col gap-1">
        {shown.map((one) => (
          <ItemCard key={one.id} shown={one} />
        ))}
      </ul>
    </section>
  );
}

function shownOf({ record, locks, entries, references }: CompiledImage): readonly Shown[] {
  const items = [...(record ? [record] : []), ...locks].map(({ role, table, key, item, constraint }): Shown => {
    const id = itemId(table, key);
    return { id, role, key, item, name: constraint ?? t.panes.roles[role], target: { kind: 'item', item: id } };
  });
  const indexed = entries.map(
    ({ index, of, key, entry }): Shown => ({
      id: JSON.stringify([index, itemId(of.table, of.key)]),
      role: 'index',
      name: index,
      key,
      item: entry,
      target: { kind: 'index', name: index },
    }),
  );
  const required = references.map(({ table, key, constraint }): Shown => {
    const id = itemId(table, key);
    return { id, role: 'reference', name: constraint, key, item: null, target: { kind: 'item', item: id } };
  });
  return [...items, ...indexed, ...required];
}

/** Two columns stand side by side: items break early. */
const WIDTH = 40;

function ItemCard({ shown }: { readonly shown: Shown }) {
  const { role, name, key, item, target } = shown;
  const link = useLink(target);
  const text = item ? formatJson(item, WIDTH) : '';
  return (
    <li {...link} data-role={role} className="linkable rounded-base border-t border-hair py-1.5">
      <div className="flex items-start gap-2">
        <RoleMark of={role} className="mt-1.5" />
        <span className="min-w-0 flex-1">
          <KeyText parts={keyParts(key)} className="font-semibold" />
        </span>
        <span className="text-small text-mute">{name}</span>
        {item ? <Chip>{formatBytes(itemSize(item))}</Chip> : <Chip>{t.panes.items.references}</Chip>}
        {item && <CopyButton label={t.panes.items.copy(name)} text={text} variant="icon" />}
      </div>
      {item && (
        <CodeBlock text={text} language="json" label={name} isNumbered={false} padding={2} wraps className="pl-4" />
      )}
    </li>
  );
}
