import type { IncomingMessage } from 'node:http';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Db } from '../../db/client.ts';
import { AppError } from '../errors.ts';
import { receivePart, standingOf, type Standing } from '../features/uploads/parts.service.ts';
import { incomingPath, receiveUpload } from '../features/uploads/uploads.service.ts';
import type { Storage } from '../storage/storage.ts';
import { chunksOf } from './body.ts';

/** The resumable uploads of https://tus.io, as far as they go on with what exists: HEAD and PATCH of version 1.0. */
const tusHeaders = ({ offset, size }: Standing): Record<string, string> => ({
  'Tus-Resumable': '1.0.0',
  'Upload-Offset': String(offset),
  'Upload-Length': String(size),
  'Cache-Control': 'no-store',
});

const PART_TYPE = 'application/offset+octet-stream';

const offsetIn = (context: Context): number => {
  const text = context.req.header('upload-offset') ?? '';
  if (!/^\d{1,12}$/.test(text)) throw new AppError('badRequest');
  return Number(text);
};

/** Takes uploads at the addresses given out for them: whole by PUT, or in parts, so that a broken line costs little. */
export const mountIncoming = (
  app: Hono,
  { db, storage, guard }: { db: Db; storage: Storage; guard: MiddlewareHandler },
): void => {
  const path = incomingPath(':secret');
  const secretIn = (context: Context): string => context.req.param('secret') ?? '';
  const bodyOf = (context: Context) => chunksOf((context.env as { incoming: IncomingMessage }).incoming);

  app.put(path, guard, async context => {
    const length = Number(context.req.header('content-length') ?? 0);
    await receiveUpload(db, storage, secretIn(context), bodyOf(context), length);
    return context.body('', 200);
  });

  // Hono answers HEAD by the handler of GET.
  app.get(path, guard, async context => {
    if (context.req.method !== 'HEAD') return context.notFound();
    return context.body(null, 200, tusHeaders(await standingOf(db, storage, secretIn(context))));
  });

  app.patch(path, guard, async context => {
    const offset = offsetIn(context);
    if (context.req.header('content-type') !== PART_TYPE) throw new AppError('notAPart');
    const standing = await receivePart(db, storage, secretIn(context), { offset, bytes: bodyOf(context) });
    return context.body(null, 204, tusHeaders(standing));
  });
};
