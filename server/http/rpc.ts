import type { IncomingMessage } from 'node:http';
import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { AppError, type refusalOf } from '../errors.ts';
import { createContext, type Services } from '../trpc/context.ts';
import { readText } from './body.ts';

const MAX_BATCH_SIZE = 20;

/** How many procedures a path calls: a batch names them one after the other. */
export const callsIn = (path: string): number => path.split(',').length;

/** tRPC decodes the path outside any try of its own. */
const isDecodable = (url: string): boolean => {
  try {
    return decodeURIComponent(new URL(url).pathname) !== '';
  } catch {
    return false;
  }
};

/**
 * A page of another site can post a form without asking first, but not JSON: so mutations take nothing else.
 * @throws AppError 400 for a batch of too many calls, 404 for a path that is none, 415 for a body that is not JSON.
 */
const inspect = (request: Request, path: string): void => {
  if (!isDecodable(request.url)) throw new AppError('notFound');
  if (callsIn(path) > MAX_BATCH_SIZE) throw new AppError('tooManyCalls');
  if (request.method === 'POST' && !/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) throw new AppError('notJson');
};

/** A refusal from before any procedure, in the envelope that tRPC's clients open. */
export const inEnvelope = ({ code, status, message }: ReturnType<typeof refusalOf>) => ({
  error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data: { code, httpStatus: status } },
});

/** Serves every procedure under `/trpc`. */
export const createRpcMount = (router: AnyTRPCRouter, services: Services, report: (error: TRPCError) => void) => {
  return async (request: Request, incoming: IncomingMessage, path: string, address: string): Promise<Response> => {
    inspect(request, path);
    return fetchRequestHandler({
      endpoint: '/trpc',
      req: request.method === 'POST' ? new Request(request, { method: 'POST', body: await readText(incoming) }) : request,
      router,
      createContext: () => createContext(services, { cookie: request.headers.get('cookie') ?? undefined, address, calls: callsIn(path) }),
      responseMeta: ({ ctx }) => ({ headers: { ...ctx?.replyHeaders, 'Cache-Control': 'no-store' } }),
      onError: ({ error }) => report(error),
      maxBatchSize: MAX_BATCH_SIZE,
    });
  };
};
