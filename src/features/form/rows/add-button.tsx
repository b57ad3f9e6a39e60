import { Plus } from 'lucide-react';
import { flushSync } from 'react-dom';
import type { Design } from '#core';
import { placeOf, useActions, useLatchkeyStore } from '#state';
import { Button } from '#ui';
import { afterMenu, focusPlace } from '../parts/focus-place.ts';

export interface AddButtonProps {
  readonly label: string;
  /** The whole of what it does, where the label is short. */
  readonly longLabel?: string;
  /** The list that grows. */
  readonly path: readonly (string | number)[];
  readonly add: (design: Design) => Design;
  readonly variant?: 'quiet' | 'outline';
  /** Place that has the focus afterwards; otherwise the last row of the list. */
  readonly focus?: string;
}

/** Adds a row to a list and puts the focus into its first field, on a made-up name so that typing replaces it. */
export function AddButton({ label, longLabel, path, add, variant = 'quiet', focus }: AddButtonProps) {
  const addRow = useAddRow();
  return (
    <span data-add={placeOf(path)} className="contents">
      <Button
        size="small"
        variant={variant}
        onPress={() => addRow(path, add, focus)}
        {...(longLabel ? { 'aria-label': longLabel } : {})}
      >
        <Plus aria-hidden className="-mr-0.5 size-3" />
        {label}
      </Button>
    </span>
  );
}

/** Grows a list in the document and focuses the new row, also from a menu. */
export function useAddRow(): (path: AddButtonProps['path'], add: (design: Design) => Design, focus?: string) => void {
  const { edit } = useActions();
  const store = useLatchkeyStore();
  return (path, add, focus) => {
    const before = store.getState().design;
    flushSync(() => edit(`add:${placeOf(path)}`, add));
    if (store.getState().design === before) return;
    afterMenu(() => {
      if (focusPlace(focus ?? lastRow(placeOf(path)))) selectText(document.activeElement);
    });
  };
}

function selectText(focused: Element | null): void {
  if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) focused.select();
}

function lastRow(place: string): string {
  const rows = document.querySelectorAll(`[data-row^="${CSS.escape(place)}/"]`);
  const own = [...rows]
    .map((row) => row.getAttribute('data-row') ?? '')
    .filter((one) => /^\d+$/.test(one.slice(place.length + 1)));
  return own.at(-1) ?? place;
}
