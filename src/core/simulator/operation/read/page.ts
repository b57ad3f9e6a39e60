/**
 * One page of a Query or Scan: up to a limit of entries looked at, or 1 MB of them, before any filter.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.Pagination.html
 */
import { type Item, itemSize } from '#core/value';
import { type KeyRange, type SortedMap, walk } from '../../table/sorted-map.ts';

const MAX_PAGE_BYTES = 1_048_576;

export interface Page {
  /** Entries looked at. */
  readonly entries: readonly Item[];
  readonly bytes: number;
  /** The last entry, where the page was cut off; there may be nothing after it. */
  readonly last: Item | undefined;
}

/** Reads entries in order until the page is full. */
export function readPage(map: SortedMap<Item>, range: KeyRange, descending: boolean, limit: number | undefined): Page {
  const entries: Item[] = [];
  let bytes = 0;
  const through = walk(map, range, descending, (entry) => {
    const size = itemSize(entry);
    if (bytes + size > MAX_PAGE_BYTES) return false;
    bytes += size;
    return entries.push(entry) !== limit;
  });
  return { entries, bytes, last: through ? undefined : entries.at(-1) };
}
