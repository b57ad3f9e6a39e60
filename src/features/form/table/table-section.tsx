import { type Design, removeAt, setAt } from '#core';
import { t } from '#i18n';
import { useActions, useLatchkey } from '#state';
import { ChoiceAt } from '../fields/choice-at.tsx';
import { TextAt } from '../fields/text-at.tsx';
import { KeyAttributeField } from '../keys/key-attribute-field.tsx';
import { dropUnusedTemplates } from '../keys/key-attributes.ts';
import { afterMenu, focusAdd } from '../parts/focus-place.ts';
import { Fold } from '../parts/fold.tsx';
import { FormSection } from '../parts/form-section.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { IndexList } from './index-list.tsx';
import { ThroughputFields } from './throughput-fields.tsx';

const PATH = ['table'] as const;

/** The table: its name, its key, what DynamoDB does with it by itself, and its indexes. */
export function TableSection() {
  const table = useLatchkey((state) => state.design.table);
  const words = t.form.table;
  return (
    <FormSection id="table" path={PATH} title={words.title} note={table.name}>
      <div className="flex flex-col gap-2.5">
        <TextAt
          path={['table', 'name']}
          label={words.name}
          hint={t.form.hints.table.name}
          hintAs="compact"
          value={table.name}
        />
        <div className="grid grid-cols-2 items-start gap-2">
          <KeyAttributeField
            path={['table', 'partitionKey']}
            label={words.partitionKey}
            hint={t.form.hints.table.partitionKey}
            hintAs="compact"
            value={table.partitionKey}
            ownName="PK"
          />
          <SortKey />
        </div>
        <IndexList indexes={table.indexes ?? []} />
        <Fold
          id="table-settings"
          places={['table/timeToLive', 'table/throughput']}
          title={words.settings}
          summary={words.settingsNow(table.timeToLive ?? null, table.throughput !== undefined)}
        >
          <div className="grid grid-cols-2 items-start gap-2">
            <TimeToLive />
            <ThroughputFields path={['table', 'throughput']} owner={null} value={table.throughput} />
          </div>
        </Fold>
      </div>
    </FormSection>
  );
}

function SortKey() {
  const sortKey = useLatchkey((state) => state.design.table.sortKey);
  const { edit } = useActions();
  const path = ['table', 'sortKey'];
  const words = t.form.table;
  if (sortKey) {
    const remove = (design: Design): Design => dropUnusedTemplates(removeAt(design, path), design);
    return (
      <KeyAttributeField
        path={path}
        label={words.sortKey}
        hint={t.form.hints.table.sortKey}
        hintAs="compact"
        value={sortKey}
        ownName="SK"
        onRemove={() => {
          edit('remove:table/sortKey', remove);
          afterMenu(() => focusAdd('table/sortKey'));
        }}
      />
    );
  }
  return (
    <div className="flex pt-6">
      <AddButton
        label={words.addSortKey}
        path={path}
        add={(design) => setAt(design, path, { name: 'SK', type: 'S' })}
        focus="table/sortKey/name"
      />
    </div>
  );
}

function TimeToLive() {
  const timeToLive = useLatchkey((state) => state.design.table.timeToLive);
  const attributes = useLatchkey((state) => state.design.entity.attributes);
  const path = ['table', 'timeToLive'];
  const words = t.form.table;
  const numbers = attributes.filter(({ type }) => type === 'N').map(({ name }) => ({ value: name, label: name }));
  return (
    <ChoiceAt
      path={path}
      label={words.timeToLive}
      value={timeToLive ?? ''}
      hint={t.form.hints.table.timeToLive}
      options={[{ value: '', label: words.noTimeToLive }, ...numbers]}
      choose={(design, name) => (name === '' ? removeAt(design, path) : setAt(design, path, name))}
    />
  );
}
