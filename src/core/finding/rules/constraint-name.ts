/** Names of constraints: they stand in lock keys, so they are plain, and each is unique in the document. */
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type ConstraintNameCases = {
  'constraint-name': { readonly name: string };
  'constraint-name-repeated': { readonly name: string };
};

const PATTERN = /^[A-Za-z0-9_-]+$/;

export const constraintName: Rule<ConstraintNameCases> = {
  name: 'constraint-name',
  codes: { 'constraint-name': 'error', 'constraint-name-repeated': 'error' },
  ofDesign({ design: { constraints = [] } }) {
    const seen = new Set<string>();
    return constraints.flatMap(({ name }, i): Found<ConstraintNameCases>[] => {
      const path = ['constraints', i, 'name'];
      if (!PATTERN.test(name)) return [{ code: 'constraint-name', path, params: { name } }];
      if (seen.has(name)) return [{ code: 'constraint-name-repeated', path, params: { name } }];
      seen.add(name);
      return [];
    });
  },
};
