/** Names of access patterns: a Query is asked for by name, so each has one of its own. */
import type { Found, NoParams } from '../finding.ts';
import type { Rule } from '../rule.ts';

type AccessPatternNameCases = {
  'access-pattern-name-empty': NoParams;
  'access-pattern-name-repeated': { readonly name: string };
};

export const accessPatternName: Rule<AccessPatternNameCases> = {
  name: 'access-pattern-name',
  codes: { 'access-pattern-name-empty': 'warning', 'access-pattern-name-repeated': 'error' },
  ofDesign({ design: { accessPatterns = [] } }) {
    const seen = new Set<string>();
    return accessPatterns.flatMap(({ name }, i): Found<AccessPatternNameCases>[] => {
      const path = ['accessPatterns', i, 'name'];
      if (seen.has(name)) return [{ code: 'access-pattern-name-repeated', path, params: { name } }];
      seen.add(name);
      return name === '' ? [{ code: 'access-pattern-name-empty', path, params: {} }] : [];
    });
  },
};
