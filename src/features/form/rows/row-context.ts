import { createContext, use } from 'react';
import type { Path } from '#core';
import type { MenuGroup } from '#ui';

/** What a row knows of its place in the list and what can be done with it there. */
export interface Row {
  /** Path of the row's item in the document. */
  readonly path: Path;
  readonly at: number;
  readonly count: number;
  readonly key: string;
  /** Id of the list of what there is to say about the row. */
  readonly findingsId: string;
  /** How the row is called in the names of its buttons. */
  readonly name: string;
  readonly remove: () => void;
  /** Move up, move down, remove: the groups every row menu ends with. */
  readonly menu: readonly MenuGroup[];
}

export const RowContext = createContext<Row | null>(null);

export function useRow(): Row {
  const row = use(RowContext);
  if (!row) throw new Error('invariant: a row stands in a row list');
  return row;
}
