/** A table of locks is another table than the records'; and what a lock stores has names that do not collide (L5, L6). */
import type { Design } from '#core/design';
import type { PreparedLock } from '#core/image';
import type { Found } from '../finding.ts';
import { ownLockTable } from '../own-lock-table.ts';
import type { Rule } from '../rule.ts';

type LockTableCases = {
  'lock-table-name': { readonly name: string };
  'lock-owner-name': { readonly name: string };
  'lock-key-expires': { readonly name: string };
};

export const lockTable: Rule<LockTableCases> = {
  name: 'lock-table',
  codes: { 'lock-table-name': 'error', 'lock-owner-name': 'error', 'lock-key-expires': 'error' },
  ofDesign({ design, prepared }) {
    const { table, locks } = design;
    const found: Found<LockTableCases>[] = [];
    if (locks?.table && locks.table.name === table.name) {
      const path = ['locks', 'table', 'name'];
      const { name } = table;
      found.push({ code: 'lock-table-name', path, params: { name }, fix: [{ path, value: `${name}-locks` }] });
    }
    const [lock] = prepared.locks;
    const names = [lock?.partitionKey, lock?.sortKey?.name, lock?.timeToLive];
    const clash = lock?.owner.find(({ attribute }) => names.includes(attribute));
    if (clash) found.push({ code: 'lock-owner-name', path: ['locks', 'owner'], params: { name: clash.attribute } });
    if (lock) found.push(...expiringKey(design, lock));
    return found;
  },
};

/** A key that is the expiry differs from record to record, so that two of them could hold one value. */
function expiringKey(design: Design, { timeToLive, partitionKey, sortKey }: PreparedLock): Found<LockTableCases>[] {
  if (timeToLive === undefined || ![partitionKey, sortKey?.name].includes(timeToLive)) return [];
  const part = timeToLive === partitionKey ? 'partitionKey' : 'sortKey';
  const path = design.locks?.table ? ['locks', 'table', part, 'name'] : ['table', part, 'name'];
  const fix = ownLockTable(design);
  return [{ code: 'lock-key-expires', path, params: { name: timeToLive }, ...(fix.length > 0 && { fix }) }];
}
