import type { IncomingMessage } from 'node:http';
import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { isCalledAlone, MAX_BATCH_SIZE } from '../common/batches.schema.ts';
import { AppError } from '../errors.ts';
import type { Context } from '../trpc/context.ts';
import { checkShape, readText } from './body.ts';

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

const STREAM = 'application/jsonl';

/** Whether tRPC would send its answer in pieces, and the headers with the first of them. */
const wantsStream = (headers: Headers): boolean =>
  (headers.get('trpc-accept') ?? headers.get('accept') ?? '').split(',').some(type => type.trim() === STREAM);

/**
 * A page of another site can post a form without a preflight, but not JSON: so mutations accept nothing else.
 * @throws AppError 400 for a batch of too many calls, for one with a call that must be alone, and for an answer in
 * pieces; 404 for a malformed path, 415 for a body that is not JSON.
 */
const inspect = (request: Request): void => {
  // tRPC cuts the endpoint off by its length, so a mount that is written with escapes would move all names.
  if (decoded(request.url) === undefined || !new URL(request.url).pathname.startsWith(`${ENDPOINT}/`))
    throw new AppError('notFound');
  // The headers would go out before any procedure has run, and with them neither a cookie nor a Retry-After.
  if (wantsStream(request.headers)) throw new AppError('streamedAnswer');
  const calls = callsIn(request.url);
  if (calls.length > MAX_BATCH_SIZE) throw new AppError('tooManyCalls');
  if (calls.length > 1 && calls.some(isCalledAlone)) throw new AppError('calledAlone');
  if (request.method === 'POST' && !/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('notJson');
};

/** A query has its input in the address, a mutation in the body. @throws AppError 400 or 413 */
const readInput = async (request: Request, incoming: IncomingMessage): Promise<Request> => {
  if (request.method !== 'POST') {
    if (request.url.includes('?')) checkShape(new URL(request.url).searchParams.get('input') ?? '');
    return request;
  }
  const body = await readText(incoming);
  checkShape(body);
  return new Request(request, { method: 'POST', body });
};

export type RpcRequest = { request: Request; incoming: IncomingMessage; context: Context };

/** Serves every procedure under `/trpc`. */
export const createRpcMount = (router: AnyTRPCRouter, report: (error: TRPCError) => void) => {
  return async ({ request, incoming, context }: RpcRequest): Promise<Response> => {
    inspect(request);
    return fetchRequestHandler({
      endpoint: ENDPOINT,
      req: await readInput(request, incoming),
      router,
      createContext: () => context,
      responseMeta: ({ ctx }) => ({ headers: { ...ctx?.replyHeaders, 'Cache-Control': 'no-store' } }),
      onError: ({ error }) => report(error),
      maxBatchSize: MAX_BATCH_SIZE,
    });
  };
};
