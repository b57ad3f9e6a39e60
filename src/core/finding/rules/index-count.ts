/** How many indexes a table may have. The limit on global ones is a quota that AWS raises on request. */
import type { Found } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { Rule } from '../rule.ts';

type Count = { readonly count: number; readonly limit: number };
type IndexCountCases = { 'too-many-global-indexes': Count; 'too-many-local-indexes': Count };

export const indexCount: Rule<IndexCountCases> = {
  name: 'index-count',
  codes: { 'too-many-global-indexes': 'warning', 'too-many-local-indexes': 'error' },
  ofDesign({ design: { table } }) {
    const indexes = table.indexes ?? [];
    const local = indexes.filter(({ kind }) => kind === 'local').length;
    const global = indexes.length - local;
    const path = ['table', 'indexes'];
    const found: Found<IndexCountCases>[] = [];
    if (global > LIMITS.globalIndexes) {
      found.push({ code: 'too-many-global-indexes', path, params: { count: global, limit: LIMITS.globalIndexes } });
    }
    if (local > LIMITS.localIndexes) {
      found.push({ code: 'too-many-local-indexes', path, params: { count: local, limit: LIMITS.localIndexes } });
    }
    return found;
  },
};
