import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useId, useMemo } from 'react';
import type { Path } from '#core';
import { t } from '#i18n';
import { classNames, type MenuGroup } from '#ui';
import { DraftScopeContext, useDraftKey } from '../parts/draft-scope.ts';
import { RowContext, type Row as RowInList } from './row-context.ts';
import type { RowActions } from './use-row-actions.ts';
import type { RowGrip } from './use-row-drag.ts';

export interface RowShellProps {
  readonly rowKey: string;
  readonly place: string;
  /** Path of the list. */
  readonly list: Path;
  readonly at: number;
  readonly count: number;
  readonly name: string;
  readonly actions: RowActions;
  readonly grip: RowGrip;
  /** What dragging does to this row: it is dragged, or the dragged one would go before or after it. */
  readonly drop: 'dragged' | 'before' | 'after' | null;
  /** What the row shows, and the item it is made of: while that is the same, so is what it shows. */
  readonly item: unknown;
  readonly children: ReactNode;
}

const DROP = {
  dragged: 'opacity-40',
  before: 'before:absolute before:inset-x-0 before:-top-[3px] before:h-0.5 before:bg-focus',
  after: 'after:absolute after:inset-x-0 after:-bottom-[3px] after:h-0.5 after:bg-focus',
} as const;

/** One row with its grip in the gutter. Alt and the arrow keys move it, wherever in it the focus is. */
function Shell(props: RowShellProps) {
  const { list, place, at, count, name, rowKey, actions, grip, drop } = props;
  const key = useDraftKey([rowKey]);
  const findingsId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the path's identity
  const path = useMemo(() => [...list, at], [place]);
  const row = useMemo<RowInList>(() => {
    const remove = (): void => actions.remove(at);
    const move = (by: number) => (): void => actions.move(at, at + by);
    return { path, at, count, key, findingsId, name, remove, menu: rowMenu({ at, count, move, remove }) };
  }, [path, at, count, key, findingsId, name, actions]);
  const scope = useMemo(() => ({ path, key }), [path, key]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    actions.move(at, at + by);
  };
  return (
    <li
      data-row={place}
      data-at={at}
      onKeyDown={onKeyDown}
      className={classNames('group/row relative cramped:not-last:pb-1.5', drop && DROP[drop])}
    >
      {count > 1 && (
        <span
          onPointerDown={(event) => grip.start(event, at)}
          onPointerMove={grip.move}
          onPointerUp={grip.drop}
          onPointerCancel={grip.cancel}
          aria-hidden
          title={t.form.rows.drag}
          className="absolute top-0 -left-3.5 flex h-(--control) w-3.5 cursor-grab touch-none items-center justify-center text-faint opacity-0 group-hover/row:opacity-100 active:cursor-grabbing pointer-coarse:opacity-100"
        >
          <GripVertical className="size-3" />
        </span>
      )}
      <DraftScopeContext value={scope}>
        <RowContext value={row}>{props.children}</RowContext>
      </DraftScopeContext>
    </li>
  );
}

/** Drawn again only when something of this row changes: of a hundred rows, typing in one draws one. */
export const RowShell = memo(Shell, isSame);

/** The list's path is in the place. */
function isSame(before: RowShellProps, after: RowShellProps): boolean {
  return (
    before.item === after.item &&
    before.place === after.place &&
    before.count === after.count &&
    before.name === after.name &&
    before.rowKey === after.rowKey &&
    before.drop === after.drop &&
    before.actions === after.actions
  );
}

function rowMenu(row: {
  readonly at: number;
  readonly count: number;
  readonly move: (by: number) => () => void;
  readonly remove: () => void;
}): readonly MenuGroup[] {
  const words = t.form.rows;
  const moves = [
    { id: 'up', label: words.moveUp, isDisabled: row.at === 0, onAction: row.move(-1) },
    { id: 'down', label: words.moveDown, isDisabled: row.at === row.count - 1, onAction: row.move(1) },
  ];
  return [
    { entries: row.count > 1 ? moves : [] },
    { entries: [{ id: 'remove', label: words.remove, isDangerous: true, onAction: row.remove }] },
  ];
}
