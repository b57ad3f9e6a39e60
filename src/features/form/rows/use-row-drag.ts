/** Dragging a row by its grip. The pointer is captured by the grip, so that leaving the list does no harm. */
import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';

export interface RowDrag {
  /** The row being dragged and the place it would go to. */
  readonly from: number;
  readonly to: number;
}

/** What the grip of each row does with the pointer; the same for all rows, and for as long as the list is there. */
export interface RowGrip {
  readonly start: (event: PointerEvent<HTMLElement>, at: number) => void;
  readonly move: (event: PointerEvent<HTMLElement>) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

export function useRowDrag(move: (from: number, to: number) => void): {
  readonly drag: RowDrag | null;
  readonly grip: RowGrip;
} {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const latest = useRef({ drag, move });
  useLayoutEffect(() => {
    latest.current = { drag, move };
  });
  const grip = useMemo<RowGrip>(
    () => ({
      start: (event, at) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: at, to: at });
      },
      move: (event) => {
        const now = latest.current.drag;
        if (!now) return;
        const to = rowUnder(event, now.from);
        if (to !== now.to) setDrag({ from: now.from, to });
      },
      drop: () => {
        const { drag: now, move: moveRow } = latest.current;
        if (now && now.to !== now.from) moveRow(now.from, now.to);
        setDrag(null);
      },
      cancel: () => setDrag(null),
    }),
    [],
  );
  return { drag, grip };
}

/** The index in the list; not all rows of the list need be drawn. */
function rowUnder(event: PointerEvent<HTMLElement>, from: number): number {
  const drawn = [...(event.currentTarget.closest('[data-rows]')?.children ?? [])].flatMap((row) => {
    const at = row.getAttribute('data-at');
    return at === null ? [] : [{ row, at: Number(at) }];
  });
  const to = placeUnder(
    drawn.map(({ row }) => row.getBoundingClientRect()),
    drawn.findIndex(({ at }) => at === from),
    event.clientY,
  );
  return drawn[to]?.at ?? from;
}

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** The index a row dragged from `from` gets when let go at `y`: it goes past each row whose middle it has passed. */
export function placeUnder(rows: readonly Extent[], from: number, y: number): number {
  const passed = rows.filter(({ top, bottom }, at) => at !== from && (top + bottom) / 2 < y).length;
  return Math.min(passed, Math.max(rows.length - 1, 0));
}
