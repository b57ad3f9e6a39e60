/** An attribute that is itself an index key must not be empty (P5): DynamoDB refuses the whole item. */
import type { PreparedIndex } from '#core/image';
import { own } from '#core/shared';
import type { Found } from '../finding.ts';
import type { Rule, StatedSide } from '../rule.ts';

type Part = { readonly attribute: string; readonly index: string };
type IndexKeyValueCases = { 'index-key-empty': Part; 'index-key-may-be-empty': Part };

export const indexKeyValue: Rule<IndexKeyValueCases> = {
  name: 'index-key-value',
  codes: { 'index-key-empty': 'error', 'index-key-may-be-empty': 'advice' },
  ofDesign({ prepared }) {
    const seen = new Set<string>();
    const ofTable = new Set(prepared.tableKeys);
    return prepared.indexes.flatMap(({ index, keys }, i) =>
      keys.flatMap((key, j): Found<IndexKeyValueCases>[] => {
        if (key.kind !== 'attribute' || key.type === 'N' || key.attribute.values || key.attribute.required) return [];
        if (ofTable.has(key) || seen.has(key.name)) return [];
        seen.add(key.name);
        const sort = j - index.partitionKey.length;
        const place = sort < 0 ? ['partitionKey', j] : ['sortKey', sort];
        const path = ['table', 'indexes', i, ...place, 'name'];
        return [{ code: 'index-key-may-be-empty', path, params: { attribute: key.name, index: index.name } }];
      }),
    );
  },
  ofScenario({ prepared: { indexes }, sides }) {
    if (indexes.length === 0) return NONE;
    return sides.flatMap((side) => (side.image.record ? emptyKeys(indexes, side) : []));
  },
};

const NONE: readonly Found<IndexKeyValueCases>[] = [];

/** Absent is what leaves the index; present and empty is what DynamoDB refuses. */
function emptyKeys(
  indexes: readonly PreparedIndex[],
  { image, state, path }: StatedSide,
): readonly Found<IndexKeyValueCases>[] {
  const seen = new Set<string>();
  return indexes.flatMap(({ index, keys }) =>
    keys.flatMap(({ kind, name }): readonly Found<IndexKeyValueCases>[] => {
      const outcome = kind === 'attribute' ? own(image.keys, name) : undefined;
      if (!outcome || 'value' in outcome || outcome.absent !== 'missing') return NONE;
      if (own(state, name) === undefined || seen.has(name)) return NONE;
      seen.add(name);
      return [{ code: 'index-key-empty', path: [...path, name], params: { attribute: name, index: index.name } }];
    }),
  );
}
