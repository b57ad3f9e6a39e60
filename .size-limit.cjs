/**
 * What a first visit downloads, compressed. The entry and what it imports are read from the built page, so that a file
 * of another name cannot slip past; everything loaded later is left out.
 */
const { existsSync, readFileSync } = require('node:fs');

const page = 'dist/index.html';
if (!existsSync(page)) throw new Error('there is no build to measure: run "npm run build" first');

const html = readFileSync(page, 'utf8');
const linked = (pattern) => [...html.matchAll(pattern)].map(([, path]) => `dist/${path.replace('./', '')}`);

module.exports = [
  {
    name: 'first page, scripts',
    path: [...linked(/<script[^>]+src="([^"]+)"/g), ...linked(/<link[^>]+modulepreload[^>]+href="([^"]+)"/g)],
    gzip: true,
    limit: '250 kB',
  },
  {
    name: 'all styles',
    path: 'dist/assets/*.css',
    gzip: true,
    limit: '60 kB',
  },
];
