import { type Design, insertAt, type Path, type Predicate } from '#core';
import { t } from '#i18n';
import { AddButton } from '../rows/add-button.tsx';
import { RowList } from '../rows/row-list.tsx';
import { newPredicate } from './edit-predicate.ts';
import { PredicateRow } from './predicate-row.tsx';

export interface PredicateListProps {
  readonly path: Path;
  /** What the conditions are for: `Only when`. */
  readonly title: string;
  /** Read before the title by screen readers: the name of what has the conditions. */
  readonly owner: string;
  readonly hint: string;
  readonly predicates: readonly Predicate[] | undefined;
  /** What a new condition says at first. */
  readonly first?: (design: Design) => Predicate;
}

/** Conditions on a record, all of which have to hold. */
export function PredicateList({ path, title, owner, hint, predicates = [], first = newPredicate }: PredicateListProps) {
  const add = (design: Design): Design => insertAt(design, path, predicates.length, first(design));
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-6 items-center gap-2">
        <span className="text-small text-mute">{title}</span>
        {predicates.length === 0 && <span className="min-w-0 flex-1 text-small text-faint">{hint}</span>}
        <span className="ml-auto">
          <AddButton
            label={t.form.predicates.add}
            longLabel={t.form.predicates.addLong(title, owner)}
            path={path}
            add={add}
          />
        </span>
      </div>
      <RowList
        items={predicates}
        path={path}
        label={`${owner}: ${title}`}
        nameOf={(predicate) => t.form.predicates.rowName(predicate.attribute)}
        Row={PredicateRow}
      />
    </div>
  );
}
