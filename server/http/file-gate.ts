import type { MiddlewareHandler } from 'hono';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../common/viewer.ts';
import { AppError } from '../errors.ts';
import { mayReadWork } from '../features/assignments/work-files.service.ts';
import { mayReadPicture } from '../features/classes/pictures.service.ts';
import { mayOpenFile } from '../features/lessons/files.service.ts';
import { holds } from '../trpc/access.ts';
import type { Context } from '../trpc/context.ts';

type Env = { Variables: { context: Context } };

/** Who asks for a file, by session or token. @throws AppError 401 for nobody, 403. */
const viewerOf = async ({ signedIn }: Context): Promise<Viewer> => {
  const caller = await signedIn();
  if (!caller) throw new AppError('unauthenticated');
  if (caller.scopes && !holds(caller.scopes, 'read')) throw new AppError('tokenScope');
  return caller.viewer;
};

/** By a lesson that shows a file, by the wall of a class, and as handed in. */
const DOORS = [mayOpenFile, mayReadPicture, mayReadWork];

/**
 * Stands before the files of lessons and walls and what children handed in: only who reads a lesson or the wall of a
 * class that shows one, or teaches the class for which it was handed in, gets it. To anybody else it is as if it were
 * not there.
 */
export const createFileGate = (db: Db): MiddlewareHandler => {
  const gate: MiddlewareHandler<Env> = async (context, next) => {
    const viewer = await viewerOf(context.get('context'));
    const { path } = context.req;
    for (const mayOpen of DOORS) if (await mayOpen(db, viewer, path)) return next();
    throw new AppError('notFound');
  };
  return gate as unknown as MiddlewareHandler;
};
