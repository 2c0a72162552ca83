import type { IncomingMessage } from 'node:http';
import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { AppError } from '../errors.ts';
import { createContext, type Services } from '../trpc/context.ts';
import { bearerIn } from './bearer.ts';
import { checkDepth, readText } from './body.ts';
import type { Client } from './client.ts';
import type { Meter } from './rate-limits.ts';

const MAX_BATCH_SIZE = 20;

/** How many procedures a path calls: a batch names them one after the other. */
export const callsIn = (path: string): number => path.split(',').length;

/** tRPC decodes the path outside its own try, so a malformed one must be refused before. */
const isDecodable = (url: string): boolean => {
  try {
    return decodeURIComponent(new URL(url).pathname) !== '';
  } catch {
    return false;
  }
};

/**
 * A page of another site can post a form without a preflight, but not JSON: so mutations accept nothing else.
 * @throws AppError 400 for a batch of too many calls, 404 for a malformed path, 415 for a body that is not JSON.
 */
const inspect = (request: Request, path: string): void => {
  if (!isDecodable(request.url)) throw new AppError('notFound');
  if (callsIn(path) > MAX_BATCH_SIZE) throw new AppError('tooManyCalls');
  if (request.method === 'POST' && !/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('notJson');
};

/** A query has its input in the address, a mutation in the body. @throws AppError 400 or 413 */
const readInput = async (request: Request, incoming: IncomingMessage): Promise<Request> => {
  if (request.method !== 'POST') {
    if (request.url.includes('?')) checkDepth(new URL(request.url).searchParams.get('input') ?? '');
    return request;
  }
  const body = await readText(incoming);
  checkDepth(body);
  return new Request(request, { method: 'POST', body });
};

export type RpcRequest = { request: Request; incoming: IncomingMessage; path: string; client: Client; meter: Meter };

/** Serves every procedure under `/trpc`. */
export const createRpcMount = (router: AnyTRPCRouter, services: Services, report: (error: TRPCError) => void) => {
  return async ({ request, incoming, path, client, meter }: RpcRequest): Promise<Response> => {
    inspect(request, path);
    return fetchRequestHandler({
      endpoint: '/trpc',
      req: await readInput(request, incoming),
      router,
      createContext: () =>
        createContext(services, {
          cookie: incoming.headers.cookie,
          bearer: bearerIn(incoming.headers.authorization),
          client,
          meter,
        }),
      responseMeta: ({ ctx }) => ({ headers: { ...ctx?.replyHeaders, 'Cache-Control': 'no-store' } }),
      onError: ({ error }) => report(error),
      maxBatchSize: MAX_BATCH_SIZE,
    });
  };
};
