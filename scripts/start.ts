// `npm start`: builds the web app when it is missing or older than its sources, then serves the academy, with the demo
// unless told otherwise.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isWebBuilt } from './web.ts';

const root = join(import.meta.dirname, '..');
if (!isWebBuilt(root)) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
process.env.NODE_ENV ??= 'production';
process.env.DEMO ??= '1';
await import('../server/main.ts');
