import { DEFAULT_LOCK_SORT_KEY, type KeyType, setAt } from '#core';
import { t } from '#i18n';
import { useLatchkey } from '#state';
import { TextAt } from '../fields/text-at.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { ValueField } from '../values/value-field.tsx';

const PATH = ['locks', 'sortKey'];

/** The constant that stands in every lock's sort key: a text, or a number or bytes where the sort key has that type. */
export function LockSortKey() {
  const value = useLatchkey((state) => state.design.locks?.sortKey);
  const type = useLatchkey(({ design }) => (design.locks?.table ?? design.table).sortKey?.type);
  const words = t.form.locks;
  if (type === undefined && value === undefined) {
    return (
      <p className="flex min-w-0 flex-col text-small text-mute">
        {words.sortKey}
        <span className="text-faint">{words.noSortKey}</span>
      </p>
    );
  }
  if (typeof value !== 'object') {
    return (
      <div className="flex min-w-0 flex-col items-start gap-1">
        <TextAt
          path={PATH}
          label={words.sortKey}
          hint={t.form.hints.locks.sortKey}
          value={value}
          isOptional
          placeholder={DEFAULT_LOCK_SORT_KEY}
          className="w-full"
        />
        {type !== undefined && type !== 'S' && (
          <AddButton
            label={words.setTyped(t.form.types[type])}
            variant="outline"
            path={PATH}
            add={(design) => setAt(design, PATH, type === 'N' ? { N: '0' } : { B: 'TE9DSw==' })}
          />
        )}
      </div>
    );
  }
  return (
    <div>
      <span aria-hidden className="mb-1 block text-small text-mute">
        {words.sortKey}
      </span>
      <ValueField
        path={PATH}
        label={words.sortKey}
        hint={t.form.hints.locks.sortKey}
        type={type ?? ('S' satisfies KeyType)}
        value={value}
      />
    </div>
  );
}
