import { type Index, removeIndex } from '#core';
import { t } from '#i18n';
import { RowList } from '../rows/row-list.tsx';
import { AddIndex } from './add-index.tsx';
import { IndexRow } from './index-row.tsx';

/** The table's secondary indexes. */
export function IndexList({ indexes }: { readonly indexes: readonly Index[] }) {
  const words = t.form.indexes;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-6 items-center gap-2">
        <h3 className="text-small text-mute">{words.title}</h3>
        {indexes.length === 0 && <span className="min-w-0 flex-1 text-small text-faint">{words.none}</span>}
        <span className="ml-auto">
          <AddIndex />
        </span>
      </div>
      <RowList
        items={indexes}
        path={['table', 'indexes']}
        label={words.title}
        nameOf={(index) => index.name}
        Row={IndexRow}
        remove={(design, index) => removeIndex(design, index.name)}
      />
    </div>
  );
}
