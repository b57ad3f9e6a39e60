/** Dragging a row by its grip. The pointer is captured by the grip, so that leaving the list does no harm. */
import { type PointerEvent, useState } from 'react';

export interface RowDrag {
  /** The row being dragged and the place it would go to. */
  readonly from: number;
  readonly to: number;
}

export interface RowDragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

export function useRowDrag(move: (from: number, to: number) => void): {
  readonly drag: RowDrag | null;
  readonly handlersFor: (at: number) => RowDragHandlers;
} {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const handlersFor = (at: number): RowDragHandlers => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: at, to: at });
    },
    onPointerMove: (event) => {
      if (!drag) return;
      const rows = event.currentTarget.closest('[data-rows]')?.children ?? [];
      const to = placeUnder(
        [...rows].map((row) => row.getBoundingClientRect()),
        drag.from,
        event.clientY,
      );
      if (to !== drag.to) setDrag({ from: drag.from, to });
    },
    onPointerUp: () => {
      if (drag && drag.to !== drag.from) move(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, handlersFor };
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
