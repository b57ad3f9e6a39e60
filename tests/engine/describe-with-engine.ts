import { describe } from 'vitest';
import { engineMissing } from './engine.ts';

/** Why a test of an index on several key attributes is skipped on an engine that knows them in part. */
export const ONLY_NAIVE = 'the engine keeps such an index by its first attributes alone: proved against our own order';

/** A `describe` that is skipped, with the reason in its title, where there is no engine. */
export function describeWithEngine(title: string, body: () => void): void {
  const missing = engineMissing();
  if (missing === undefined) {
    describe(title, body);
    return;
  }
  console.warn(`skipped: ${title}: ${missing}`);
  describe.skip(`${title} (skipped: ${missing})`, body);
}
