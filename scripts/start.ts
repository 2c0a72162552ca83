// `npm start`: builds the web app and the server's bundle when one is missing or older than its sources, then serves
// the academy, with the demo by default.
import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isServerBuilt, serverEntry } from '../server/harness/server-entry.ts';
import { isWebBuilt } from './web.ts';

const root = join(import.meta.dirname, '..');
const run = (script: string): void => {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', script)], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
if (!isWebBuilt(root)) run('build.ts');
if (!isServerBuilt()) run('build-server.ts');
// What Node makes of the bundle is kept: making it again costs a tenth of the start.
enableCompileCache(join(root, 'node_modules', '.cache', 'academia'));
process.env.NODE_ENV ??= 'production';
process.env.DEMO ??= '1';
await import(pathToFileURL(serverEntry('main')).href);
