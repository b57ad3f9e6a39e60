/** A table of locks is another table than the records'; and what a lock stores has names that do not collide (L5, L6). */
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type LockTableCases = {
  'lock-table-name': { readonly name: string };
  'lock-owner-name': { readonly name: string };
};

export const lockTable: Rule<LockTableCases> = {
  name: 'lock-table',
  codes: { 'lock-table-name': 'error', 'lock-owner-name': 'error' },
  ofDesign({ design: { table, locks }, prepared }) {
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
    return found;
  },
};
