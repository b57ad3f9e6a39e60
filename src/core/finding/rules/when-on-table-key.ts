/** `when` on a key of the table (K4): a record for which it does not hold has no key, so it cannot be stored at all. */
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type WhenOnTableKeyCases = { 'when-on-table-key': { readonly key: string } };

export const whenOnTableKey: Rule<WhenOnTableKeyCases> = {
  name: 'when-on-table-key',
  codes: { 'when-on-table-key': 'warning' },
  ofDesign: ({ prepared }) =>
    prepared.tableKeys.flatMap((key): Found<WhenOnTableKeyCases>[] => {
      if (key.kind !== 'template' || key.when === undefined || key.when.length === 0) return [];
      const path = ['entity', 'keys', key.name, 'when'];
      return [{ code: 'when-on-table-key', path, params: { key: key.name }, fix: [{ path, remove: true }] }];
    }),
};
