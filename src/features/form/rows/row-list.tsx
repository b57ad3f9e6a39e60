import { type ComponentType, memo } from 'react';
import type { Design, Path } from '#core';
import { t } from '#i18n';
import { placeOf } from '#state';
import { classNames } from '#ui';
import { RowShell, type RowShellProps } from './row-shell.tsx';
import { useRowActions } from './use-row-actions.ts';
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
 * The focus stays with the row that moved and goes to the next one when a row is removed.
 */
export function RowList<T>(props: RowListProps<T>) {
  const { items, path, nameOf, Row } = props;
  const keys = useRowKeys(items);
  const actions = useRowActions({ items, path, remove: props.remove });
  const { drag, handlersFor } = useRowDrag(actions.move);
  if (items.length === 0) return null;
  return (
    <ul aria-label={props.label} data-rows className={classNames('flex flex-col', props.className ?? 'gap-1')}>
      {items.map((item, at) => (
        <RowShell
          key={keys[at]}
          rowKey={keys[at] ?? ''}
          place={placeOf([...path, at])}
          path={[...path, at]}
          at={at}
          count={items.length}
          name={nameOf(item, at) || t.form.rows.unnamed}
          actions={actions}
          grip={handlersFor(at)}
          drop={dropAt(drag, at)}
        >
          <Row item={item} at={at} />
        </RowShell>
      ))}
    </ul>
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
