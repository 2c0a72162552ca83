import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';

const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Build output that browsers must not fetch: pages before they are filled, compressed copies, the manifest. */
const isForServer = (path: string): boolean => /\.(html|br|gz)$|\/\.|^\/pages\.json$/.test(path);

type Folders = { web: string; demoMedia: string | undefined };

/** A cover of the demo, which the catalogue shows; everything else there belongs to a lesson. */
const COVER = '/demo/:course/thumbnail.webp';
const LESSON_FILE = '/demo/:course{[\\w-]+}/:file{[\\w-]+\\.(?:webm|pgn)}';

/**
 * The built web app, and in demo mode the demo's films. Any other path is a screen of the app and gets its page.
 * @param gates stand before the demo's films and games.
 * @param page answers the address of a screen.
 */
export const mountStatic = (
  app: Hono,
  { web, demoMedia }: Folders,
  gates: MiddlewareHandler[],
  page: MiddlewareHandler,
): void => {
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

  // Without anybody's data, for whoever keeps it: it is the same for everybody.
  app.on(['GET', 'HEAD'], '/app.html', serveStatic({ root: web, path: 'app.html', onFound: cache(ASK_AGAIN) }));
  app.on(['GET', 'HEAD'], '/', page);
  const files = serveStatic({ root: web, onFound: cache(ASK_AGAIN) });
  app.use('*', (context, next) => (isForServer(context.req.path) ? next() : files(context, next)));
  app.on(['GET', 'HEAD'], '*', page);
};
