import { type ComponentType, memo, useCallback, useMemo } from 'react';
import type { Design, Path } from '#core';
import { t } from '#i18n';
import { placeOf } from '#state';
import { classNames } from '#ui';
import { useOpenedForGoal } from '../parts/use-opened-for-goal.ts';
import { RowGap } from './row-gap.tsx';
import { RowShell, type RowShellProps } from './row-shell.tsx';
import { usePages } from './use-pages.ts';
import { type RowActions, useRowActions } from './use-row-actions.ts';
import { type RowDrag, useRowDrag } from './use-row-drag.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface RowProps<T> {
  readonly item: T;
  readonly at: number;
}

export interface RowListProps<T> {
  readonly items: readonly T[];
  /** Path of the list in the document. */
  readonly path: Path;
  readonly label: string;
  readonly nameOf: (item: T, at: number) => string;
  /** A memoised component: a row that has not changed is not drawn again. */
  readonly Row: ComponentType<RowProps<T>>;
  /** Removing a row, where more than the row itself has to go. */
  readonly remove?: (design: Design, item: T, at: number) => Design;
  readonly className?: string;
}

/**
 * The rows of a list in the document: each can be moved (by its grip, by Alt and arrow keys, by its menu) and removed.
 * The focus stays with the row that moved and goes to the next one when a row is removed. Of a long list the first
 * rows are drawn; the others when they are asked for, or when somebody goes to one of them.
 */
export function RowList<T>(props: RowListProps<T>) {
  const { items, path, nameOf, Row } = props;
  const place = placeOf(path);
  const keys = useRowKeys(items);
  const { parts, reveal } = usePages(items.length);
  const actions = useRevealing(useRowActions({ items, path, remove: props.remove }), reveal);
  const { drag, grip } = useRowDrag(actions.move);
  useOpenedForGoal([place], (goal) => {
    const at = goal[path.length];
    if (typeof at === 'number') reveal(at);
  });
  const placesAt = useCallback((at: number) => [`${place}/${at}`], [place]);
  if (items.length === 0) return null;
  const rowsOf = (from: number, to: number) =>
    items.slice(from, to).map((item, offset) => (
      <RowShell
        key={keys[from + offset]}
        rowKey={keys[from + offset] ?? ''}
        place={`${place}/${from + offset}`}
        list={path}
        at={from + offset}
        count={items.length}
        name={nameOf(item, from + offset) || t.form.rows.unnamed}
        actions={actions}
        grip={grip}
        drop={dropAt(drag, from + offset)}
        item={item}
      >
        <Row item={item} at={from + offset} />
      </RowShell>
    ));
  return (
    <ul
      aria-label={props.label}
      data-rows
      className={classNames('@container flex flex-col', props.className ?? 'gap-1')}
    >
      {parts.map((part) =>
        part.kind === 'rows' ? (
          rowsOf(part.from, part.to)
        ) : (
          <li key={`gap-${part.from}`}>
            <RowGap gap={part} placesAt={placesAt} reveal={reveal} />
          </li>
        ),
      )}
    </ul>
  );
}

/** A row that is moved to where no rows are drawn takes the focus there: they are drawn. */
function useRevealing({ move, remove }: RowActions, reveal: (at: number) => void): RowActions {
  return useMemo(
    () => ({
      move: (from, to) => {
        if (to >= 0) reveal(to);
        move(from, to);
      },
      remove,
    }),
    [move, remove, reveal],
  );
}

function dropAt(drag: RowDrag | null, at: number): RowShellProps['drop'] {
  if (drag === null) return null;
  if (drag.from === at) return 'dragged';
  if (drag.to !== at) return null;
  return drag.to > drag.from ? 'after' : 'before';
}

/** Wraps a row so that it is drawn again only when its item or its place changes. */
export const memoRow = <T,>(Row: ComponentType<RowProps<T>>): ComponentType<RowProps<T>> => memo(Row);
