/** Which findings keep a scenario's requests from being offered for copying. */
import type { Finding } from '#core/finding';

/** What lists are read for, and how often anything is done, has no bearing on what one operation does. */
const ELSEWHERE: ReadonlySet<string | number | undefined> = new Set(['accessPatterns', 'workload']);

/** Whether an error concerns the scenario at this position: the design, or this scenario and not another. */
export function isBlocking({ severity, path: [area, at] }: Finding, position: number): boolean {
  return severity === 'error' && !ELSEWHERE.has(area) && (area !== 'scenarios' || at === undefined || at === position);
}
