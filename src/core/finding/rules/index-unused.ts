/** An index that no access pattern uses costs a write for each write and serves nobody. */
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type IndexUnusedCases = { 'index-unused': { readonly index: string } };

export const indexUnused: Rule<IndexUnusedCases> = {
  name: 'index-unused',
  codes: { 'index-unused': 'advice' },
  ofDesign({ design: { table, accessPatterns = [] } }) {
    // A design without access patterns has not said yet what it reads.
    if (accessPatterns.length === 0) return [];
    const used = new Set(accessPatterns.map(({ index }) => index));
    return (table.indexes ?? []).flatMap(({ name }, i): Found<IndexUnusedCases>[] =>
      used.has(name) ? [] : [{ code: 'index-unused', path: ['table', 'indexes', i, 'name'], params: { index: name } }],
    );
  },
};
