/** The places where the name of a key attribute stands as such, shared by the two edits that rename one. */
import type { Design, Index, KeyAttribute, Projection, ReferenceConstraint, Table } from '../design.ts';
import { mapField, mapList, renameKey } from './map-parts.ts';

/** The table with a key attribute renamed in its own key, in its indexes' keys and in what they project. */
export function renameTableKeys(table: Table, from: string, to: string): Table {
  const rename = (key: KeyAttribute): KeyAttribute => (key.name === from ? { ...key, name: to } : key);
  const renameAll = (keys: readonly KeyAttribute[]): readonly KeyAttribute[] => mapList(keys, rename);
  const renameProjected = (projection: Projection): Projection =>
    projection.type === 'INCLUDE'
      ? mapField(projection, 'attributes', (list) => mapList(list, (name) => (name === from ? to : name)))
      : projection;
  const renameInIndex = (index: Index): Index =>
    mapField(mapField(mapField(index, 'partitionKey', renameAll), 'sortKey', renameAll), 'projection', renameProjected);
  return mapField(mapField(mapField(table, 'partitionKey', rename), 'sortKey', rename), 'indexes', (indexes) =>
    mapList(indexes, renameInIndex),
  );
}

/** The reference with a key attribute renamed, if it refers to the design's own table. */
export function renameReferenceKeys(
  reference: ReferenceConstraint,
  design: Design,
  from: string,
  to: string,
): ReferenceConstraint {
  const refersHere = reference.table === undefined || reference.table === design.table.name;
  return refersHere ? mapField(reference, 'key', (key) => renameKey(key, from, to)) : reference;
}
