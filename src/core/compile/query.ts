/** The door to a list: an access pattern's Query, or why it gets none (Q1). */
import type { Design } from '#core/design';
import { designFindings, type Finding } from '#core/finding';
import { prepareDesign } from '#core/image';
import { type QueryOptions, queryPattern, type ReadRequest } from '#core/request';

export interface ListQuery {
  /** Null where no Query gives exactly the list, or DynamoDB would refuse it. */
  readonly request: Extract<ReadRequest, { operation: 'Query' }> | null;
  readonly findings: readonly Finding[];
}

/**
 * The Query of an access pattern. `options.consistent` asks for a strongly consistent read, which the table and local
 * indexes can give and a global index cannot: there it is left out.
 */
export function query(design: Design, accessPatternName: string, options?: QueryOptions): ListQuery {
  const prepared = prepareDesign(design);
  const findings = designFindings(prepared);
  const position = (design.accessPatterns ?? []).findIndex(({ name }) => name === accessPatternName);
  const pattern = design.accessPatterns?.[position];
  if (!pattern) {
    const params = { accessPattern: accessPatternName };
    const unknown: Finding = { code: 'unknown-access-pattern', severity: 'error', path: ['accessPatterns'], params };
    return { request: null, findings: [...findings, unknown] };
  }
  const { request } = queryPattern(prepared, pattern, options);
  const at = (design.table.indexes ?? []).findIndex(({ name }) => name === pattern.index);
  return { request: findings.some((finding) => isBlocking(finding, position, at)) ? null : request, findings };
}

/** Whether an error is about this list, the table's name and key, or the one index the list is read from. */
function isBlocking({ severity, path: [area, part, place] }: Finding, position: number, index: number): boolean {
  if (severity !== 'error') return false;
  if (area === 'accessPatterns') return part === position;
  return area === 'table' && (part === 'indexes' ? place === index : part !== 'timeToLive' && part !== 'throughput');
}
