import { Plus } from 'lucide-react';
import { addIndex } from '#core';
import { t } from '#i18n';
import { useLatchkey } from '#state';
import { Button, Menu } from '#ui';
import { useAddRow } from '../rows/add-button.tsx';

/** Adds a global or a local index. */
export function AddIndex() {
  const addRow = useAddRow();
  const words = t.form.indexes;
  const hasSortKey = useLatchkey((state) => state.design.table.sortKey !== undefined);
  const add = (kind: 'global' | 'local') => () => addRow(['table', 'indexes'], (design) => addIndex(design, kind));
  return (
    <span data-add="table/indexes" className="contents">
      <Menu
        label={words.add}
        groups={[
          {
            entries: [
              { id: 'global', label: words.kinds.global, description: words.kindMeans.global, onAction: add('global') },
              {
                id: 'local',
                label: words.kinds.local,
                description: words.kindMeans.local,
                isDisabled: !hasSortKey,
                onAction: add('local'),
              },
            ],
          },
        ]}
      >
        <Button size="small" aria-label={words.add}>
          <Plus aria-hidden className="-mr-0.5 size-3" />
          {words.addShort}
        </Button>
      </Menu>
    </span>
  );
}
