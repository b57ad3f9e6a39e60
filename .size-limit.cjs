/**
 * What a first visit downloads, compressed. The files are read from the built page, so that one of another name cannot
 * slip past; what is loaded later is left out.
 */
const { existsSync, readFileSync } = require('node:fs');

const page = 'dist/index.html';
if (!existsSync(page)) throw new Error('there is no build to measure: run "npm run build" first');

const tags = readFileSync(page, 'utf8').match(/<(script|link)\b[^>]*>/g) ?? [];
const linked = (kind, attribute) =>
  tags
    .filter((tag) => kind.test(tag))
    .map((tag) => new RegExp(`${attribute}="(?:\\./)?([^"]+)"`).exec(tag)?.[1])
    .filter((path) => path !== undefined)
    .map((path) => `dist/${path}`);

const budgets = [
  {
    name: 'first page, scripts',
    path: [...linked(/^<script/, 'src'), ...linked(/rel="modulepreload"/, 'href')],
    gzip: true,
    limit: '250 kB',
  },
  { name: 'first page, styles', path: linked(/rel="stylesheet"/, 'href'), gzip: true, limit: '40 kB' },
];

module.exports = budgets.filter(({ path }) => path.length > 0);
