import { useState } from 'react';
import { placeOf } from '#state';
import { useOpenedForGoal } from '../parts/use-opened-for-goal.ts';
import { useRow } from './row-context.ts';

/** Whether the details under a row are open; going to one of the fields in them opens them. */
export function useDetails(fields: readonly string[]): { readonly isOpen: boolean; readonly toggle: () => void } {
  const { path } = useRow();
  const [isOpen, setOpen] = useState(false);
  useOpenedForGoal(
    fields.map((field) => placeOf([...path, field])),
    () => setOpen(true),
  );
  return { isOpen, toggle: () => setOpen(!isOpen) };
}
