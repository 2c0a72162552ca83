import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';

const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Build output that browsers must not fetch: pages before one is chosen, compressed copies, the manifest. */
const isForServer = (path: string): boolean => /\.(html|br|gz)$|\/\./.test(path);

type Folders = { web: string; demoMedia: string | undefined };

/** A cover of the demo, which the catalogue shows; everything else there belongs to a lesson. */
const COVER = '/demo/:course/thumbnail.webp';
const LESSON_FILE = '/demo/:course{[\\w-]+}/:file{[\\w-]+\\.(?:webm|pgn)}';

/**
 * The built web app, and in demo mode the demo's films. Any other path is a screen of the app and gets its page.
 * @param gates stand before the demo's films and games.
 */
export const mountStatic = (app: Hono, { web, demoMedia }: Folders, gates: MiddlewareHandler[]): void => {
  const cache = (value: string) => (_path: string, context: Context) => context.header('Cache-Control', value);
  app.use('/assets/*', serveStatic({ root: web, onFound: cache(A_YEAR), precompressed: true }));
  const media = (keep: string) =>
    serveStatic({
      root: demoMedia ?? '',
      rewriteRequestPath: path => path.replace(/^\/demo/, ''),
      onFound: cache(`${keep}, max-age=86400`),
    });
  if (demoMedia) {
    app.use(COVER, media('public'));
    app.use(LESSON_FILE, ...gates, media('private'));
  }
  app.on(['GET', 'HEAD'], ['/assets/*', '/demo/*', '/objects/*'], context => context.text('Não encontrado', 404));

  // The landing page is prerendered: a visitor without a session sees it before any script runs.
  const landing = serveStatic({ root: web, path: 'index.html', onFound: cache(ASK_AGAIN), precompressed: true });
  const shell = serveStatic({
    root: web,
    path: existsSync(join(web, 'app.html')) ? 'app.html' : 'index.html',
    onFound: cache(ASK_AGAIN),
    precompressed: true,
  });
  app.on(['GET', 'HEAD'], ['/', '/home'], (context, next) =>
    (context.req.header('cookie')?.includes('session=') ? shell : landing)(context, next),
  );
  const files = serveStatic({ root: web, onFound: cache(ASK_AGAIN) });
  app.use('*', (context, next) => (isForServer(context.req.path) ? next() : files(context, next)));
  app.on(['GET', 'HEAD'], '*', shell);
};
