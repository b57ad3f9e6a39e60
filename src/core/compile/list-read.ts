/** What reading one page of a list costs, what its projection leaves out, and the second read for that (C4). */
import { readUnits, uniformQueryUnits } from '#core/capacity';
import type { AccessPattern, Design } from '#core/design';
import {
  type ImageItem,
  imageOf,
  indexEntry,
  type PreparedDesign,
  type PreparedIndex,
  prepareDesign,
} from '#core/image';
import { queryPattern } from '#core/request';
import { type Item, itemSize } from '#core/value';
import { isServed } from './is-served.ts';
import { sampleState } from './sample-state.ts';

export interface ListReadOptions {
  /** Rows of one read; the pattern's page size without it, or 25. */
  readonly rows?: number;
  /** Bytes of the whole item, for items larger than the sample. */
  readonly itemBytes?: number;
}

export interface ListRead {
  readonly index?: string;
  readonly kind: 'table' | 'global' | 'local';
  readonly rows: number;
  /** Bytes of the item, of one row as the list holds it, and of all rows, which are rounded up together. */
  readonly itemBytes: number;
  readonly rowBytes: number;
  readonly bytes: number;
  readonly pages: number;
  /** `strong` is null on a global index; `empty` is what a read that finds nothing may cost. */
  readonly query: { readonly eventual: number; readonly strong: number | null; readonly empty: number };
  /** Attributes of the record that its row lacks. */
  readonly leftOut: readonly string[];
  /**
   * Units of getting what is left out for every row, eventually consistent. Of a global index the application reads
   * each item by its key; a local index is asked for the attributes and fetches them itself.
   */
  readonly secondRead: { readonly by: 'application' | 'index'; readonly units: number } | null;
  /** Whether a write just made may be missing from the list. */
  readonly mayLag: boolean;
}

const DEFAULT_ROWS = 25;

/** The cost of reading a list once; null where there is no such list or record, or no key serves it. */
export function listReadOf(design: Design, accessPatternName: string, options: ListReadOptions = {}): ListRead | null {
  const pattern = (design.accessPatterns ?? []).find(({ name }) => name === accessPatternName);
  const prepared = prepareDesign(design);
  const found = prepared.indexes.find(({ index }) => index.name === pattern?.index);
  if (!pattern || !isServed(queryPattern(prepared, pattern))) return null;
  const record = listedRecord(prepared, pattern, found);
  const entry = record && entryOf(record, found);
  if (!record || !entry) return null;
  const read = readRows({
    kind: found?.index.kind ?? 'table',
    projectsAll: !found || found.index.projection.type === 'ALL',
    item: record.item,
    entry,
    padding: Math.max(0, (options.itemBytes ?? 0) - itemSize(record.item)),
    rows: options.rows ?? pattern.limit ?? DEFAULT_ROWS,
  });
  return pattern.index === undefined ? read : { index: pattern.index, ...read };
}

/** The largest record that a scenario has in the list; a made-up one where none has. */
export function listedRecord(
  prepared: PreparedDesign,
  pattern: AccessPattern,
  index: PreparedIndex | undefined,
): ImageItem | undefined {
  const stated = prepared.design.scenarios.flatMap(({ after, before }) => [after, before]);
  const listed = stated.flatMap((state) => {
    const record = state && imageOf(prepared, state).record;
    return record && entryOf(record, index) ? [{ record, bytes: itemSize(record.item) }] : [];
  });
  const [first, ...others] = listed;
  if (first) return others.reduce((most, each) => (each.bytes > most.bytes ? each : most), first).record;
  const names = [...prepared.tableKeys, ...(index?.keys ?? [])].flatMap(({ sources }) => sources);
  const { record } = imageOf(prepared, sampleState(prepared.design, pattern, names));
  return record && entryOf(record, index) ? record : undefined;
}

const entryOf = (record: ImageItem, index: PreparedIndex | undefined): Item | undefined =>
  index ? indexEntry(index, record)?.entry : record.item;

export interface Rows {
  readonly kind: ListRead['kind'];
  readonly projectsAll: boolean;
  readonly item: Item;
  readonly entry: Item;
  /** Bytes by which the item is larger than what is stated of it. */
  readonly padding: number;
  readonly rows: number;
}

/** The cost of reading so many rows that are all alike. */
export function readRows({ kind, projectsAll, item, entry, padding, rows }: Rows): ListRead {
  const itemBytes = itemSize(item) + padding;
  const rowBytes = itemSize(entry) + (projectsAll ? padding : 0);
  const { units, pages } = uniformQueryUnits(rows, rowBytes, 'eventual');
  const leftOut = Object.keys(item).filter((name) => !Object.hasOwn(entry, name));
  const isLacking = !projectsAll && (leftOut.length > 0 || padding > 0);
  return {
    kind,
    rows,
    itemBytes,
    rowBytes,
    bytes: rows * rowBytes,
    pages,
    query: {
      eventual: units,
      strong: kind === 'global' ? null : uniformQueryUnits(rows, rowBytes, 'strong').units,
      empty: uniformQueryUnits(0, 0, 'eventual').atMost,
    },
    leftOut,
    secondRead: isLacking
      ? { by: kind === 'local' ? 'index' : 'application', units: rows * readUnits(itemBytes, 'eventual') }
      : null,
    mayLag: kind === 'global',
  };
}
