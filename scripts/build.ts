// `npm run build`: the web app into dist/web. index.html contains the landing page, so that it shows before any script
// runs; app.html is the same page empty, for all other addresses and for signed-in users.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, createServer } from 'vite';
import { buildWorker } from './build/worker.ts';

const root = join(import.meta.dirname, '..');
const configFile = join(root, 'vite.config.ts');
const web = join(root, 'dist', 'web');
const EMPTY_ROOT = '<div id="root"></div>';

/** The landing page as HTML, rendered from the sources. */
const renderLanding = async (): Promise<string> => {
  const vite = await createServer({
    configFile,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { prerender } = (await vite.ssrLoadModule('/app/prerender.tsx')) as { prerender: () => string };
  const landing = prerender();
  await vite.close();
  return landing;
};

process.env.NODE_ENV = 'production';
await build({ configFile, logLevel: 'warn' });

const shell = readFileSync(join(web, 'index.html'), 'utf8');
if (!shell.includes(EMPTY_ROOT)) throw new Error('index.html has no empty root to fill');
// The fonts of the first screen load together with the style sheet that needs them.
const fonts = globSync('assets/*-latin-wght-normal-*.woff2', { cwd: web }).map(
  file => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
);
const page = shell.replace('</head>', () => `${fonts.join('')}</head>`);
const landing = await renderLanding();
writeFileSync(
  join(web, 'index.html'),
  page.replace(EMPTY_ROOT, () => `<div id="root" data-prerendered>${landing}</div>`),
);
writeFileSync(join(web, 'app.html'), page);
await buildWorker(root, web, page);

// The server sends these files to clients that accept them, instead of compressing at every request.
for (const file of globSync('**/*.{html,js,css,svg}', { cwd: web })) {
  const content = readFileSync(join(web, file));
  writeFileSync(join(web, `${file}.br`), brotliCompressSync(content));
  writeFileSync(join(web, `${file}.gz`), gzipSync(content, { level: 9 }));
}
