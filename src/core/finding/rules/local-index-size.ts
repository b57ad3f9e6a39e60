/** A local index binds all items of one partition key value into a collection of at most 10 GB. Said once a table. */
import type { NoParams } from '../finding.ts';
import type { Rule } from '../rule.ts';

type LocalIndexSizeCases = { 'local-index-size': NoParams };

export const localIndexSize: Rule<LocalIndexSizeCases> = {
  name: 'local-index-size',
  codes: { 'local-index-size': 'advice' },
  ofDesign({ design: { table } }) {
    const first = (table.indexes ?? []).findIndex(({ kind }) => kind === 'local');
    return first < 0 ? [] : [{ code: 'local-index-size', path: ['table', 'indexes', first, 'kind'], params: {} }];
  },
};
