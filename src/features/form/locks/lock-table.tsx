import { type Locks, removeAt, setAt } from '#core';
import { t } from '#i18n';
import { useActions } from '#state';
import { Checkbox, FieldFindings } from '#ui';
import { TextAt } from '../fields/text-at.tsx';
import { usePlace } from '../parts/use-place.ts';
import { AddButton } from '../rows/add-button.tsx';
import { LockTableKey } from './lock-table-key.tsx';

const PATH = ['locks', 'table'];

/** A table for locks alone: needed when the table's own partition key is no text, clean in any case. */
export function LockTable({ table }: { readonly table: NonNullable<Locks['table']> | undefined }) {
  const { place, link, findings } = usePlace(PATH);
  const { edit } = useActions();
  const words = t.form.locks;
  const toggle = (isOn: boolean): void =>
    edit(place, (design) =>
      isOn
        ? setAt(design, PATH, { name: `${design.table.name}-locks`, partitionKey: { name: 'PK', type: 'S' } })
        : removeAt(design, PATH, { dropEmpty: true }),
    );
  return (
    <div {...link} data-place={place} className="flex flex-col gap-2">
      <Checkbox hint={t.form.hints.locks.ownTable} isSelected={table !== undefined} onChange={toggle}>
        {words.ownTable}
      </Checkbox>
      {table && (
        <div className="flex flex-col gap-2 border-l border-line pl-3">
          <TextAt
            path={[...PATH, 'name']}
            label={words.tableName}
            hint={t.form.hints.locks.tableName}
            value={table.name}
          />
          <div className="grid grid-cols-2 gap-2">
            <LockTableKey part="partitionKey" value={table.partitionKey} />
            {table.sortKey ? (
              <LockTableKey part="sortKey" value={table.sortKey} />
            ) : (
              <div className="flex items-end">
                <AddButton
                  label={t.form.table.addSortKey}
                  longLabel={words.addSortKey}
                  path={[...PATH, 'sortKey']}
                  add={(design) => setAt(design, [...PATH, 'sortKey'], { name: 'SK', type: 'S' })}
                  focus="locks/table/sortKey/name"
                />
              </div>
            )}
          </div>
        </div>
      )}
      <FieldFindings findings={findings} />
    </div>
  );
}
