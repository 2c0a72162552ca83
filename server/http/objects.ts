import type { IncomingMessage } from 'node:http';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Db } from '../../db/client.ts';
import { AppError } from '../errors.ts';
import { isName } from '../features/uploads/object-path.ts';
import { incomingPath, receiveUpload } from '../features/uploads/uploads.service.ts';
import { MAX_IMAGE_BYTES } from '../storage/image.ts';
import type { Storage } from '../storage/storage.ts';
import { chunksOf } from './body.ts';

const OBJECT = '/objects/uploads/:name';

/** An object never changes under its name. Opened by itself it is a document, and the policy lets it do nothing. */
const headersOf = (name: string): Record<string, string> => ({
  ETag: `"${name}"`,
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
});

const isKnown = (context: Context, name: string): boolean =>
  context.req.header('if-none-match')?.includes(`"${name}"`) ?? false;

/** Uploaded images: receives their bytes at the addresses given out for them, and serves them. */
export const mountObjects = (
  app: Hono,
  {
    db,
    storage,
    guard,
  }: { db: Db; storage: Storage; /** Stands before what changes something. */ guard: MiddlewareHandler },
): void => {
  app.put(incomingPath(':secret'), guard, async context => {
    const { incoming } = context.env as { incoming: IncomingMessage };
    if (Number(incoming.headers['content-length'] ?? 0) > MAX_IMAGE_BYTES) throw new AppError('imageTooLarge');
    await receiveUpload(db, storage, context.req.param('secret') ?? '', chunksOf(incoming));
    return context.body('', 200);
  });

  app.on(['GET', 'HEAD'], OBJECT, async context => {
    const name = context.req.param('name') ?? '';
    const image = isName(name) ? await storage.open(name) : undefined;
    if (!image) return context.notFound();
    const headers = headersOf(name);
    const isWanted = context.req.method === 'GET' && !isKnown(context, name);
    if (!isWanted) await image.bytes.cancel();
    if (isKnown(context, name)) return context.body(null, 304, headers);
    return new Response(isWanted ? image.bytes : null, {
      headers: { ...headers, 'Content-Type': image.type, 'Content-Length': String(image.size) },
    });
  });
};
