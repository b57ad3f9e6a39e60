import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Reports and remembered facts; git ignores it and a fresh install empties it. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'latchkey');
/** The path of the browser that worked last time; an empty file means Playwright's own. */
export const BROWSER_MEMORY = join(CACHE, 'browser.txt');
export const VITEST_REPORT = join(CACHE, 'vitest.json');
export const PLAYWRIGHT_REPORT = join(CACHE, 'playwright.json');
