/** The documents beside the code say nothing that is not so: links lead somewhere, commands exist, packages have a reason. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const ADRS = readdirSync('docs/adr').map((name) => `docs/adr/${name}`);
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...ADRS];
const read = (path: string): string => readFileSync(path, 'utf8');

/** The anchor a heading gets where such documents are shown. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title));

/** Links of a document that lead nowhere in this repository. */
function brokenLinks(path: string): string[] {
  const links = [...read(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
  });
}

describe('the documents', () => {
  it.each(DOCUMENTS)('%s: every link leads somewhere', (path) => {
    expect(brokenLinks(path)).toEqual([]);
  });

  it.each(DOCUMENTS)('%s: every npm command exists', (path) => {
    const commands = [...read(path).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it('give a reason for every package the product ships', () => {
    const decisions = ADRS.map(read).join('\n').toLowerCase();
    // What many names end in names none of them.
    const words = (name: string): string[] => name.replace(/^@|-react$|-dom$/g, '').split(/[/-]/);
    const unnamed = Object.keys(manifest.dependencies).filter(
      (name) => !words(name).some((word) => word.length > 2 && decisions.includes(word)),
    );
    expect(unnamed).toEqual([]);
  });
});
