/**
 * The index entries of an image. An index has an entry for every item of its table that carries all of its key
 * attributes with the right types: the record, and a lock too where it has them, as in an inverted index (L7).
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html
 */
import { own, setOwn } from '#core/shared';
import type { AttributeValue, Item, KeyValue } from '#core/value';
import type { Image, ImageItem, IndexEntry } from './image.ts';
import type { PreparedDesign, PreparedIndex } from './prepare.ts';

/** Every entry of every index, index by index, the record's first. */
export function indexEntries({ indexes, design }: PreparedDesign, image: Image): IndexEntry[] {
  if (indexes.length === 0) return [];
  const items = image.record ? [image.record, ...image.locks] : image.locks;
  const here = items.filter((item) => item.table === design.table.name);
  return indexes.flatMap((index) => here.flatMap((item) => indexEntry(index, item) ?? []));
}

/** The entry one item has in one index, or `undefined` where it is sparse. */
export function indexEntry({ index, keys, keyNames }: PreparedIndex, of: ImageItem): IndexEntry | undefined {
  if (index.partitionKey.length === 0) return undefined;
  const key: Record<string, KeyValue> = {};
  for (const { name, type } of keys) {
    const value = own(of.item, name);
    if (value === undefined || !(type in value) || Object.values(value)[0] === '') return undefined;
    setOwn(key, name, value as KeyValue);
  }
  return { role: 'index', index: index.name, of, key, entry: project(index.projection, keyNames, of.item) };
}

type Projection = PreparedIndex['index']['projection'];

function project(projection: Projection, keyNames: readonly string[], item: Item): Item {
  if (projection.type === 'ALL') return item;
  const names = projection.type === 'INCLUDE' ? [...keyNames, ...projection.attributes] : keyNames;
  const entry: Record<string, AttributeValue> = {};
  for (const name of names) {
    const value = own(item, name);
    if (value !== undefined) setOwn(entry, name, value);
  }
  return entry;
}
