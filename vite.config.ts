import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Everything comes from the page's own origin. Inline styles are for the code editor, which colours by them. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
  "font-src 'self' data:",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Puts the policy into the built page, where any static host serves it. The dev server needs inline scripts. */
const contentPolicy: Plugin = {
  name: 'latchkey:content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

const WORDS_OF_CONTROLS = /[\\/]intl[\\/](?:\w+[\\/])?(?!en-US)([a-z]{2}-[A-Z]{2})\.mjs$/;

/** The page speaks English, so its controls need not bring their own few words in thirty languages. */
const oneLanguage: Plugin = {
  name: 'latchkey:one-language',
  load: (id) =>
    /node_modules.react-/.test(id) && WORDS_OF_CONTROLS.test(id) ? `export { default } from './en-US.mjs';` : null,
};

/** The words, and all of the core but the one file that tells zod how to work: loading them does nothing. */
const INERT = /[\\/]src[\\/](?:i18n|core)[\\/](?!design[\\/]zod\.ts)/;

export default defineConfig({
  // Relative addresses: the build works at the root of a host and in any folder of it.
  base: './',
  plugins: [oneLanguage, react(), tailwindcss(), contentPolicy],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Tells which files a part of the page needs: the bundle budgets are measured by it.
    manifest: true,
    // So what only one pane needs of the core and the words, the simulator say, comes with that pane.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: INERT, sideEffects: false }] } },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['src/core/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.bench.ts', '**/__fixtures__/**', '**/*.generated.*'],
      reporter: ['text-summary', 'html'],
      thresholds: { lines: 98, branches: 95 },
    },
  },
});
