/** Runs commands the same way on every system: no shell, no .cmd shims, just Node and a script file. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

export const say = (line) => console.log(`latchkey: ${line}`);

const running = new Set();

/** Whoever stops this process stops what it started. */
function passSignalsOn() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      for (const child of running) child.kill(signal);
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
}
let passing = false;

/** Runs a program to its end and gives its exit code. Output goes to the terminal; if `quiet`, its end alone, on failure. */
export function run(command, args, { env = {}, quiet = false, shell = false } = {}) {
  if (!passing) passSignalsOn();
  passing = true;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    const done = (code) => {
      running.delete(child);
      if (quiet && code !== 0) for (const line of lastLines(output, 3)) say(`  ${line}`);
      resolve(code);
    };
    child.on('error', () => done(127));
    child.on('close', (code) => done(code ?? 1));
  });
}

const lastLines = (text, count) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-count);

/** The script behind a package's command, so that it can be given to Node directly. */
export function toolPath(packageName, command = packageName) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Runs a command of an installed package. */
export function tool([packageName, command], args, options) {
  return run(process.execPath, [toolPath(packageName, command), ...args], options);
}

/** Runs npm: the one that started us, else the one on the path. */
export function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js') && existsSync(cli)) return run(process.execPath, [cli, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

/** The first port from `start` on that nobody listens on. */
export async function freePort(start) {
  for (let port = start; port < start + 100; port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port between ${start} and ${start + 99}`);
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
