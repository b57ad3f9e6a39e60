/** The states a scenario needs by its kind: creating has one after, deleting one before, changing both. */
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type Kind = { readonly kind: string };
type StateCases = {
  'before-missing': Kind;
  'after-missing': Kind;
  'before-unused': Kind;
  'after-unused': Kind;
};

export const state: Rule<StateCases> = {
  name: 'state',
  codes: { 'before-missing': 'error', 'after-missing': 'error', 'before-unused': 'advice', 'after-unused': 'advice' },
  ofScenario({ scenario: { kind, before, after }, path }) {
    const found: Found<StateCases>[] = [];
    const params = { kind };
    const place = { before: [...path, 'before'], after: [...path, 'after'] };
    const remove = (side: 'before' | 'after') => [{ path: place[side], remove: true as const }];
    if (kind !== 'create' && !before) found.push({ code: 'before-missing', path: place.before, params });
    if (kind !== 'delete' && !after) found.push({ code: 'after-missing', path: place.after, params });
    if (kind === 'create' && before) {
      found.push({ code: 'before-unused', path: place.before, params, fix: remove('before') });
    }
    if (kind === 'delete' && after) {
      found.push({ code: 'after-unused', path: place.after, params, fix: remove('after') });
    }
    return found;
  },
};
