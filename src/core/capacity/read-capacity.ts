/**
 * Bytes → read capacity units (C4): 4 KiB steps, an eventual read half a unit, a transactional one two. A Query sums
 * the bytes of all entries it evaluates before it rounds; reading single items rounds each.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 */

/** One read capacity unit covers an item of up to this many bytes. */
export const READ_UNIT_BYTES = 4096;

/** A page of a Query holds at most this many bytes. */
export const PAGE_BYTES = 1024 * 1024;

export type ReadConsistency = 'eventual' | 'strong' | 'transactional';

const FACTOR: Readonly<Record<ReadConsistency, number>> = { eventual: 0.5, strong: 1, transactional: 2 };

/** Units for reading one item by its key: one step even where there is none. */
export function readUnits(bytes: number, consistency: ReadConsistency): number {
  return Math.max(1, Math.ceil(bytes / READ_UNIT_BYTES)) * FACTOR[consistency];
}

/** Units for reading several items by their keys, each rounded on its own: BatchGetItem, TransactGetItems. */
export function readManyUnits(sizes: readonly number[], consistency: ReadConsistency): number {
  return sizes.reduce((units, bytes) => units + readUnits(bytes, consistency), 0);
}

export interface QueryUnits {
  readonly units: number;
  /** What an empty Query may still cost: whether AWS bills one is not documented. Equal to `units` otherwise. */
  readonly atMost: number;
  /** How many pages of 1 MB it takes; each is rounded on its own. */
  readonly pages: number;
}

/** Units of a Query that evaluates entries of these sizes. A filter or a projection would not make them fewer. */
export function queryUnits(sizes: readonly number[], consistency: 'eventual' | 'strong'): QueryUnits {
  const factor = FACTOR[consistency];
  if (sizes.length === 0) return { units: 0, atMost: factor, pages: 1 };
  let units = 0;
  let pages = 0;
  let page = 0;
  const close = (): void => {
    units += Math.max(1, Math.ceil(page / READ_UNIT_BYTES)) * factor;
    pages += 1;
    page = 0;
  };
  for (const bytes of sizes) {
    if (page > 0 && page + bytes > PAGE_BYTES) close();
    page += bytes;
  }
  close();
  return { units, atMost: units, pages };
}

/** Units of a Query for `rows` entries that are all `bytes` long: `queryUnits` without a list. */
export function uniformQueryUnits(rows: number, bytes: number, consistency: 'eventual' | 'strong'): QueryUnits {
  const factor = FACTOR[consistency];
  if (rows <= 0) return { units: 0, atMost: factor, pages: 1 };
  const stepsFor = (count: number): number => Math.max(1, Math.ceil((count * bytes) / READ_UNIT_BYTES));
  const perPage = Math.max(1, Math.floor(PAGE_BYTES / Math.max(1, bytes)));
  const whole = Math.floor(rows / perPage);
  const rest = rows - whole * perPage;
  const units = (whole * stepsFor(perPage) + (rest > 0 ? stepsFor(rest) : 0)) * factor;
  return { units, atMost: units, pages: whole + (rest > 0 ? 1 : 0) };
}

export interface LocalQueryUnits {
  readonly index: number;
  /** What fetching the items costs whose attributes the index lacks: each is read on its own from the table. */
  readonly table: number;
}

/** Units of a Query on a local index that also asks for attributes outside its projection. */
export function localQueryUnits(
  entries: readonly number[],
  fetched: readonly number[],
  consistency: 'eventual' | 'strong',
): LocalQueryUnits {
  return { index: queryUnits(entries, consistency).units, table: readManyUnits(fetched, consistency) };
}
