/** A change that changes nothing (P4): there is no request to send. */
import type { NoParams } from '../finding.ts';
import type { Rule } from '../rule.ts';

type NothingToWriteCases = { 'nothing-to-write': NoParams };

export const nothingToWrite: Rule<NothingToWriteCases> = {
  name: 'nothing-to-write',
  codes: { 'nothing-to-write': 'advice' },
  ofScenario({ plan, transition: { before, after }, path }) {
    const comparable = before?.image.record !== undefined && after?.image.record !== undefined;
    return comparable && plan.actions.length === 0 ? [{ code: 'nothing-to-write', path, params: {} }] : [];
  },
};
