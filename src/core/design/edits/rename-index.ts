/** Renames an index and follows it into the access patterns that use it. */
import type { Design } from '../design.ts';
import { mapField, mapList } from './map-parts.ts';

/** The design with the index `from` called `to`; the same design where there is none or `to` is taken. */
export function renameIndex(design: Design, from: string, to: string): Design {
  const indexes = design.table.indexes ?? [];
  if (!indexes.some(({ name }) => name === from) || indexes.some(({ name }) => name === to)) return design;
  const rename = (name: string): string => (name === from ? to : name);
  const renamed = mapField(design, 'table', (table) =>
    mapField(table, 'indexes', (list) => mapList(list, (index) => mapField(index, 'name', rename))),
  );
  return mapField(renamed, 'accessPatterns', (list) => mapList(list, (pattern) => mapField(pattern, 'index', rename)));
}
