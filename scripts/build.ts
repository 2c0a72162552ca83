// `npm run build`: the web app into dist/web. index.html carries the landing page, so that it shows before any script runs;
// app.html is the same page empty, for every other place and for whoever is signed in.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer } from 'vite';

const root = join(import.meta.dirname, '..');
const configFile = join(root, 'vite.config.ts');
const web = join(root, 'dist', 'web');
const EMPTY_ROOT = '<div id="root"></div>';

process.env.NODE_ENV = 'production';
await build({ configFile, logLevel: 'warn' });

const vite = await createServer({ configFile, logLevel: 'error', appType: 'custom', server: { middlewareMode: true, hmr: false, watch: null }, optimizeDeps: { noDiscovery: true } });
const { prerender } = (await vite.ssrLoadModule('/app/prerender.tsx')) as { prerender: () => string };
const landing = prerender();
await vite.close();

const shell = readFileSync(join(web, 'index.html'), 'utf8');
if (!shell.includes(EMPTY_ROOT)) throw new Error('index.html has no empty root to fill');
writeFileSync(join(web, 'index.html'), shell.replace(EMPTY_ROOT, () => `<div id="root" data-prerendered>${landing}</div>`));
writeFileSync(join(web, 'app.html'), shell);
