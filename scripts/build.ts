// `npm run build`: the web app into dist/web. app.html is the page of every screen, empty; early-….html the same with
// its header; landing-….html the landing page with its content, so that it shows without any script; pages.json says
// which scripts a screen needs, and what it begins with.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, createServer } from 'vite';
import type { School } from '../server/features/school/school.schema.ts';
import { landingFile, TOKENS, type LandingLook } from '../server/http/pages/built-pages.ts';
import { type Prerender, withHeadings, writeEarlyPages } from './build/early.ts';
import { FIRST_FONTS } from './build/first-fonts.ts';
import { LANDING, pagesOf, readManifest, scriptsOf, withImports } from './build/pages.ts';
import { buildWorker } from './build/worker.ts';

const root = join(import.meta.dirname, '..');
const configFile = join(root, 'vite.config.ts');
const web = join(root, 'dist', 'web');
const EMPTY_ROOT = '<div id="root"></div>';

type Renderer = Prerender & { prerender: (school: School) => Promise<string> };

/** Calls `work` with what renders pages from the sources. */
const withRenderer = async (work: (renderer: Renderer) => Promise<void>): Promise<void> => {
  const vite = await createServer({
    configFile,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await work((await vite.ssrLoadModule('/app/prerender.tsx')) as Renderer);
  await vite.close();
};

const schoolWith = ({ name, logo, signup }: Omit<LandingLook, 'signup'> & Partial<LandingLook>): School => ({
  name: TOKENS[name],
  accent: 'verde',
  logoUrl: logo ? TOKENS.logo : null,
  registration: signup ? 'open' : 'closed',
  phrases: true,
  watching: false,
  purchaseApproval: false,
  asksConsent: false,
});

const EITHER = [true, false];
const LOOKS = (['short', 'long'] as const).flatMap(name =>
  EITHER.flatMap(logo => EITHER.map(signup => ({ name, logo, signup }))),
);

process.env.NODE_ENV = 'production';
await build({ configFile, logLevel: 'warn' });

const manifest = readManifest(web);
const shell = readFileSync(join(web, 'index.html'), 'utf8');
if (!shell.includes(EMPTY_ROOT)) throw new Error('index.html has no empty root to fill');
// The fonts of the first screen load together with the style sheet that needs them.
const fonts = globSync(FIRST_FONTS, { cwd: web }).map(
  file => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
);
const page = shell.replace('</head>', () => `${fonts.join('')}</head>`);
writeFileSync(join(web, 'app.html'), page);
await buildWorker(root, web, page);

// The landing page waits for no script of the application: only for the few lines that fetch it when it is wanted.
const styles = [...withImports(manifest, LANDING)].flatMap(source => manifest[source]?.css ?? []);
const [landingScript, ...imported] = scriptsOf(manifest, ['landing.ts']);
const landingHead = [
  // Its own rules are few: a file of them would only be one more to wait for.
  ...[...new Set(styles)]
    .filter(file => !page.includes(file))
    .map(file => `<style>${readFileSync(join(web, file), 'utf8').trim()}</style>`),
  ...imported.map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
  `<script type="module" crossorigin src="/${landingScript}"></script>`,
];
const withoutScripts = page.replaceAll(
  / *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n?/g,
  '',
);
const landing = withoutScripts.replace('</head>', () => `${landingHead.join('')}</head>`);
const routes = ['routes.tsx', 'staff-routes.tsx']
  .map(file => readFileSync(join(root, 'src', 'app', file), 'utf8'))
  .join('\n');
await withRenderer(async ({ prerender, ...early }) => {
  for (const look of LOOKS) {
    const content = await prerender(schoolWith(look));
    const html = landing.replace(EMPTY_ROOT, () => `<div id="root" data-prerendered>${content}</div>`);
    writeFileSync(join(web, landingFile(look)), html);
  }
  const script = manifest['early.ts']?.file ?? '';
  const application = scriptsOf(manifest, ['index.html']);
  writeEarlyPages(early, { web, page: withoutScripts, script, application, schoolWith });
  const pages = pagesOf(manifest, routes);
  writeFileSync(join(web, 'pages.json'), JSON.stringify({ ...pages, routes: withHeadings(early, pages.routes) }));
});

// The server sends these files to clients that accept them, instead of compressing at every request.
for (const file of globSync('**/*.{js,css,svg}', { cwd: web })) {
  const content = readFileSync(join(web, file));
  writeFileSync(join(web, `${file}.br`), brotliCompressSync(content));
  writeFileSync(join(web, `${file}.gz`), gzipSync(content, { level: 9 }));
}
// The engine is too large for a good compression at every build, which would save a tenth.
for (const file of globSync('assets/*.wasm', { cwd: web }))
  writeFileSync(join(web, `${file}.gz`), gzipSync(readFileSync(join(web, file))));
