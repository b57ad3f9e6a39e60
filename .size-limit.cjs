/**
 * What a visit downloads before the page can be used, compressed: the page's own files, and those of the parts it
 * fetches at once. The files are read from the build's manifest, so that one of another name cannot slip past; the
 * editor and the tabs that are fetched when chosen are left out.
 */
const { existsSync, readFileSync } = require('node:fs');

const file = 'dist/.vite/manifest.json';
if (!existsSync(file)) throw new Error('there is no build to measure: run "npm run build" first');
const manifest = JSON.parse(readFileSync(file, 'utf8'));

/** The parts that are needed for the first screen. */
const FIRST = ['index.html', 'src/app/start.tsx', 'src/features/form/index.ts'];

const chunks = new Set();
const add = (name) => {
  if (chunks.has(name)) return;
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no ${name}: the first screen is made of other parts now`);
  chunks.add(name);
  for (const imported of chunk.imports ?? []) add(imported);
};
for (const name of FIRST) add(name);

const inDist = (paths) => [...new Set(paths)].map((path) => `dist/${path}`);
const all = [...chunks].map((name) => manifest[name]);

module.exports = [
  { name: 'first screen, scripts', path: inDist(all.map((chunk) => chunk.file)), gzip: true, limit: '330 kB' },
  { name: 'first screen, styles', path: inDist(all.flatMap((chunk) => chunk.css ?? [])), gzip: true, limit: '40 kB' },
];
