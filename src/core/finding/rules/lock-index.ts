/**
 * A lock enters every index whose key attributes it has (L7). Under the locks' constant sort key all share a partition;
 * under a key of another type than the lock stores there, the table refuses the lock.
 */
import type { PreparedDesign, PreparedIndex, PreparedLock } from '#core/image';
import type { KeyType } from '#core/value';
import type { Found } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { Rule } from '../rule.ts';

type LockIndexCases = {
  'hot-lock-partition': { readonly index: string; readonly value: string; readonly writes: number };
  'locks-in-index': { readonly index: string };
  'lock-index-key-type': {
    readonly name: string;
    readonly type: string;
    readonly expected: string;
    readonly index: string;
  };
};

export const lockIndex: Rule<LockIndexCases> = {
  name: 'lock-index',
  codes: { 'hot-lock-partition': 'warning', 'locks-in-index': 'advice', 'lock-index-key-type': 'error' },
  ofDesign({ design, prepared }) {
    const lock = prepared.locks.find(({ table, problem }) => table === design.table.name && !problem);
    if (!lock) return [];
    const names = new Set([
      lock.partitionKey,
      lock.sortKey?.name,
      lock.timeToLive,
      ...lock.owner.map(({ attribute }) => attribute),
    ]);
    return prepared.indexes.flatMap((index, i) => {
      const refused = refusedKeys(prepared, index, i, lock);
      if (refused.length > 0) return refused;
      return index.keys.length > 0 && index.keys.every((key) => names.has(key.name)) ? [foundFor(index, i, lock)] : [];
    });
  },
};

/** Index keys under which a lock keeps a key of its owner, of another type. */
function refusedKeys(
  { tableKeys }: PreparedDesign,
  { index }: PreparedIndex,
  i: number,
  { owner }: PreparedLock,
): Found<LockIndexCases>[] {
  const stored = new Map<string, KeyType | undefined>(
    owner.map(({ attribute, of }) => [attribute, tableKeys.find(({ name }) => name === of)?.type]),
  );
  return PARTS.flatMap((part) =>
    index[part].flatMap(({ name, type }, j): Found<LockIndexCases>[] => {
      const expected = stored.get(name);
      if (expected === undefined || expected === type) return [];
      const path = ['table', 'indexes', i, part, j, 'name'];
      return [{ code: 'lock-index-key-type', path, params: { name, type, expected, index: index.name } }];
    }),
  );
}

const PARTS = ['partitionKey', 'sortKey'] as const;

function foundFor({ index }: PreparedIndex, i: number, { sortKey }: PreparedLock): Found<LockIndexCases> {
  const path = ['table', 'indexes', i, 'partitionKey'];
  const constant = index.partitionKey.length > 0 && index.partitionKey.every(({ name }) => name === sortKey?.name);
  if (!constant || !sortKey) return { code: 'locks-in-index', path, params: { index: index.name } };
  const value = String(Object.values(sortKey.value)[0] ?? '');
  return { code: 'hot-lock-partition', path, params: { index: index.name, value, writes: LIMITS.partitionWrites } };
}
