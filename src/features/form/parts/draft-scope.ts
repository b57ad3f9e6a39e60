/**
 * Keys for half-typed text that survive moving rows: inside a row, its key stands in for the index in the path.
 */
import { createContext, use } from 'react';
import type { Path } from '#core';
import { placeOf } from '#state';

export interface DraftScope {
  readonly path: Path;
  readonly key: string;
}

export const DraftScopeContext = createContext<DraftScope>({ path: [], key: '' });

export function useDraftKey(path: Path): string {
  const scope = use(DraftScopeContext);
  return `${scope.key}/${placeOf(path.slice(scope.path.length))}`;
}
