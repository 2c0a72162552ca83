import type { MiddlewareHandler } from 'hono';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../common/viewer.ts';
import { AppError } from '../errors.ts';
import { mayReadWork } from '../features/assignments/work-files.service.ts';
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

/**
 * Stands before the films and files of lessons and what children handed in: only who reads a lesson that shows one, or
 * teaches the class for which it was handed in, gets it. To anybody else it is as if it were not there.
 */
export const createFileGate = (db: Db): MiddlewareHandler => {
  const gate: MiddlewareHandler<Env> = async (context, next) => {
    const viewer = await viewerOf(context.get('context'));
    const { path } = context.req;
    if (!(await mayOpenFile(db, viewer, path)) && !(await mayReadWork(db, viewer, path)))
      throw new AppError('notFound');
    await next();
  };
  return gate as unknown as MiddlewareHandler;
};
