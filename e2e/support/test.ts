/** Every journey runs on a page that is watched: an error in the console, a policy violation or a foreign request fails it. */
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type App, appOn } from './app.ts';

interface Fixtures {
  /** False keeps the code editor on its way for ever, as on a slow line: the plain text holds every line, and loads fast. */
  readonly hasEditor: boolean;
  readonly app: App;
  /** What went wrong so far; empty at the end of every test. */
  readonly trouble: readonly string[];
}

export const test = base.extend<Fixtures>({
  trouble: [
    async ({ context, baseURL }, use) => {
      const trouble = await watch(context, new URL(baseURL ?? '').origin);
      await use(trouble);
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
  hasEditor: [true, { option: true }],
  app: async ({ page, hasEditor }, use) => {
    if (!hasEditor) await page.route(/code-viewer/, () => undefined);
    await use(appOn(page));
  },
});

async function watch(context: BrowserContext, origin: string): Promise<readonly string[]> {
  const trouble: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (asked !== origin && !['data:', 'blob:'].includes(protocol)) trouble.push(`request to ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What was still on its way when the page was left.
    if (reason !== 'net::ERR_ABORTED') trouble.push(`${reason}: ${request.url()}`);
  });
  context.on('weberror', (error) => trouble.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trouble.push(`${message.type()}: ${message.text()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`content policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return trouble;
}

export { expect };
