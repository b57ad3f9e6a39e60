import { describe } from 'vitest';
import { engineMissing } from './engine.ts';

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
