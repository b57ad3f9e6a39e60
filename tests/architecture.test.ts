/**
 * Proves that the layer rules bite. A small tree with the project's layout is written to a temporary folder: without
 * faults it passes, and each planted fault trips the rule meant for it and no other.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CONFIG = join(ROOT, '.dependency-cruiser.cjs');

/** Path → text. Every file imports something, so that none of them is an orphan. */
type Tree = Record<string, string>;

const from = (...doors: string[]): string => doors.map((door, i) => `import { x as x${i} } from '${door}';`).join('\n');
const file = (...doors: string[]): string => `${from(...doors)}\nexport const x = 1;\n`;

const PIPELINE = ['shared', 'value', 'design', 'image', 'plan', 'expression', 'request', 'capacity'];

const CLEAN: Tree = {
  'src/main.tsx': file('./app/app.tsx', 'react'),
  'src/app/app.tsx': file('#features/form', '#features/cost', '#state', '#platform', '#ui', '#i18n'),
  'src/features/form/index.ts': `export { x } from './form.tsx';\n`,
  'src/features/form/form.tsx': file('react', '#core', '#state', '#i18n', '#ui', '#platform'),
  'src/features/cost/index.ts': `export { x } from './cost.tsx';\n`,
  'src/features/cost/cost.tsx': file('#core'),
  'src/state/index.ts': `export { x } from './store.ts';\nexport { x as y } from './hooks.ts';\n`,
  'src/state/store.ts': file('zustand/vanilla', '#core'),
  'src/state/hooks.ts': file('react', 'zustand', './store.ts'),
  'src/platform/index.ts': `export { x } from './monaco/monaco.ts';\n`,
  'src/platform/monaco/monaco.ts': `import type { x as t } from 'monaco-editor';\nexport const x = (): Promise<t> => import('./editor.lazy.ts');\n`,
  'src/platform/monaco/editor.lazy.ts': file('monaco-editor', './json.lazy.ts'),
  'src/platform/monaco/json.lazy.ts': file('monaco-editor'),
  'src/ui/index.ts': `export { x } from './button.tsx';\n`,
  'src/ui/button.tsx': file('react'),
  'src/i18n/index.ts': `export { x } from './en.ts';\n`,
  'src/i18n/en.ts': file('#core'),
  'src/core/index.ts': `export { x } from './compile/index.ts';\n`,
  ...Object.fromEntries(PIPELINE.map((name) => [`src/core/${name}/index.ts`, `export { x } from './${name}.ts';\n`])),
  ...Object.fromEntries(
    PIPELINE.map((name, i) => [`src/core/${name}/${name}.ts`, file(...PIPELINE.slice(0, i).map((d) => `#core/${d}`))]),
  ),
  'src/core/value/value.ts': file('#core/shared', 'zod', '@noble/hashes'),
  'src/core/value/value.test.ts': file('vitest', 'node:fs', '#core/request', './value.ts'),
  'src/core/snippet/index.ts': file('./targets/python/python.ts', './targets/go/go.ts'),
  'src/core/snippet/targets/python/python.ts': file('#core/request'),
  'src/core/snippet/targets/go/go.ts': file('#core/request'),
  'src/core/infra/index.ts': file('#core/request'),
  'src/core/simulator/index.ts': file('#core/expression', '#core/request'),
  'src/core/race/index.ts': file('#core/plan', '#core/simulator'),
  'src/core/finding/index.ts': file('./rules/one.ts', './rules/two.ts'),
  'src/core/finding/rules/one.ts': file('#core/capacity'),
  'src/core/finding/rules/two.ts': file('#core/design'),
  'src/core/compile/index.ts': file('#core/finding', '#core/race', '#core/simulator', '#core/snippet', '#core/infra'),
  'tests/arbitrary.ts': file('vitest', '../src/core/index.ts'),
  'e2e/smoke.spec.ts': file('vitest'),
};

/** Rule → one file that breaks it. */
const FAULTS: Record<string, Tree> = {
  'layer-core': { 'src/core/plan/to-ui.ts': file('#ui') },
  'layer-platform': { 'src/platform/to-i18n.ts': file('#i18n') },
  'layer-ui': { 'src/ui/to-core.ts': file('#core') },
  'layer-i18n': { 'src/i18n/to-ui.ts': file('#ui') },
  'layer-state': { 'src/state/to-platform.ts': file('#platform') },
  'layer-features': { 'src/features/form/to-app.ts': file('../../app/app.tsx') },
  'layer-app': { 'src/app/to-helpers.ts': file('../helpers/any.ts') },
  'layer-known': { 'src/helpers/any.ts': file('react') },
  'layer-main': { 'src/start.tsx': file('#state') },
  'core-shared': { 'src/core/shared/to-value.ts': file('#core/value') },
  'core-value': { 'src/core/value/to-design.ts': file('#core/design') },
  'core-design': { 'src/core/design/to-image.ts': file('#core/image') },
  'core-image': { 'src/core/image/to-plan.ts': file('#core/plan') },
  'core-plan': { 'src/core/plan/to-request.ts': file('#core/request') },
  'core-expression': { 'src/core/expression/to-request.ts': file('#core/request') },
  'core-request': { 'src/core/request/to-capacity.ts': file('#core/capacity') },
  'core-capacity': { 'src/core/capacity/to-snippet.ts': file('#core/snippet') },
  'core-snippet': { 'src/core/snippet/to-finding.ts': file('#core/finding') },
  'core-infra': { 'src/core/infra/to-plan.ts': file('#core/plan') },
  'core-simulator': { 'src/core/simulator/to-plan.ts': file('#core/plan') },
  'core-race': { 'src/core/race/to-finding.ts': file('#core/finding') },
  'core-finding': { 'src/core/finding/to-simulator.ts': file('#core/simulator') },
  'core-compile': { 'src/core/compile/to-misc.ts': file('#core/misc') },
  'core-known': { 'src/core/misc/index.ts': file('zod') },
  'no-cycles': {
    'src/core/plan/egg.ts': `import type { Hen } from './hen.ts';\nexport type Egg = Hen;\n`,
    'src/core/plan/hen.ts': `import type { Egg } from './egg.ts';\nexport type Hen = Egg;\n`,
  },
  'core-third-party': { 'src/core/plan/to-react.ts': file('react') },
  'core-one-door': { 'src/i18n/to-plan.ts': file('#core/plan') },
  'core-no-front-door': { 'src/core/compile/to-core.ts': file('#core') },
  'core-module-door': { 'src/core/plan/past-the-door.ts': file('../value/value.ts') },
  'layer-door': { 'src/features/form/past-the-door.ts': file('../../ui/button.tsx') },
  'feature-door': { 'src/app/past-the-door.ts': file('../features/form/form.tsx') },
  'no-own-door': { 'src/core/plan/own-door.ts': file('./index.ts') },
  'features-apart': { 'src/features/form/to-cost.ts': file('#features/cost') },
  'targets-apart': { 'src/core/snippet/targets/go/to-python.ts': file('../python/python.ts') },
  'rules-apart': { 'src/core/finding/rules/three.ts': file('./one.ts') },
  'state-is-vanilla': { 'src/state/to-react.ts': file('react') },
  'monaco-one-place': { 'src/features/form/to-monaco.ts': file('monaco-editor') },
  'monaco-lazy': { 'src/platform/eager.ts': file('./monaco/json.lazy.ts') },
  'browser-no-node': { 'src/platform/to-node.ts': file('node:fs') },
  'no-prod-to-test': { 'src/core/value/to-test.ts': file('./value.test.ts') },
  'e2e-is-black-box': { 'e2e/to-core.spec.ts': file('../src/core/index.ts') },
  'no-orphans': { 'src/ui/alone.ts': 'export const x = 1;\n' },
  'no-unresolvable': { 'src/ui/broken.ts': file('./nowhere.ts') },
  'no-dev-dep': { 'src/ui/to-dev.ts': file('vitest') },
};

/** Stand-ins: the rules look at names and places, not at what a package does. */
const PACKAGES = ['react', 'zod', '@noble/hashes', 'zustand', 'monaco-editor', 'vitest'];
function plant(...trees: Tree[]): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'latchkey-layers-')));
  folders.push(folder);
  for (const name of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs'])
    cpSync(join(ROOT, name), join(folder, name));
  const packages = PACKAGES.flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
    [`node_modules/${name}/index.js`, 'export const x = 1;\n'],
    [`node_modules/${name}/vanilla.js`, 'export const x = 1;\n'],
  ]);
  for (const [path, text] of [...packages, ...trees.flatMap((tree) => Object.entries(tree))]) {
    mkdirSync(dirname(join(folder, path as string)), { recursive: true });
    writeFileSync(join(folder, path as string), text as string);
  }
  return folder;
}

function depcruise(folder: string, format: 'json' | 'err'): { status: number | null; stdout: string } {
  const cli = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [cli, '--config', '.dependency-cruiser.cjs', '--output-type', format, 'src', 'tests', 'e2e'];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
}

/** File → the rules it breaks. */
function brokenRules(folder: string): Record<string, string[]> {
  const { violations } = (JSON.parse(depcruise(folder, 'json').stdout) as ICruiseResult).summary;
  const rules: Record<string, string[]> = {};
  for (const { from: path, rule, cycle = [] } of violations) {
    // A cycle is reported once, at one of its files.
    for (const member of new Set([path, ...cycle.map(({ name }) => name)])) {
      rules[member] = [...new Set([...(rules[member] ?? []), rule.name])].sort();
    }
  }
  return rules;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('a tree that keeps the layer rules', () => {
  it('passes', () => {
    const folder = plant(CLEAN);
    expect(brokenRules(folder)).toEqual({});
    expect(depcruise(folder, 'err').status).toBe(0);
  });
});

describe('a tree with a planted fault for each rule', () => {
  let folder = '';
  let broken: Record<string, string[]> = {};
  beforeAll(() => {
    folder = plant(CLEAN, ...Object.values(FAULTS));
    broken = brokenRules(folder);
  });

  it('fails the command', () => {
    expect(depcruise(folder, 'err').status).toBeGreaterThan(0);
  });

  it('has a fault for every rule of the configuration', () => {
    const { forbidden } = createRequire(import.meta.url)(CONFIG) as { forbidden: { name: string }[] };
    expect(Object.keys(FAULTS).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  it.each(Object.entries(FAULTS))('%s is broken by its fault, which breaks nothing else', (rule, tree) => {
    for (const path of Object.keys(tree)) expect(broken[path], path).toEqual([rule]);
  });

  it('finds no fault in the files that have none', () => {
    const planted = Object.values(FAULTS).flatMap((tree) => Object.keys(tree));
    expect(Object.keys(broken).sort()).toEqual(planted.sort());
  });
});
