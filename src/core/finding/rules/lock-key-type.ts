/** Where locks live (L1): under a partition key of type S, with a constant sort key of the table's type. */
import type { Design, Patch } from '#core/design';
import type { PreparedDesign, Problem } from '#core/image';
import { utf8Length } from '#core/shared';
import type { KeyType } from '#core/value';
import type { Found, Path } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import { ownLockTable } from '../own-lock-table.ts';
import type { Rule } from '../rule.ts';

type Typed = { readonly key: string; readonly type: string };
type LockKeyTypeCases = {
  'lock-partition-key-type': Typed;
  'lock-sort-key-type': Typed;
  'lock-sort-key-too-long': { readonly bytes: number; readonly limit: number };
};

export const lockKeyType: Rule<LockKeyTypeCases> = {
  name: 'lock-key-type',
  codes: { 'lock-partition-key-type': 'error', 'lock-sort-key-type': 'error', 'lock-sort-key-too-long': 'error' },
  ofDesign: ({ design, prepared }) => [
    ...prepared.locks.flatMap(({ problem }) => (problem ? foundFor(problem, design) : [])).slice(0, 1),
    ...checkLength(prepared),
  ],
};

function foundFor({ code, params }: Problem, design: Design): Found<LockKeyTypeCases>[] {
  const key = String(params.key);
  const type = String(params.type);
  if (code === 'lock-partition-key-type') {
    const ofLocks = design.locks?.table !== undefined;
    const path: Path = ofLocks ? ['locks', 'table', 'partitionKey', 'type'] : ['table', 'partitionKey', 'type'];
    const fix = ofLocks ? [{ path, value: 'S' }] : ownLockTable(design);
    return [{ code, path, params: { key, type }, fix }];
  }
  if (code !== 'lock-sort-key-type') return [];
  const path = ['locks', 'sortKey'];
  const home = design.locks?.table ?? design.table;
  const fix: Patch[] = home.sortKey ? [{ path, value: CONSTANTS[home.sortKey.type] }] : [];
  return [{ code, path, params: { key, type }, fix }];
}

const CONSTANTS: Readonly<Record<KeyType, unknown>> = { S: 'LOCK', N: { N: '0' }, B: { B: 'AA==' } };

function checkLength({ locks }: PreparedDesign): Found<LockKeyTypeCases>[] {
  const constant = locks[0]?.sortKey?.value;
  if (constant === undefined || !('S' in constant)) return [];
  const bytes = utf8Length(constant.S);
  const limit = LIMITS.keyBytes.sort;
  return bytes > limit
    ? [{ code: 'lock-sort-key-too-long', path: ['locks', 'sortKey'], params: { bytes, limit } }]
    : [];
}
