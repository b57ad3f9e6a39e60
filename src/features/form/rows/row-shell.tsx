import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useMemo } from 'react';
import { t } from '#i18n';
import { classNames, type MenuGroup } from '#ui';
import { DraftScopeContext, useDraftKey } from '../parts/draft-scope.ts';
import { type Row, RowContext } from './row-context.ts';
import type { RowActions } from './use-row-actions.ts';
import type { RowDragHandlers } from './use-row-drag.ts';

export interface RowShellProps {
  readonly rowKey: string;
  readonly place: string;
  readonly path: Row['path'];
  readonly at: number;
  readonly count: number;
  readonly name: string;
  readonly actions: RowActions;
  readonly grip: RowDragHandlers;
  /** What dragging does to this row: it is dragged, or the dragged one would go before or after it. */
  readonly drop: 'dragged' | 'before' | 'after' | null;
  readonly children: ReactNode;
}

const DROP = {
  dragged: 'opacity-40',
  before: 'before:absolute before:inset-x-0 before:-top-[3px] before:h-0.5 before:bg-focus',
  after: 'after:absolute after:inset-x-0 after:-bottom-[3px] after:h-0.5 after:bg-focus',
} as const;

/** One row with its grip in the gutter. Alt and the arrow keys move it, wherever in it the focus is. */
export function RowShell(props: RowShellProps) {
  const { path, place, at, count, name, rowKey, actions, drop } = props;
  const key = useDraftKey([rowKey]);
  const findingsId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the path's identity
  const row = useMemo<Row>(() => {
    const remove = (): void => actions.remove(at);
    const move = (by: number) => (): void => actions.move(at, at + by);
    return { path, at, count, key, findingsId, name, remove, menu: rowMenu({ at, count, move, remove }) };
  }, [place, at, count, key, findingsId, name, actions]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the path's identity
  const scope = useMemo(() => ({ path, key }), [place, key]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    actions.move(at, at + by);
  };
  return (
    <li data-row={place} onKeyDown={onKeyDown} className={classNames('group/row relative', drop && DROP[drop])}>
      {count > 1 && (
        <span
          {...props.grip}
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
