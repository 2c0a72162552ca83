import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import type { Db } from '../../db/client.ts';
import { AppError } from '../errors.ts';
import { packCourse } from '../features/course-files/course-archive.service.ts';
import type { Storage } from '../storage/storage.ts';
import { readerOf } from '../trpc/access.ts';
import type { Context } from '../trpc/context.ts';

type Env = { Variables: { context: Context } };

/** A course as a zip, sent piece by piece: no procedure, whose answers are whole. */
export const mountCourseArchive = <Some extends Env>(
  app: Hono<Some>,
  { db, storage }: { db: Db; storage: Storage },
): void => {
  app.get('/api/courses/:courseId{[1-9][0-9]{0,8}}/archive', async context => {
    const viewer = readerOf(await context.var.context.signedIn());
    if (viewer.role === 'student') throw new AppError('accessDenied');
    const archive = await packCourse(db, storage, viewer, Number(context.req.param('courseId')));
    const isWanted = context.req.method === 'GET';
    const body = isWanted ? (Readable.toWeb(Readable.from(archive.bytes())) as ReadableStream<Uint8Array>) : null;
    return new Response(body, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Length': String(archive.size),
        'Content-Disposition': `attachment; filename="${archive.filename}"`,
        'Cache-Control': 'no-store',
      },
    });
  });
};
