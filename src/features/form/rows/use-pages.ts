import { useCallback, useMemo, useState } from 'react';
import { pageOf, type Stretch, stretches } from './pages.ts';

const NONE: ReadonlySet<number> = new Set();

/** The stretches of a list that are drawn and that wait, and a way to have a row drawn. */
export function usePages(count: number): {
  readonly parts: readonly Stretch[];
  readonly reveal: (at: number) => void;
} {
  const [open, setOpen] = useState(NONE);
  const [known, setKnown] = useState(count);
  // A row that was just added is the last one: it is there to be typed into.
  const isAdded = count === known + 1 && pageOf(count - 1) > 0;
  if (count !== known) setKnown(count);
  if (isAdded && !open.has(pageOf(count - 1))) setOpen(new Set([...open, pageOf(count - 1)]));
  const reveal = useCallback(
    (at: number): void => setOpen((now) => (now.has(pageOf(at)) ? now : new Set([...now, pageOf(at)]))),
    [],
  );
  return { parts: useMemo(() => stretches(count, open), [count, open]), reveal };
}
