/** A lock enters every index whose key attributes it has (L7). Under the locks' constant sort key all share a partition. */
import type { PreparedIndex, PreparedLock } from '#core/image';
import type { Found } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { Rule } from '../rule.ts';

type LockIndexCases = {
  'hot-lock-partition': { readonly index: string; readonly value: string; readonly writes: number };
  'locks-in-index': { readonly index: string };
};

export const lockIndex: Rule<LockIndexCases> = {
  name: 'lock-index',
  codes: { 'hot-lock-partition': 'warning', 'locks-in-index': 'advice' },
  ofDesign({ design, prepared }) {
    const lock = prepared.locks.find(({ table, problem }) => table === design.table.name && !problem);
    if (!lock) return [];
    const names = new Set([
      lock.partitionKey,
      lock.sortKey?.name,
      lock.timeToLive,
      ...lock.owner.map(({ attribute }) => attribute),
    ]);
    return prepared.indexes.flatMap((index, i) =>
      index.keys.length > 0 && index.keys.every((key) => names.has(key.name)) ? [foundFor(index, i, lock)] : [],
    );
  },
};

function foundFor({ index }: PreparedIndex, i: number, { sortKey }: PreparedLock): Found<LockIndexCases> {
  const path = ['table', 'indexes', i, 'partitionKey'];
  const constant = index.partitionKey.length > 0 && index.partitionKey.every(({ name }) => name === sortKey?.name);
  if (!constant || !sortKey) return { code: 'locks-in-index', path, params: { index: index.name } };
  const value = String(Object.values(sortKey.value)[0] ?? '');
  return { code: 'hot-lock-partition', path, params: { index: index.name, value, writes: LIMITS.partitionWrites } };
}
