/**
 * The architecture as a checked file. Imports go one way, through index files, and every rule below has a planted
 * violation in tests/architecture.test.ts that must trip it.
 */

/** Folder of src → the folders it may import, besides itself. */
const LAYERS = {
  core: [],
  platform: [],
  ui: [],
  i18n: ['core'],
  state: ['core'],
  features: ['core', 'i18n', 'state', 'platform', 'ui'],
  app: ['core', 'i18n', 'state', 'platform', 'ui', 'features'],
};

/** The pipeline: each step may import the ones before it. */
const PIPELINE = ['shared', 'value', 'design', 'image', 'plan', 'expression', 'request', 'capacity'];
const before = (step) => PIPELINE.slice(0, PIPELINE.indexOf(step));

/** Module of src/core → the modules it may import, besides itself. */
const CORE = {
  ...Object.fromEntries(PIPELINE.map((step) => [step, before(step)])),
  snippet: ['shared', 'value', 'design', 'plan', 'expression', 'request'],
  infra: ['shared', 'value', 'design', 'request'],
  // The simulator executes requests; it knows nothing of the design they came from, so that it can contradict it.
  simulator: ['shared', 'value', 'expression', 'request', 'capacity'],
  // A race runs plans on the simulator and measures what is left by the image.
  race: [...PIPELINE, 'simulator'],
  finding: PIPELINE,
  compile: [...PIPELINE, 'snippet', 'infra', 'simulator', 'race', 'finding'],
};

const TEST = '[.](test|spec|bench)[.]tsx?$|/__fixtures__/|^tests/';
const STYLE = '[.]css$';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const allow = (root, table, prefix, exempt = []) =>
  Object.entries(table).map(([name, deps]) =>
    rule(
      `${prefix}-${name}`,
      `${root}/${name} may import only ${[name, ...deps].join(', ')}`,
      { path: `^${root}/${name}/`, pathNot: exempt },
      { path: `^${root}/[^/]+/`, pathNot: `^${root}/(${[name, ...deps].join('|')})/` },
    ),
  );

/** A folder nobody put in the tables above would be unguarded, so it is refused until it has its row. */
const known = (root, table, name) =>
  rule(
    name,
    `a new folder of ${root} needs a row in the table of this file`,
    { path: `^${root}/[^/]+/`, pathNot: [`^${root}/(${Object.keys(table).join('|')})/`, '/__fixtures__/'] },
    {},
  );

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...allow('src', LAYERS, 'layer'),
    // A test of one step may run later steps, to check a round trip. Nothing imports a test, so no cycle can come of it.
    ...allow('src/core', CORE, 'core', [TEST]),
    known('src', LAYERS, 'layer-known'),
    known('src/core', CORE, 'core-known'),
    rule(
      'layer-main',
      'the entry starts the app and nothing else',
      { path: '^src/[^/]+[.]tsx?$' },
      { path: '^src/', pathNot: ['^src/app/', '^src/(platform|ui|i18n)/index[.]ts$', STYLE] },
    ),
    rule('no-cycles', 'cycles make order and tests a matter of luck; type imports count', {}, { circular: true }),

    rule(
      'core-third-party',
      'the core uses zod and noble hashes: no React, no store, no Node',
      { path: '^src/core/', pathNot: TEST },
      { path: '.', pathNot: '^src/|^node_modules/(zod|@noble/hashes)/' },
    ),
    rule(
      'core-one-door',
      'outside, the core is its index',
      { path: '^src/', pathNot: '^src/core/' },
      { path: '^src/core/', pathNot: ['^src/core/index[.]ts$', '/__fixtures__/'] },
    ),
    rule(
      'core-no-front-door',
      'inside, modules are imported by name: the core index would import its importer',
      { path: '^src/core/[^/]+/', pathNot: TEST },
      { path: '^src/core/index[.]ts$' },
    ),
    rule(
      'core-module-door',
      'a core module is entered through its index; the example documents are data, which tests read as files',
      { path: '^src/core/([^/]+)/' },
      {
        path: '^src/core/[^/]+/',
        pathNot: ['^src/core/$1/', '^src/core/[^/]+/index[.]ts$', '/__fixtures__/', '/examples/[^/]+[.]json$'],
      },
    ),
    rule(
      'layer-door',
      'a layer is entered through its index',
      { path: '^src/([^/]+)' },
      {
        path: '^src/(i18n|state|platform|ui)/',
        pathNot: ['^src/$1/', '^src/[^/]+/index[.]tsx?$', STYLE, '/__fixtures__/'],
      },
    ),
    rule(
      'feature-door',
      'a feature is entered through its index',
      { path: '^src/app/' },
      { path: '^src/features/', pathNot: ['^src/features/[^/]+/index[.]tsx?$', STYLE] },
    ),
    rule(
      'no-own-door',
      'a file that imports the index of its own module is how barrels make cycles',
      { path: '^src/((?:core/|features/)?[^/]+)/', pathNot: TEST },
      { path: '^src/$1/index[.]tsx?$' },
    ),

    rule(
      'features-apart',
      'features meet in app',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    rule(
      'targets-apart',
      'a snippet target can be read, changed and deleted alone',
      { path: '^src/core/snippet/targets/([^/]+)/' },
      { path: '^src/core/snippet/targets/', pathNot: '^src/core/snippet/targets/$1/' },
    ),
    rule(
      'rules-apart',
      'a finding rule can be read, changed and deleted alone',
      { path: '^src/core/finding/rules/', pathNot: [TEST, '/index[.]ts$'] },
      { path: '^src/core/finding/rules/' },
    ),
    rule(
      'state-is-vanilla',
      'stores run without React; hooks.ts alone binds them',
      { path: '^src/state/', pathNot: ['^src/state/hooks[.]ts$', TEST] },
      { path: '^node_modules/(react|react-dom|zustand/(esm/)?(react|index))' },
    ),

    rule(
      'monaco-one-place',
      'the editor is 750 kB compressed: only the *.lazy.* files of platform/monaco load it',
      { path: '^src/', pathNot: '^src/platform/monaco/.*[.]lazy[.]tsx?$' },
      { path: '^node_modules/(monaco-editor|@monaco-editor)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'monaco-lazy',
      'a *.lazy.* file is reached by import() only, so that the first page does without it',
      { path: '^src/', pathNot: '[.]lazy[.]tsx?$' },
      { path: '[.]lazy[.]tsx?$', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),

    rule(
      'browser-no-node',
      'shipping code runs in a page',
      { path: '^src/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    rule('no-prod-to-test', 'shipping code never imports a test', { path: '^src/', pathNot: TEST }, { path: TEST }),
    rule('e2e-is-black-box', 'browser tests drive the page as a person does', { path: '^e2e/' }, { path: '^src/' }),
    rule('no-orphans', 'a file nothing uses', { orphan: true, pathNot: ['[.]d[.]ts$', TEST] }, {}),
    rule('no-unresolvable', 'an import that leads nowhere', {}, { couldNotResolve: true }),
    rule(
      'no-dev-dep',
      'what ships is a dependency, not a dev dependency',
      { path: '^src/', pathNot: TEST },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
