/** Why a list gets no Query, or one that says something else than it seems to (Q1). Decided where Queries are made. */
import { QUERY_CODES, type QueryCases, queryPattern } from '#core/request';
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

export const accessPattern: Rule<QueryCases> = {
  name: 'access-pattern',
  codes: QUERY_CODES,
  ofDesign: ({ design: { accessPatterns = [] }, prepared }) =>
    accessPatterns.flatMap((pattern, i) =>
      queryPattern(prepared, pattern).problems.map(
        ({ at, ...problem }): Found<QueryCases> => ({ ...problem, path: ['accessPatterns', i, ...at] }),
      ),
    ),
};
