import { useCallback, useState } from 'react';
import { readPreference, writePreference } from '#platform';

type Layout = Readonly<Record<string, number>>;

/** Column widths of a split, as they were left. */
export function useLayout(name: string): readonly [Layout | undefined, (layout: Layout) => void] {
  const [first] = useState(() => asLayout(readPreference(`layout.${name}`)));
  return [first, useCallback((layout) => writePreference(`layout.${name}`, layout), [name])];
}

function asLayout(stored: unknown): Layout | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const entries = Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
