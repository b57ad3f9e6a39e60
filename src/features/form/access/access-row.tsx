import { useState } from 'react';
import { type AccessPattern, removeAt, setAt } from '#core';
import { t } from '#i18n';
import { useLatchkey } from '#state';
import { ChoiceAt } from '../fields/choice-at.tsx';
import { NameField } from '../fields/name-field.tsx';
import { usePlace } from '../parts/use-place.ts';
import { Disclosure } from '../rows/disclosure.tsx';
import { useRow } from '../rows/row-context.ts';
import { memoRow, type RowProps } from '../rows/row-list.tsx';
import { RowMenu } from '../rows/row-menu.tsx';
import { AccessDetails } from './access-details.tsx';

/** A list to be read: its name, where it is read from and in which order. */
export const AccessRow = memoRow(function AccessRow({ item }: RowProps<AccessPattern>) {
  const { path, at } = useRow();
  const [isOpen, setOpen] = useState(false);
  const { findings } = usePlace(path);
  const taken = useLatchkey(({ design }) => design.accessPatterns) ?? [];
  const indexes = useLatchkey(({ design }) => design.table.indexes) ?? [];
  const words = t.form.access;
  return (
    <div className="-mx-1 px-1">
      <div className="grid grid-cols-[minmax(0,1fr)_96px_24px_24px] items-start gap-1.5">
        <NameField
          path={[...path, 'name']}
          label={words.name}
          labelPosition="hidden"
          mono={false}
          value={item.name}
          rules={{ taken: taken.flatMap(({ name }, other) => (other === at ? [] : [name])) }}
          rename={(design, to) => setAt(design, [...path, 'name'], to)}
          more={findings}
        />
        <ChoiceAt
          path={[...path, 'index']}
          label={words.indexOf(item.name)}
          labelPosition="hidden"
          value={item.index ?? ''}
          options={[{ value: '', label: words.theTable }, ...indexes.map(({ name }) => ({ value: name, label: name }))]}
          choose={(design, name) =>
            name === '' ? removeAt(design, [...path, 'index']) : setAt(design, [...path, 'index'], name)
          }
        />
        <Disclosure isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <RowMenu />
      </div>
      {isOpen ? (
        <AccessDetails pattern={item} />
      ) : (
        <p className="truncate pt-0.5 pl-2 text-small text-faint">
          {words.summary(item.partition.join(', '), item.sort.join(', '), item.descending ?? false)}
        </p>
      )}
    </div>
  );
});
