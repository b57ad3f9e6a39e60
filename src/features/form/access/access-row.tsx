import { type AccessPattern, removeAt, setAt } from '#core';
import { t } from '#i18n';
import { useLatchkey, useLatchkeyStore } from '#state';
import { TextField } from '#ui';
import { isOther } from '../drafts/check-name.ts';
import { ChoiceAt } from '../fields/choice-at.tsx';
import { useNameField } from '../fields/use-name-field.ts';
import { Disclosure } from '../rows/disclosure.tsx';
import { useRow } from '../rows/row-context.ts';
import { RowHead } from '../rows/row-head.tsx';
import { memoRow, type RowProps } from '../rows/row-list.tsx';
import { RowMenu } from '../rows/row-menu.tsx';
import { useDetails } from '../rows/use-details.ts';
import { AccessDetails } from './access-details.tsx';

/** A list to be read: its name, where it is read from and in which order. */
export const AccessRow = memoRow(function AccessRow({ item }: RowProps<AccessPattern>) {
  const { path, at, findingsId } = useRow();
  const { isOpen, toggle } = useDetails(['partition', 'sort', 'where', 'range', 'limit', 'descending']);
  const store = useLatchkeyStore();
  const indexes = useLatchkey(({ design }) => design.table.indexes) ?? [];
  const words = t.form.access;
  const name = useNameField({
    path: [...path, 'name'],
    value: item.name,
    rules: { isTaken: (text) => isOther(store.getState().design.accessPatterns, at, text) },
    rename: (design, to) => setAt(design, [...path, 'name'], to),
  });
  return (
    <div className="-mx-1 px-1">
      <RowHead
        columns="grid-cols-[minmax(0,1fr)_96px_24px_24px] cramped:grid-cols-[minmax(0,1fr)_auto_auto]"
        findings={name.findings}
      >
        <TextField
          {...name.field}
          label={words.name}
          hint={t.form.hints.access.name}
          hintAs="compact"
          labelPosition="hidden"
          findingsShownAt={findingsId}
        />
        <ChoiceAt
          isInRow
          path={[...path, 'index']}
          label={words.indexOf(item.name)}
          className="cramped:col-start-1 cramped:row-start-2"
          hint={t.form.hints.access.index}
          hintAs="compact"
          labelPosition="hidden"
          value={item.index ?? ''}
          options={[{ value: '', label: words.theTable }, ...indexes.map(({ name }) => ({ value: name, label: name }))]}
          choose={(design, name) =>
            name === '' ? removeAt(design, [...path, 'index']) : setAt(design, [...path, 'index'], name)
          }
        />
        <Disclosure isOpen={isOpen} onToggle={toggle} />
        <RowMenu />
      </RowHead>
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
