import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { Viewer } from '../common/viewer.ts';
import { AppError } from '../errors.ts';
import { mayOpenFile } from '../features/lessons/files.service.ts';
import { holds } from '../trpc/access.ts';
import { createContext, type Services } from '../trpc/context.ts';
import { bearerIn } from './bearer.ts';
import type { Client } from './client.ts';
import type { Meter } from './rate-limits.ts';

type Env = { Bindings: { incoming: IncomingMessage }; Variables: { client: Client; meter: Meter } };

/** Who asks for a file, by session or token, and the cookie to send again. @throws AppError 401 for nobody, 403. */
const callerOf = async (services: Services, context: Context<Env>): Promise<{ viewer: Viewer; cookie?: string }> => {
  const { cookie, authorization } = context.env.incoming.headers;
  const { client, meter } = context.var;
  const { signedIn, replyHeaders } = createContext(services, {
    cookie,
    bearer: bearerIn(authorization),
    client,
    meter,
  });
  const caller = await signedIn();
  if (!caller) throw new AppError('unauthenticated');
  if (caller.scopes && !holds(caller.scopes, 'read')) throw new AppError('tokenScope');
  const renewed = replyHeaders['Set-Cookie'];
  return { viewer: caller.viewer, ...(typeof renewed === 'string' && { cookie: renewed }) };
};

/**
 * Stands before the films and files of lessons: only who reads a lesson that shows one gets it. To anybody else it is
 * as if it were not there.
 */
export const createFileGate = (services: Services): MiddlewareHandler => {
  const gate: MiddlewareHandler<Env> = async (context, next) => {
    const { viewer, cookie } = await callerOf(services, context);
    if (!(await mayOpenFile(services.db, viewer, context.req.path))) throw new AppError('notFound');
    await next();
    if (cookie) context.header('Set-Cookie', cookie, { append: true });
  };
  return gate as unknown as MiddlewareHandler;
};
