/** `npm run bench`: runs every *.bench.ts of bench and src, one after the other, each in a process of its own. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/paths.mjs';
import { run, say } from './lib/run.mjs';

const wanted = process.argv[2] ?? '';
const files = ['bench', 'src']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, String(name))))
  .filter((name) => name.endsWith('.bench.ts') && name.includes(wanted))
  .sort();

if (files.length === 0) say('there is no such benchmark');
for (const file of files) {
  say(file);
  const code = await run(process.execPath, ['--import', 'tsx', file]);
  if (code !== 0) process.exit(code);
}
