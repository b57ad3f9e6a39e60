/**
 * The bytes that one record takes with all that exists for it, reckoned one way wherever storage is priced: the largest record
 * and locks of all states that the scenarios tell of, and of each index the largest entry and the share of the records it holds.
 */
import { STORAGE_OVERHEAD } from '#core/capacity';
import { type Image, type ImageItem, imageOf, indexEntry, type PreparedDesign, type PreparedIndex } from '#core/image';
import { itemSize } from '#core/value';
import { conditionsOf, listedShareOf } from './listed-share.ts';

export interface StoredEntry {
  readonly name: string;
  /** Bytes of a record's entry, its overhead included; 0 where the index holds none. */
  readonly bytes: number;
  /** Whether the entry grows with the record. */
  readonly grows: boolean;
  readonly share: number;
  /** Bytes of the entries that a record's locks have there. */
  readonly ofLocks: number;
}

export interface StoredShape {
  readonly record: number;
  readonly locks: number;
  readonly entries: readonly StoredEntry[];
}

/** The images of all states that the scenarios tell of and that have a record. */
export function statedImages(prepared: PreparedDesign): readonly Image[] {
  const states = prepared.design.scenarios.flatMap(({ after, before }) => [after, before]);
  const images = states.flatMap((state) => (state ? [imageOf(prepared, state)] : []));
  return images.filter(({ record }) => record !== undefined);
}

/** What is stored for one record of these images; null without any. */
export function storedShape(
  prepared: PreparedDesign,
  indexes: readonly PreparedIndex[],
  images: readonly Image[],
): StoredShape | null {
  if (images.length === 0) return null;
  return {
    record: most(images.map(({ record }) => bytesOf(record))),
    locks: most(images.map(({ locks }) => sum(locks.map(bytesOf)))),
    entries: indexes.map((index) => storedEntry(prepared, index, images)),
  };
}

const most = (numbers: readonly number[]): number => numbers.reduce((least, each) => Math.max(least, each), 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const bytesOf = (item: ImageItem | undefined): number => (item ? itemSize(item.item) + STORAGE_OVERHEAD : 0);

function storedEntry(prepared: PreparedDesign, index: PreparedIndex, images: readonly Image[]): StoredEntry {
  const { name: table } = prepared.design.table;
  const sizeIn = (item: ImageItem | undefined): number => {
    const found = item?.table === table ? indexEntry(index, item) : undefined;
    return found ? itemSize(found.entry) + STORAGE_OVERHEAD : 0;
  };
  const ofRecords = images.map(({ record }) => sizeIn(record));
  const isSparse = conditionsOf(index).length > 0 || ofRecords.includes(0);
  return {
    name: index.index.name,
    bytes: most(ofRecords),
    grows: index.index.projection.type === 'ALL',
    share: isSparse ? listedShareOf(prepared, index) : 1,
    ofLocks: most(images.map(({ locks }) => sum(locks.map(sizeIn)))),
  };
}

/** All bytes of one record on average. */
export const storedBytesOf = ({ record, locks, entries }: StoredShape): number =>
  record + locks + sum(entries.map(({ bytes, share, ofLocks }) => bytes * share + ofLocks));
