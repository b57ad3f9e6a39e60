import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { launchArgs } from './scripts/lib/launch-args.mjs';
import { BROWSER_MEMORY, PLAYWRIGHT_REPORT } from './scripts/lib/paths.mjs';

const port = Number(process.env.E2E_PORT ?? 4273);
/** The build under test: another folder than `dist` lets one build be tested while the next is made. */
const dist = process.env.E2E_DIST ?? 'dist';
const browserPath =
  process.env.CHROMIUM_PATH ?? (existsSync(BROWSER_MEMORY) ? readFileSync(BROWSER_MEMORY, 'utf8') : undefined);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: PLAYWRIGHT_REPORT }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    actionTimeout: 10_000,
    trace: 'on-first-retry',
    launchOptions: { args: launchArgs, ...(browserPath ? { executablePath: browserPath } : {}) },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort --outDir "${dist}"`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
