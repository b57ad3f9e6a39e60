/** Moving and removing rows of a list in the document, with the focus going where one would look next. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Design, moveAt, type Path, removeAt } from '#core';
import { placeOf, useActions } from '#state';
import { afterMenu, focusAdd, focusPlace } from '../parts/focus-place.ts';

export interface RowListTarget<T> {
  readonly items: readonly T[];
  readonly path: Path;
  /** Removing a row, where more than the row itself has to go. */
  readonly remove?: ((design: Design, item: T, at: number) => Design) | undefined;
}

export interface RowActions {
  readonly move: (from: number, to: number) => void;
  readonly remove: (at: number) => void;
}

/** Stable as long as the list stays at its place. */
export function useRowActions<T>(target: RowListTarget<T>): RowActions {
  const { edit } = useActions();
  const latest = useRef(target);
  useLayoutEffect(() => {
    latest.current = target;
  });
  return useMemo(
    () => ({
      move: (from, to) => {
        const { items, path } = latest.current;
        if (to < 0 || to >= items.length || to === from) return;
        const focused = document.activeElement;
        flushSync(() => edit(`move:${placeOf(path)}`, (design) => moveAt(design, path, from, to)));
        if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
      },
      remove: (at) => {
        const { items, path, remove } = latest.current;
        const item = items[at];
        if (item === undefined) return;
        flushSync(() =>
          edit(`remove:${placeOf(path)}`, (design) =>
            remove ? remove(design, item, at) : removeAt(design, [...path, at], { dropEmpty: true }),
          ),
        );
        const next = Math.min(at, items.length - 2);
        afterMenu(() => {
          if (next < 0 || !focusPlace(placeOf([...path, next]))) focusAdd(placeOf(path));
        });
      },
    }),
    [edit],
  );
}
