/** How many key attributes an index may have, and which (T2): local indexes share the table's partition key. */
import type { Design, Index } from '#core/design';
import type { Found, NoParams, Path } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { Rule } from '../rule.ts';

type IndexKeysCases = {
  'index-without-partition-key': NoParams;
  'too-many-index-keys': { readonly part: 'partition' | 'sort'; readonly count: number; readonly limit: number };
  'local-index-partition-key': { readonly key: string };
  'local-index-sort-key': { readonly count: number };
  'local-index-without-table-sort-key': NoParams;
  'several-index-keys': { readonly index: string };
};

export const indexKeys: Rule<IndexKeysCases> = {
  name: 'index-keys',
  codes: {
    'index-without-partition-key': 'error',
    'too-many-index-keys': 'error',
    'local-index-partition-key': 'error',
    'local-index-sort-key': 'error',
    'local-index-without-table-sort-key': 'error',
    'several-index-keys': 'advice',
  },
  ofDesign: ({ design: { table } }) =>
    (table.indexes ?? []).flatMap((index, i) => {
      const path = ['table', 'indexes', i];
      return index.kind === 'local' ? checkLocal(index, table, path) : checkGlobal(index, path);
    }),
};

function checkLocal(
  { partitionKey, sortKey }: Index,
  { partitionKey: ofTable, sortKey: sortOfTable }: Design['table'],
  path: Path,
): Found<IndexKeysCases>[] {
  const found: Found<IndexKeysCases>[] = [];
  if (!sortOfTable) {
    const kind = [...path, 'kind'];
    const fix = [{ path: kind, value: 'global' }];
    found.push({ code: 'local-index-without-table-sort-key', path: kind, params: {}, fix });
  }
  if (partitionKey.length !== 1 || partitionKey[0]?.name !== ofTable.name) {
    const place = [...path, 'partitionKey'];
    const fix = [{ path: place, value: [ofTable] }];
    found.push({ code: 'local-index-partition-key', path: place, params: { key: ofTable.name }, fix });
  }
  if (sortKey.length !== 1) {
    found.push({ code: 'local-index-sort-key', path: [...path, 'sortKey'], params: { count: sortKey.length } });
  }
  return found;
}

function checkGlobal({ name, partitionKey, sortKey }: Index, path: Path): Found<IndexKeysCases>[] {
  const found: Found<IndexKeysCases>[] = [];
  if (partitionKey.length === 0) {
    found.push({ code: 'index-without-partition-key', path: [...path, 'partitionKey'], params: {} });
  }
  const parts = [
    ['partition', partitionKey.length, [...path, 'partitionKey']],
    ['sort', sortKey.length, [...path, 'sortKey']],
  ] as const;
  for (const [part, count, place] of parts) {
    if (count <= LIMITS.indexKeys) continue;
    found.push({ code: 'too-many-index-keys', path: place, params: { part, count, limit: LIMITS.indexKeys } });
  }
  const several = parts.find(([, count]) => count > 1);
  if (several) found.push({ code: 'several-index-keys', path: several[2], params: { index: name } });
  return found;
}
