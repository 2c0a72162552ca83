import type { IncomingMessage } from 'node:http';
import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { isCalledAlone, MAX_BATCH_SIZE } from '../common/batches.schema.ts';
import { AppError } from '../errors.ts';
import { createContext, type Services } from '../trpc/context.ts';
import { bearerIn } from './bearer.ts';
import { checkDepth, readText } from './body.ts';
import type { Client } from './client.ts';
import type { Meter } from './rate-limits.ts';

const ENDPOINT = '/trpc';

/** tRPC decodes the path outside its own try, so a malformed one must be refused before. */
const decoded = (url: string): string | undefined => {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return undefined;
  }
};

/**
 * The procedures that a request names, one after the other in a batch. They are decoded as tRPC decodes them: a batch
 * whose commas are written `%2C` would otherwise count as one call.
 */
export const callsIn = (url: string): string[] => (decoded(url) ?? '').slice(`${ENDPOINT}/`.length).split(',');

/**
 * A page of another site can post a form without a preflight, but not JSON: so mutations accept nothing else.
 * @throws AppError 400 for a batch of too many calls, or with one that must be alone, 404 for a malformed path, 415 for
 * a body that is not JSON.
 */
const inspect = (request: Request): void => {
  // tRPC cuts the endpoint off by its length, so a mount that is written with escapes would move all names.
  if (decoded(request.url) === undefined || !new URL(request.url).pathname.startsWith(`${ENDPOINT}/`))
    throw new AppError('notFound');
  const calls = callsIn(request.url);
  if (calls.length > MAX_BATCH_SIZE) throw new AppError('tooManyCalls');
  if (calls.length > 1 && calls.some(isCalledAlone)) throw new AppError('calledAlone');
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

export type RpcRequest = { request: Request; incoming: IncomingMessage; client: Client; meter: Meter };

/** Serves every procedure under `/trpc`. */
export const createRpcMount = (router: AnyTRPCRouter, services: Services, report: (error: TRPCError) => void) => {
  return async ({ request, incoming, client, meter }: RpcRequest): Promise<Response> => {
    inspect(request);
    return fetchRequestHandler({
      endpoint: ENDPOINT,
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
