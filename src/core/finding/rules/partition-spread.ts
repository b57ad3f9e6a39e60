/** Partition keys with few values: each partition serves 1,000 write and 3,000 read units a second, and no more. */
import type { PreparedKey } from '#core/image';
import type { Found, Path } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { Rule } from '../rule.ts';
import { partsOf } from '../table-key-parts.ts';

type Spread = { readonly of: string; readonly writes: number; readonly reads: number };
type PartitionSpreadCases = {
  'constant-partition': Spread;
  'low-cardinality-partition': Spread & { readonly count: number };
};

export const partitionSpread: Rule<PartitionSpreadCases> = {
  name: 'partition-spread',
  codes: { 'constant-partition': 'warning', 'low-cardinality-partition': 'warning' },
  ofDesign: ({ design, prepared }) => [
    ...check(design.table.name, prepared.tableKeys.slice(0, 1), ['table', 'partitionKey']),
    ...prepared.indexes.flatMap(({ index, keys }, i) => {
      // A local index has the table's partitions: what is to say of them is said there.
      if (index.kind === 'local') return [];
      return check(index.name, keys.slice(0, index.partitionKey.length), ['table', 'indexes', i, 'partitionKey']);
    }),
  ],
};

/** Up to this many partitions are few: with more, the limit is rarely the partitions'. */
const FEW = 100;

function check(of: string, keys: readonly PreparedKey[], place: Path): Found<PartitionSpreadCases>[] {
  const [first] = keys;
  const parts = partsOf(keys);
  if (!first || !parts) return [];
  const path = first.kind === 'attribute' ? place : ['entity', 'keys', first.name, 'template'];
  if (parts.length === 0) {
    const params = { of, writes: LIMITS.partitionWrites, reads: LIMITS.partitionReads };
    return [{ code: 'constant-partition', path, params }];
  }
  const attributes = new Set(parts.map(({ attribute }) => attribute));
  let count = 1;
  for (const { values = [] } of attributes)
    count *= values.length > 0 ? new Set(values).size : Number.POSITIVE_INFINITY;
  if (count > FEW) return [];
  const params = { of, count, writes: count * LIMITS.partitionWrites, reads: count * LIMITS.partitionReads };
  return [{ code: 'low-cardinality-partition', path, params }];
}
