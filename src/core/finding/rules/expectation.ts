/** A scenario's own expectations (P3): about something stored, on a record that is there, and true of its `before`. */
import { holds } from '#core/design';
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type Named = { readonly attribute: string };
type ExpectationCases = {
  'expects-on-create': { readonly kind: string };
  'expects-not-stored': Named;
  'expects-contradicted': Named;
};

export const expectation: Rule<ExpectationCases> = {
  name: 'expectation',
  codes: { 'expects-on-create': 'error', 'expects-not-stored': 'error', 'expects-contradicted': 'warning' },
  ofScenario({ plan, prepared, scenario: { kind, expects = [] }, transition: { before }, path }) {
    if (expects.length === 0) return NONE;
    const place = [...path, 'expects'];
    if (kind === 'create') {
      return [{ code: 'expects-on-create', path: place, params: { kind }, fix: [{ path: place, remove: true }] }];
    }
    const found: Found<ExpectationCases>[] = [];
    for (const problem of plan.problems) {
      // An attribute that is not there at all is said to be unknown.
      if (problem.code !== 'expects-not-stored' || !prepared.attributes.has(problem.attribute)) continue;
      const { position, attribute } = problem;
      found.push({ code: 'expects-not-stored', path: [...place, position, 'attribute'], params: { attribute } });
    }
    if (!before) return found;
    for (const [position, predicate] of expects.entries()) {
      const { attribute } = predicate;
      if (!prepared.attributes.has(attribute) || holds([predicate], before.state)) continue;
      found.push({ code: 'expects-contradicted', path: [...place, position], params: { attribute } });
    }
    return found;
  },
};

const NONE: readonly Found<ExpectationCases>[] = [];
