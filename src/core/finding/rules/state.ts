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
    const needsBefore = kind !== 'create';
    const needsAfter = kind !== 'delete';
    if (needsBefore === (before !== undefined) && needsAfter === (after !== undefined)) return NONE;
    const found: Found<StateCases>[] = [];
    const params = { kind };
    const ofBefore = [...path, 'before'];
    const ofAfter = [...path, 'after'];
    if (needsBefore && !before) found.push({ code: 'before-missing', path: ofBefore, params });
    if (needsAfter && !after) found.push({ code: 'after-missing', path: ofAfter, params });
    if (!needsBefore && before) {
      found.push({ code: 'before-unused', path: ofBefore, params, fix: [{ path: ofBefore, remove: true }] });
    }
    if (!needsAfter && after) {
      found.push({ code: 'after-unused', path: ofAfter, params, fix: [{ path: ofAfter, remove: true }] });
    }
    return found;
  },
};

const NONE: readonly Found<StateCases>[] = [];
