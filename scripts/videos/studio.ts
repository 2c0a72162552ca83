/** A browser with the drawing page open, served by Vite, which provides TypeScript, fonts and packages. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { launchBrowser } from '../../server/harness/browser.ts';
import type { Studio } from './page.ts';
import { pieceImages } from './pieces.ts';
import type { Storyboard } from './storyboard.ts';
import type { ThumbnailDesign } from './thumbnail.ts';

declare global {
  interface Window {
    openStudio(pieces: Record<string, string>): Promise<Studio>;
    studio: Studio;
  }
}

export const openStudio = async () => {
  const server = await createServer({
    configFile: false,
    root: join(import.meta.dirname),
    cacheDir: join(import.meta.dirname, '../../node_modules/.vite-videos'),
    optimizeDeps: { include: ['chess.js', 'mediabunny'] },
    server: { port: 0, host: '127.0.0.1', fs: { allow: [join(import.meta.dirname, '../..')] } },
    logLevel: 'warn',
  });
  await server.listen();
  const browser = await launchBrowser();
  const page = await browser.newPage();
  page.on('pageerror', error => console.error(error));
  await page.goto(server.resolvedUrls!.local[0]!, { waitUntil: 'networkidle' });
  await page.evaluate(async pieces => {
    window.studio = await window.openStudio(pieces);
  }, pieceImages);
  return {
    film: (story: Storyboard) => page.evaluate(one => window.studio.film(one), story),
    thumbnail: (design: ThumbnailDesign) => page.evaluate(one => window.studio.thumbnail(one), design),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
};
