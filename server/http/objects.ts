import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Db } from '../../db/client.ts';
import { isName, pathOf } from '../features/uploads/object-path.ts';
import { findStoredFile } from '../features/uploads/attach.service.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { mountIncoming } from './incoming.ts';
import { spanIn } from './range.ts';

/** An object never changes under its name. Opened by itself it is a document, and the policy lets it do nothing. */
const headersOf = (name: string, audience: 'public' | 'private'): Record<string, string> => ({
  ETag: `"${name}"`,
  'Cache-Control': `${audience}, max-age=31536000, immutable`,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
});

const isKnown = (context: Context, name: string): boolean =>
  context.req.header('if-none-match')?.includes(`"${name}"`) ?? false;

/** What turns the direction of a name, hides in it, or ends a folder. */
const UNSAFE_IN_NAME = /[\p{Cc}\p{Cf}/\\:]/gu;

/**
 * What a browser is told of a document: that it is to be kept, not opened among our pages. It is kept as what was
 * checked: a file that begins like a PDF can be a program too, and the ending decides which a double click starts.
 */
const dispositionOf = (fileName: string | null, ending: string): string => {
  const name = (fileName ?? 'arquivo').replaceAll(UNSAFE_IN_NAME, '_');
  const kept = name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
  return `attachment; filename*=UTF-8''${encodeURIComponent(kept)}`;
};

type GatedFile = NonNullable<Awaited<ReturnType<typeof findStoredFile>>>;

/** What a page shows: nothing that would be a document by itself. */
const shownTypeOf = (kind: 'film' | 'image' | 'picture', type: string): string => {
  if (kind === 'film') return type === 'video/webm' ? type : 'video/mp4';
  return type.startsWith('image/') ? type : 'application/octet-stream';
};

const contentHeaders = ({ kind, fileName }: GatedFile, { type }: StoredFile): Record<string, string> =>
  kind === 'pdf' || kind === 'pgn'
    ? {
        'Content-Type': kind === 'pdf' ? 'application/pdf' : 'application/x-chess-pgn; charset=utf-8',
        'Content-Disposition': dispositionOf(fileName, `.${kind}`),
      }
    : { 'Content-Type': shownTypeOf(kind, type) };

type Gates = {
  /** Stands before what changes something, and counts. */ guard: MiddlewareHandler;
  /** Stands before the files of lessons and what children handed in. */ gate: MiddlewareHandler;
};

/** Uploads: receives their bytes at the addresses given out for them, and serves them. */
export const mountObjects = (app: Hono, { db, storage, guard, gate }: { db: Db; storage: Storage } & Gates): void => {
  mountIncoming(app, { db, storage, guard });

  app.on(['GET', 'HEAD'], pathOf(':name', 'image'), async context => {
    const name = context.req.param('name') ?? '';
    // What a lesson shows has a name of the same form and a gate of its own; what a child handed in, a longer name.
    const isOfLesson = isName(name) && (await findStoredFile(db.read, pathOf(name, 'file'))) !== undefined;
    const image = isName(name) && !isOfLesson ? await storage.open(name) : undefined;
    if (!image?.type.startsWith('image/')) {
      await image?.bytes.cancel();
      return context.notFound();
    }
    const headers = headersOf(name, 'public');
    const isWanted = context.req.method === 'GET' && !isKnown(context, name);
    if (!isWanted) await image.bytes.cancel();
    if (isKnown(context, name)) return context.body(null, 304, headers);
    return new Response(isWanted ? image.bytes : null, {
      headers: { ...headers, 'Content-Type': image.type, 'Content-Length': String(image.size) },
    });
  });

  app.on(['GET', 'HEAD'], pathOf(':name', 'file'), guard, gate, async context => {
    const name = context.req.param('name') ?? '';
    const found = await findStoredFile(db.read, pathOf(name, 'file'));
    if (!found) return context.notFound();
    const headers = { ...headersOf(name, 'private'), 'Accept-Ranges': 'bytes' };
    if (isKnown(context, name)) return context.body(null, 304, headers);
    const span = spanIn(context.req.header('range'), found.bytes);
    if (span === null) return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${found.bytes}` });
    const file = await storage.open(name, span);
    if (!file) return context.notFound();
    if (context.req.method === 'HEAD') await file.bytes.cancel();
    return new Response(context.req.method === 'HEAD' ? null : file.bytes, {
      status: span ? 206 : 200,
      headers: {
        ...headers,
        ...contentHeaders(found, file),
        'Content-Length': String(file.size),
        ...(span && { 'Content-Range': `bytes ${span.start}-${span.end}/${found.bytes}` }),
      },
    });
  });
};
