import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether dist/web exists and is newer than all of its sources. */
export const isWebBuilt = (root: string): boolean => {
  const built = join(root, 'dist', 'web', 'app.html');
  if (!existsSync(built)) return false;
  const builtAt = statSync(built).mtimeMs;
  const sources = globSync(
    [
      'src/**/*',
      'server/**/*.schema.ts',
      'server/http/pages/*.ts',
      'scripts/build.ts',
      'scripts/build/*.ts',
      'vite.config.ts',
      'package-lock.json',
    ],
    { cwd: root },
  );
  return sources.every(file => statSync(join(root, file)).mtimeMs <= builtAt);
};
