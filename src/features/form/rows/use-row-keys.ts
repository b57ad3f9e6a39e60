import { useEffect, useRef } from 'react';
import { rowKeys } from './row-keys.ts';

/** React keys for the items of a list that follow the items through edits, moves and undo. */
export function useRowKeys(list: readonly unknown[]): readonly string[] {
  const previous = useRef<readonly unknown[]>([]);
  const keys = rowKeys(list, previous.current);
  useEffect(() => {
    previous.current = list;
  }, [list]);
  return keys;
}
