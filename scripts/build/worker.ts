// The service worker, dist/web/sw.js, with the names of the files it keeps: made last, from what the build has left.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { FIRST_FONTS } from './first-fonts.ts';

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };

/** What the browser fetches with a chunk, itself included. */
const withImports = (manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): Set<string> => {
  const { file, imports = [], css = [] } = manifest[key] ?? {};
  if (file === undefined || seen.has(`/${file}`)) return seen;
  for (const path of [file, ...css]) seen.add(`/${path}`);
  for (const imported of imports) withImports(manifest, imported, seen);
  return seen;
};

/** Beside the files with a hash in their name: these are fetched again with every version. */
const PLAIN = ['/theme.js', '/favicon.svg'];

/** @param page the HTML of an empty page: it gets an address of its own, as every other address is somebody's page. */
export const buildWorker = async (root: string, web: string, page: string): Promise<void> => {
  const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const shell = `/assets/shell-${createHash('sha256').update(page).digest('hex').slice(0, 8)}.html`;
  writeFileSync(join(web, shell), page);
  const entries = Object.keys(manifest).filter(key => manifest[key]?.isEntry);
  const first = new Set([...PLAIN, ...entries.flatMap(key => [...withImports(manifest, key)])]);
  for (const font of globSync(FIRST_FONTS, { cwd: web })) first.add(`/${font}`);
  const paths = (pattern: string): string[] =>
    globSync(pattern, { cwd: web })
      .map(file => `/${file.replaceAll('\\', '/')}`)
      .toSorted();
  const large = paths('assets/stockfish-*.{js,wasm}');
  const others = paths('assets/*.{js,css}').filter(path => !first.has(path) && !large.includes(path));
  await build({
    entryPoints: [join(root, 'src', 'worker.ts')],
    outfile: join(web, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      SHELL: JSON.stringify(shell),
      FIRST: JSON.stringify([...first]),
      OTHERS: JSON.stringify(others),
      LARGE: JSON.stringify(large),
      'process.env.NODE_ENV': '"production"',
    },
  });
};
