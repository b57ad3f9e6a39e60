/** `npm start`: from a fresh clone to the running app. Installs, builds and serves, each only where needed. */

import { ROOT } from './lib/paths.mjs';
import { checkNode, ensureBuild, ensurePackages } from './lib/prepare.mjs';
import { freePort, say } from './lib/run.mjs';

checkNode();
if (!(await ensurePackages())) process.exit(1);
if (!(await ensureBuild())) {
  say('the build failed; its message is above');
  process.exit(1);
}

const wanted = Number(process.env.PORT) || 4173;
const port = await freePort(wanted);
if (port !== wanted) say(`port ${wanted} is taken, using ${port}`);

// Vite is there only now, after the packages are.
const { preview } = await import('vite');
await preview({ root: ROOT, logLevel: 'warn', preview: { host: '127.0.0.1', port, strictPort: true } });
say(`ready at http://127.0.0.1:${port}/ (Ctrl+C stops it)`);
