/** TTL together with a unique constraint needs owners on the locks (L6): an expired lock may be another record's by now. */
import type { Rule } from '../rule.ts';

type LockOwnerCases = { 'lock-owner-needed': { readonly attribute: string } };

export const lockOwner: Rule<LockOwnerCases> = {
  name: 'lock-owner',
  codes: { 'lock-owner-needed': 'error' },
  ofDesign({ prepared }) {
    const exposed = prepared.locks.find(({ timeToLive, owner }) => timeToLive !== undefined && owner.length === 0);
    if (exposed?.timeToLive === undefined) return [];
    const path = ['locks', 'owner'];
    return [
      { code: 'lock-owner-needed', path, params: { attribute: exposed.timeToLive }, fix: [{ path, value: true }] },
    ];
  },
};
