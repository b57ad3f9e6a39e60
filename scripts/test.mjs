/**
 * `npm test`: everything a change must pass, one step after the other, ending at the first that fails. The last line
 * reads "N passed, N failed".
 *
 *   --unit         unit tests alone            --static   the checks that run nothing
 *   --e2e [file…]  build and browser tests     --quick    format, lint and types
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { CACHE, PLAYWRIGHT_REPORT, VITEST_REPORT } from './lib/paths.mjs';
import { checkNode, ensurePackages } from './lib/prepare.mjs';
import { freePort, say, tool } from './lib/run.mjs';

/** Biome colours its output for a file too, unless told. */
const COLORS = process.stdout.isTTY ? 'force' : 'off';

const STEPS = {
  'format and lint (biome)': {
    in: 'static quick',
    run: () => tool(['@biomejs/biome', 'biome'], ['ci', `--colors=${COLORS}`]),
  },
  'types of the app (tsc)': { in: 'static quick', run: () => tool(['typescript', 'tsc'], ['-p', 'tsconfig.json']) },
  'types of the core alone (tsc)': {
    in: 'static quick',
    run: () => tool(['typescript', 'tsc'], ['-p', 'tsconfig.core.json']),
  },
  'types of scripts and configs (tsc)': {
    in: 'static quick',
    run: () => tool(['typescript', 'tsc'], ['-p', 'tsconfig.node.json']),
  },
  'layers (dependency-cruiser)': {
    in: 'static',
    run: () =>
      tool(['dependency-cruiser', 'depcruise'], ['--config', '.dependency-cruiser.cjs', 'src', 'tests', 'e2e']),
  },
  'unit tests (vitest)': { in: 'unit', run: unitTests },
  'unused files and packages (knip)': { in: 'static', run: () => tool(['knip'], ['--no-config-hints']) },
  'build (vite)': { in: 'e2e', run: () => tool(['vite'], ['build', '--logLevel', 'warn']) },
  'size of the first page (size-limit)': { in: '', run: () => tool(['size-limit'], []) },
  'browser tests (playwright)': { in: 'e2e', run: browserTests },
};

const flags = process.argv.slice(2);
const part = ['unit', 'e2e', 'static', 'quick'].find((name) => flags.includes(`--${name}`));
const extra = flags.filter((flag) => flag !== `--${part}`);
const count = { passed: 0, failed: 0, skipped: 0 };

checkNode();
const failure = await runSteps();
if (failure !== undefined) {
  // A check that is no test still counts, so that a summary without failures always means success.
  if (count.failed === 0) count.failed = 1;
  say(`FAILED at: ${failure}`);
}
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
process.exit(failure === undefined ? 0 : 1);

/** Gives the name of the step that failed, if any. */
async function runSteps() {
  if (!(await ensurePackages())) return 'install packages (npm)';
  mkdirSync(CACHE, { recursive: true });
  for (const [name, step] of Object.entries(STEPS)) {
    if (part !== undefined && !step.in.split(' ').includes(part)) continue;
    say(name);
    const started = Date.now();
    const code = await step.run();
    if (code !== 0) return name;
    say(`${name}: fine, ${((Date.now() - started) / 1000).toFixed(1)} s`);
    if (part === 'static' || part === 'quick') count.passed++;
  }
  return undefined;
}

async function unitTests() {
  rmSync(VITEST_REPORT, { force: true });
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  // A part of the tests cannot reach the coverage asked of all of them.
  const code = await tool(['vitest'], [...args, ...(extra.length === 0 ? ['--coverage'] : []), ...extra]);
  if (existsSync(VITEST_REPORT)) {
    const report = JSON.parse(readFileSync(VITEST_REPORT, 'utf8'));
    count.passed += report.numPassedTests;
    count.failed += report.numFailedTests;
    count.skipped += report.numPendingTests + report.numTodoTests;
  }
  return code;
}

async function browserTests() {
  const browser = await findBrowser();
  if (browser === undefined) return 1;
  rmSync(PLAYWRIGHT_REPORT, { force: true });
  const env = { CHROMIUM_PATH: browser, E2E_PORT: String(await freePort(4273)) };
  const code = await tool(['@playwright/test', 'playwright'], ['test', ...extra], { env });
  if (existsSync(PLAYWRIGHT_REPORT)) {
    const { stats } = JSON.parse(readFileSync(PLAYWRIGHT_REPORT, 'utf8'));
    count.passed += stats.expected + stats.flaky;
    count.failed += stats.unexpected;
    count.skipped += stats.skipped;
  }
  return code;
}
