/** Taking over expired values (L6) needs a TTL on the record, and the time in each scenario that claims one. */

import { typeOf } from '#core/value';
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type ReclaimCases = {
  'reclaim-without-ttl': { readonly constraint: string };
  'now-missing': { readonly constraint: string };
  'now-type': { readonly type: string };
};

export const reclaim: Rule<ReclaimCases> = {
  name: 'reclaim',
  codes: { 'reclaim-without-ttl': 'error', 'now-missing': 'error', 'now-type': 'error' },
  ofDesign: ({ prepared }) =>
    prepared.locks.flatMap(({ constraint, position, reclaim: works }): Found<ReclaimCases>[] => {
      if (constraint.reclaimExpired !== true || works) return [];
      const path = ['constraints', position, 'reclaimExpired'];
      const params = { constraint: constraint.name };
      return [{ code: 'reclaim-without-ttl', path, params, fix: [{ path, remove: true }] }];
    }),
  ofScenario({ plan, scenario: { now }, path }) {
    const place = [...path, 'now'];
    if (now !== undefined && !('N' in now)) {
      return [{ code: 'now-type', path: place, params: { type: typeOf(now) } }];
    }
    for (const problem of plan.problems) {
      if (problem.code === 'now-missing') {
        return [{ code: 'now-missing', path: place, params: { constraint: problem.constraint } }];
      }
    }
    return NONE;
  },
};

const NONE: readonly Found<ReclaimCases>[] = [];
