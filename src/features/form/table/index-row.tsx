import { type Index, type Projection, renameIndex, setAt } from '#core';
import { t } from '#i18n';
import { useActions, useLatchkey, useLatchkeyStore, useLink } from '#state';
import { RoleMark, TextField, TokenField } from '#ui';
import { isOther } from '../drafts/check-name.ts';
import { ChoiceAt } from '../fields/choice-at.tsx';
import { useNameField } from '../fields/use-name-field.ts';
import { withIndexKind } from '../keys/key-attributes.ts';
import { usePlace } from '../parts/use-place.ts';
import { Disclosure } from '../rows/disclosure.tsx';
import { useRow } from '../rows/row-context.ts';
import { RowHead } from '../rows/row-head.tsx';
import { memoRow, type RowProps } from '../rows/row-list.tsx';
import { RowMenu } from '../rows/row-menu.tsx';
import { useDetails } from '../rows/use-details.ts';
import { IndexKeyFields } from './index-key-fields.tsx';
import { ThroughputFields } from './throughput-fields.tsx';

/** An index on one line; opened, its keys, projection and throughput. */
export const IndexRow = memoRow(function IndexRow({ item }: RowProps<Index>) {
  const { path, at, findingsId } = useRow();
  const { isOpen, toggle } = useDetails(['partitionKey', 'sortKey', 'projection', 'throughput']);
  const link = useLink({ kind: 'index', name: item.name });
  const store = useLatchkeyStore();
  const words = t.form.indexes;
  const name = useNameField({
    path: [...path, 'name'],
    value: item.name,
    rules: { isTaken: (text) => isOther(store.getState().design.table.indexes, at, text) },
    rename: (design, to) => renameIndex(design, item.name, to),
  });
  return (
    <div {...link} className="linkable -mx-1 rounded-base px-1">
      <RowHead columns="grid-cols-[minmax(0,1fr)_88px_24px_24px]" findings={name.findings}>
        <TextField
          mono
          {...name.field}
          label={words.name}
          hint={t.form.hints.indexes.name}
          hintAs="compact"
          labelPosition="hidden"
          prefix={<RoleMark of="index" />}
          findingsShownAt={findingsId}
        />
        <ChoiceAt
          isInRow
          path={[...path, 'kind']}
          label={words.kindOf(item.name)}
          hint={t.form.hints.indexes.kind}
          hintAs="compact"
          labelPosition="hidden"
          value={item.kind}
          options={[
            { value: 'global', label: words.kinds.global, description: words.kindMeans.global },
            { value: 'local', label: words.kinds.local, description: words.kindMeans.local },
          ]}
          choose={(design, kind) => withIndexKind(design, path, item, kind)}
        />
        <Disclosure isOpen={isOpen} onToggle={toggle} />
        <RowMenu />
      </RowHead>
      {isOpen ? (
        <IndexDetails index={item} />
      ) : (
        <p className="truncate pt-0.5 pl-2 font-mono text-micro text-faint">{summaryOf(item)}</p>
      )}
    </div>
  );
});

function summaryOf({ partitionKey, sortKey, projection }: Index): string {
  const keys = [partitionKey, sortKey].map((list) => list.map(({ name }) => name).join(' + ')).filter(Boolean);
  return `${keys.join(' / ')} · ${t.form.indexes.projections[projection.type]}`;
}

function IndexDetails({ index }: { readonly index: Index }) {
  const { path } = useRow();
  return (
    <div className="mt-1.5 mb-2 flex flex-col gap-2 border-l border-line pl-3">
      <IndexKeyFields index={index} part="partitionKey" />
      <IndexKeyFields index={index} part="sortKey" />
      <ProjectionFields index={index} />
      {index.kind === 'global' && (
        <ThroughputFields path={[...path, 'throughput']} owner={index.name} value={index.throughput} />
      )}
    </div>
  );
}

function ProjectionFields({ index }: { readonly index: Index }) {
  const { path } = useRow();
  const at = usePlace([...path, 'projection', 'attributes']);
  const { edit } = useActions();
  const attributes = useLatchkey((state) => state.design.entity.attributes);
  const words = t.form.indexes;
  const { projection } = index;
  const types = ['ALL', 'KEYS_ONLY', 'INCLUDE'] as const;
  const make = (type: Projection['type']): Projection => (type === 'INCLUDE' ? { type, attributes: [] } : { type });
  return (
    <div className="flex flex-col gap-1">
      <ChoiceAt
        path={[...path, 'projection']}
        label={words.projection}
        hint={t.form.hints.indexes.projection}
        hintAs="compact"
        value={projection.type}
        options={types.map((value) => ({
          value,
          label: words.projections[value],
          description: words.projectionMeans[value],
        }))}
        choose={(design, type) =>
          type === projection.type ? design : setAt(design, [...path, 'projection'], make(type))
        }
      />
      {projection.type === 'INCLUDE' && (
        <TokenField
          {...at}
          label={words.included}
          hint={t.form.hints.indexes.included}
          hintAs="compact"
          labelPosition="hidden"
          mono
          placeholder={words.includeNothing}
          values={projection.attributes}
          options={attributes.map(({ name }) => ({ value: name, label: name }))}
          onChange={(names) => edit(at.place, (design) => setAt(design, [...path, 'projection', 'attributes'], names))}
        />
      )}
    </div>
  );
}
