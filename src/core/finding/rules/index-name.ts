/** Names of indexes: what DynamoDB takes as an IndexName, each once in a table. */
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type IndexNameCases = {
  'index-name': { readonly name: string };
  'index-name-repeated': { readonly name: string };
};

const PATTERN = /^[a-zA-Z0-9_.-]{3,255}$/;

export const indexName: Rule<IndexNameCases> = {
  name: 'index-name',
  codes: { 'index-name': 'error', 'index-name-repeated': 'error' },
  ofDesign({ design: { table } }) {
    const seen = new Set<string>();
    return (table.indexes ?? []).flatMap(({ name }, i): Found<IndexNameCases>[] => {
      const path = ['table', 'indexes', i, 'name'];
      if (!PATTERN.test(name)) return [{ code: 'index-name', path, params: { name } }];
      if (seen.has(name)) return [{ code: 'index-name-repeated', path, params: { name } }];
      seen.add(name);
      return [];
    });
  },
};
