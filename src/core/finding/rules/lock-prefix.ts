/** The prefix of lock keys is one word (L1): the delimiter after it is the template's. */
import type { Rule } from '../rule.ts';

type LockPrefixCases = { 'lock-prefix-delimiter': { readonly prefix: string } };

export const lockPrefix: Rule<LockPrefixCases> = {
  name: 'lock-prefix',
  codes: { 'lock-prefix-delimiter': 'warning' },
  ofDesign({ design: { locks } }) {
    const prefix = locks?.prefix;
    if (prefix === undefined || !prefix.includes('#')) return [];
    const path = ['locks', 'prefix'];
    const plain = prefix.replaceAll('#', '');
    const fix = plain === '' ? { path, remove: true as const } : { path, value: plain };
    return [{ code: 'lock-prefix-delimiter', path, params: { prefix }, fix: [fix] }];
  },
};
