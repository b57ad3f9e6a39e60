/** Brings a working copy to the point where it can build and test: the right Node, the locked packages, a built page. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { npm, say, tool } from './run.mjs';

const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'];

/** Stops with a plain sentence on a Node that is too old, before anything fails in a stranger way. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const good = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (good) return;
  say(`this needs Node 20.19, 22.12 or newer; you have ${process.versions.node}. Get one from https://nodejs.org`);
  process.exit(1);
}

/** Installs the locked packages if any is missing or of another version. */
export async function ensurePackages() {
  const missing = firstMissingPackage();
  if (missing === undefined) return true;
  say(`installing packages with "npm ci" (${missing}) - a minute or so the first time`);
  const code = await npm(['ci']);
  if (code !== 0) say('npm could not install the packages; its message is above');
  return code === 0;
}

function firstMissingPackage() {
  const hidden = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return 'none are installed yet';
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  for (const [path, { version, optional, peer }] of Object.entries(locked)) {
    if (path === '') continue;
    const found = installed[path];
    // An optional package of another system is rightly absent.
    if (found === undefined ? !(optional || peer) : found.version !== version) {
      return `${path.replace(/^.*node_modules\//, '')} ${version} is missing`;
    }
  }
  return undefined;
}

/** Builds dist when it is missing or older than what it is made from. */
export async function ensureBuild() {
  const built = join(ROOT, 'dist', 'index.html');
  const reason = existsSync(built) ? 'the sources are newer than dist' : 'there is no dist yet';
  if (existsSync(built) && newest(SOURCES.map((name) => join(ROOT, name))) <= statSync(built).mtimeMs) {
    say('the build in dist is up to date');
    return true;
  }
  say(`building (${reason})`);
  return (await tool(['vite'], ['build', '--logLevel', 'warn'])) === 0;
}

/** The latest change below the given paths. Folders count too: their time moves when a file is deleted. */
function newest(paths) {
  let latest = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const stat = statSync(path);
    latest = Math.max(latest, stat.mtimeMs);
    if (stat.isDirectory()) latest = Math.max(latest, newest(readdirSync(path).map((name) => join(path, name))));
  }
  return latest;
}
