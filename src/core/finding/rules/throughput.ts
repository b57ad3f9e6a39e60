/** Provisioned throughput: whole units, on the table and its global indexes alike, or on neither (T1). */
import type { Design, Index } from '#core/design';
import type { Found, Path } from '../finding.ts';
import type { Rule } from '../rule.ts';

type OfIndex = { readonly index: string };
type ThroughputCases = {
  'throughput-value': { readonly value: number };
  'throughput-without-table': OfIndex;
  'throughput-of-local-index': OfIndex;
  'throughput-missing': OfIndex;
};

export const throughput: Rule<ThroughputCases> = {
  name: 'throughput',
  codes: {
    'throughput-value': 'error',
    'throughput-without-table': 'error',
    'throughput-of-local-index': 'warning',
    'throughput-missing': 'advice',
  },
  ofDesign: ({ design: { table } }) => [
    ...checkValues(table.throughput, ['table', 'throughput']),
    ...(table.indexes ?? []).flatMap((index, i) => checkIndex(index, table, ['table', 'indexes', i, 'throughput'])),
  ],
};

type Throughput = NonNullable<Design['table']['throughput']>;

function checkIndex({ name, kind, throughput: own }: Index, table: Design['table'], path: Path) {
  const params = { index: name };
  const found: Found<ThroughputCases>[] = [];
  const remove = [{ path, remove: true as const }];
  if (own && kind === 'local') found.push({ code: 'throughput-of-local-index', path, params, fix: remove });
  else if (own && !table.throughput) found.push({ code: 'throughput-without-table', path, params, fix: remove });
  else if (!own && table.throughput && kind === 'global') {
    found.push({ code: 'throughput-missing', path, params, fix: [{ path, value: table.throughput }] });
  }
  return [...found, ...checkValues(own, path)];
}

function checkValues(values: Throughput | undefined, path: Path): Found<ThroughputCases>[] {
  if (!values) return [];
  return (['read', 'write'] as const).flatMap((name): Found<ThroughputCases>[] => {
    const value = values[name];
    return Number.isSafeInteger(value) && value >= 1
      ? []
      : [{ code: 'throughput-value', path: [...path, name], params: { value } }];
  });
}
