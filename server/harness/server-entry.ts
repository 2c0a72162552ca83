import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** What the bundle is made of. */
const SOURCES = [
  'server/**/*.ts',
  'db/**/*.ts',
  'scripts/build-server.ts',
  'scripts/binary/bundle.ts',
  'package-lock.json',
];

const changedAt = (path: string): number => statSync(join(root, path)).mtimeMs;

/** Whether dist/server is there and newer than all that it is made of. */
export const isServerBuilt = (): boolean => {
  const bundle = 'dist/server/main.cjs';
  if (!existsSync(join(root, bundle))) return false;
  const builtAt = changedAt(bundle);
  return globSync(SOURCES, { cwd: root, exclude: ['server/harness/**'] }).every(path => changedAt(path) <= builtAt);
};

/** The script that starts the server or its commands: the bundle, unless the sources have changed since. */
export const serverEntry = (name: 'main' | 'academia'): string =>
  isServerBuilt() ? join(root, 'dist', 'server', `${name}.cjs`) : join(root, 'server', `${name}.ts`);
