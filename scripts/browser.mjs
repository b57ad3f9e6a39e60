/**
 * Finds a Chromium that works for the browser tests, and gets one where there is none. A candidate counts only after it
 * started and computed 1 + 1, since a file of the right name proves little.
 *
 *   node scripts/browser.mjs            look, and install if nothing works
 *   node scripts/browser.mjs --look     look only
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchArgs } from './lib/launch-args.mjs';
import { BROWSER_MEMORY, CACHE } from './lib/paths.mjs';
import { run, say, tool } from './lib/run.mjs';

const PLAYWRIGHTS_OWN = '';

/** Gives the path of a working browser ('' for Playwright's own), or undefined after saying what to do. */
export async function findBrowser({ install = true } = {}) {
  const found = (await look()) ?? (install ? await get() : undefined);
  if (found === undefined) {
    rmSync(BROWSER_MEMORY, { force: true });
    say('no browser for the browser tests. Install Chrome or Chromium, or set CHROMIUM_PATH to one.');
    const hint = INSTALL_HINT[process.platform];
    if (hint) say(`for example: ${hint}`);
    return undefined;
  }
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(BROWSER_MEMORY, found);
  return found;
}

const INSTALL_HINT = {
  linux: 'sudo apt-get install chromium   (Debian; other systems name it alike)',
  darwin: 'brew install --cask chromium',
  win32: 'winget install Google.Chrome',
};

async function look() {
  const given = process.env.CHROMIUM_PATH;
  if (given && (await works(given, 'CHROMIUM_PATH'))) return given;
  const remembered = existsSync(BROWSER_MEMORY) ? readFileSync(BROWSER_MEMORY, 'utf8') : undefined;
  if (remembered && (await works(remembered, 'the browser of last time'))) return remembered;
  if (await works(PLAYWRIGHTS_OWN, "Playwright's own browser")) return PLAYWRIGHTS_OWN;
  for (const path of installedBrowsers()) {
    if (await works(path, path)) return path;
  }
  return undefined;
}

async function get() {
  say("downloading Playwright's browser");
  const downloaded = (await tool(['@playwright/test', 'playwright'], ['install', 'chromium'], { quiet: true })) === 0;
  if (downloaded && (await works(PLAYWRIGHTS_OWN, "Playwright's own browser"))) return PLAYWRIGHTS_OWN;
  if (!downloaded) say('the download failed');
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  if (downloaded) {
    say('installing the system libraries it needs');
    await tool(['@playwright/test', 'playwright'], ['install-deps', 'chromium'], { quiet: true });
    if (await works(PLAYWRIGHTS_OWN, "Playwright's own browser")) return PLAYWRIGHTS_OWN;
  }
  return fromDistribution();
}

async function fromDistribution() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  say('installing the chromium package with apt-get');
  if ((await run('apt-get', ['update', '-qq'], { env, quiet: true })) === 127) return undefined;
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  if ((await run('apt-get', args, { env, quiet: true })) !== 0) say('apt-get could not install chromium');
  for (const path of installedBrowsers()) {
    if (await works(path, path)) return path;
  }
  return undefined;
}

function installedBrowsers() {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((dir) => dir !== undefined)
    .flatMap((dir) => [
      join(dir, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(dir, 'Chromium', 'Application', 'chrome.exe'),
      join(dir, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]);
  const mac = ['/Applications', join(process.env.HOME ?? '', 'Applications')].flatMap((dir) => [
    join(dir, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    join(dir, 'Chromium.app/Contents/MacOS/Chromium'),
  ]);
  const places = { win32: windows, darwin: [...mac, ...onPath] }[process.platform] ?? onPath;
  return [...new Set(places)].filter((path) => existsSync(path));
}

async function works(path, label) {
  const { chromium } = await import('@playwright/test');
  if (path !== PLAYWRIGHTS_OWN && !existsSync(path)) {
    say(`${label}: there is no file ${path}`);
    return false;
  }
  let browser;
  try {
    const own = path === PLAYWRIGHTS_OWN ? {} : { executablePath: path };
    browser = await chromium.launch({ ...own, args: launchArgs, timeout: 60_000 });
    const page = await browser.newPage();
    const sum = await page.evaluate('1 + 1');
    if (sum === 2) say(`browser: ${label}, version ${browser.version()}`);
    return sum === 2;
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
    say(reason.includes("Executable doesn't exist") ? `${label} is not there` : `${label} does not start: ${reason}`);
    return false;
  } finally {
    await browser?.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = await findBrowser({ install: !process.argv.includes('--look') });
  process.exit(found === undefined ? 1 : 0);
}
