// `npm start`: builds the web app when it is missing or older than its sources, then serves the academy, with the demo unless told otherwise.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const built = join(root, 'dist', 'web', 'app.html');

const isBuilt = (): boolean => {
  if (!existsSync(built)) return false;
  const builtAt = statSync(built).mtimeMs;
  const sources = globSync(['src/**/*', 'server/**/*.schema.ts', 'scripts/build.ts', 'vite.config.ts', 'package-lock.json'], { cwd: root });
  return sources.every(file => statSync(join(root, file)).mtimeMs <= builtAt);
};

if (!isBuilt()) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
process.env.NODE_ENV ??= 'production';
process.env.DEMO ??= '1';
await import('../server/main.ts');
