/**
 * `npm run bench`: runs every *.bench.ts of bench and src, one after the other, each in a process of its own. Each is
 * built first, as the app is: the loader that runs TypeScript directly names every closure at run time, which alone
 * takes longer than much of what is measured.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { CACHE, ROOT } from './lib/paths.mjs';
import { run, say } from './lib/run.mjs';

const wanted = process.argv[2] ?? '';
const files = ['bench', 'src']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, String(name))))
  .filter((name) => name.endsWith('.bench.ts') && name.includes(wanted))
  .sort();

if (files.length === 0) say('there is no such benchmark');
for (const file of files) {
  say(file);
  const outDir = join(CACHE, 'bench');
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: file, outDir, emptyOutDir: false, minify: false, target: 'node20' },
  });
  const code = await run(process.execPath, [join(outDir, basename(file).replace(/\.ts$/, '.js'))]);
  if (code !== 0) process.exit(code);
}
