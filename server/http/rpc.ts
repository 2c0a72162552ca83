import type { IncomingMessage } from 'node:http';
import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { isCalledAlone, MAX_BATCH_SIZE } from '../common/batches.schema.ts';
import { AppError } from '../errors.ts';
import type { Context } from '../trpc/context.ts';
import { checkShape, isWorthChecking, readText } from './body.ts';
import type { LightResponse } from './light-web.ts';
import { NEVER_ABORTED } from './never-aborted.ts';

const ENDPOINT = '/trpc';
const START = `${ENDPOINT}/`;

/** tRPC decodes the path outside its own try, so a malformed one must be refused before. */
const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * The procedures that a path names, one after the other in a batch. They are decoded as tRPC decodes them: a batch
 * whose commas are written `%2C` would otherwise count as one call.
 * @param path as the client wrote it.
 */
export const callsIn = (path: string): string[] => {
  const names = (path.includes('%') ? (decoded(path) ?? '') : path).slice(START.length);
  return names.includes(',') ? names.split(',') : [names];
};

const STREAM = 'application/jsonl';

/** Whether tRPC would send its answer in pieces, and the headers with the first of them. */
const wantsStream = ({ headers }: IncomingMessage): boolean =>
  String(headers['trpc-accept'] ?? headers.accept ?? '')
    .split(',')
    .some(type => type.trim() === STREAM);

export type RpcRequest = {
  incoming: IncomingMessage;
  context: Context;
  /** As the client wrote them; the search without its question mark. */ path: string;
  search: string;
};
type HeaderValues = Record<string, string | string[]>;
export type RpcAnswer = { status: number; headers: HeaderValues; text: string };

/**
 * A page of another site can post a form without a preflight, but not JSON: so mutations accept nothing else.
 * @throws AppError 400 for a batch of too many calls, for one with a call that must be alone, and for an answer in
 * pieces; 404 for a malformed path, 415 for a body that is not JSON.
 */
const inspect = ({ incoming, path }: RpcRequest): void => {
  // tRPC cuts the endpoint off by its length, so a mount that is written with escapes would move all names.
  if (!path.startsWith(START) || (path.includes('%') && decoded(path) === undefined)) throw new AppError('notFound');
  // The headers would go out before any procedure has run, and with them neither a cookie nor a Retry-After.
  if (wantsStream(incoming)) throw new AppError('streamedAnswer');
  const calls = callsIn(path);
  if (calls.length > MAX_BATCH_SIZE) throw new AppError('tooManyCalls');
  if (calls.length > 1 && calls.some(isCalledAlone)) throw new AppError('calledAlone');
  if (incoming.method === 'POST' && !/^application\/json\s*(;|$)/i.test(incoming.headers['content-type'] ?? ''))
    throw new AppError('notJson');
};

/** A query has its input in the address, a mutation in the body. @throws AppError 400 or 413 */
const readInput = async ({ incoming, search }: RpcRequest): Promise<string | undefined> => {
  if (incoming.method === 'POST') {
    const body = await readText(incoming);
    checkShape(body);
    return body;
  }
  if (isWorthChecking(search)) checkShape(new URLSearchParams(search).get('input') ?? '');
  return undefined;
};

const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * What tRPC's adapter reads of a request, and nothing else: a whole web Request with all its headers and a stream for
 * the body costs more than most procedures.
 */
const lightRequest = ({ incoming, path, search }: RpcRequest, body: string | undefined): Request => {
  const { method, headers } = incoming;
  const valueOf = (name: string): string | null => {
    const value = headers[name];
    return value === undefined ? null : String(value);
  };
  const light = {
    method,
    url: `http://localhost${path}${search === '' ? '' : `?${search}`}`,
    headers: { get: valueOf, has: (name: string) => headers[name] !== undefined },
    signal: NEVER_ABORTED,
    json: async () => JSON.parse((body ?? '').replace(BYTE_ORDER_MARK, '')) as unknown,
  };
  return light as unknown as Request;
};

/** By name; of one that is there more than once, a cookie, all values. */
const valuesOf = (headers: Iterable<[string, string]>): HeaderValues => {
  const values: HeaderValues = {};
  for (const [name, value] of headers) {
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
};

/** Serves every procedure under `/trpc`. */
export const createRpcMount =
  (router: AnyTRPCRouter, report: (error: TRPCError) => void) =>
  async (asked: RpcRequest): Promise<RpcAnswer> => {
    inspect(asked);
    const response: Response | LightResponse = await fetchRequestHandler({
      endpoint: ENDPOINT,
      req: lightRequest(asked, await readInput(asked)),
      router,
      createContext: () => asked.context,
      responseMeta: ({ ctx }) => ({ headers: { ...ctx?.replyHeaders, 'Cache-Control': 'no-store' } }),
      onError: ({ error }) => report(error),
      maxBatchSize: MAX_BATCH_SIZE,
    });
    const { status, headers, body } = response;
    const text = typeof body === 'string' ? body : await new Response(body).text();
    return { status, headers: valuesOf(headers), text };
  };
