/** Whether the keys a list is on serve it at all: without that, nothing can be said of its reads or its order (Q1). */
import type { PatternQuery } from '#core/request';

/** What a list's keys lack for any Query of it, whatever it holds equal. */
const UNSERVED: ReadonlySet<string> = new Set([
  'query-unknown-index',
  'query-key-broken',
  'query-partition-mismatch',
  'query-sort-mismatch',
]);

export const isServed = ({ problems }: PatternQuery): boolean => problems.every(({ code }) => !UNSERVED.has(code));
