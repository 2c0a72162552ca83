import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { appErrorFrom } from '../app-error-from.ts';
import type { Config } from '../config.ts';
import { AppError, bodyOf, refusalOf } from '../errors.ts';
import { mountOf, type Metrics } from '../metrics/metrics.ts';
import { createContext, type Context, type Services } from '../trpc/context.ts';
import { bearerIn } from './bearer.ts';
import { weigh } from './body.ts';
import { createClientOf, type Client } from './client.ts';
import { SHARED_ANSWER } from './cross-origin.ts';
import { inEnvelope } from './envelope.ts';
import { loggedPath } from './logged-path.ts';
import { createRateLimits } from './rate-limits.ts';
import { callsIn } from './rpc.ts';
import { DATA_POLICY, isOriginAllowed, securityHeaders } from './security.ts';

/** What is known of a request before anything answers it. */
export type Known = {
  client: Client;
  /** What every page and file carries. */ headers: Record<string, string>;
  /** What every answer of data carries. */ dataHeaders: Record<string, string>;
  context: Context;
  startedAt: number;
};

type Asked = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  method: string;
  /** Decoded. */ path: string;
  /** As the client wrote it. */ pathname: string;
};

export const NOT_KEPT = { 'Cache-Control': 'no-store' };

const LOGOUT = /^\/(api\/auth\/logout|trpc\/auth\.logout)$/;

type Deps = {
  services: Services;
  config: Pick<Config, 'publicUrl' | 'rateLimits' | 'trustedProxies'>;
  log: Logger;
  metrics: Metrics | undefined;
};

/** What every request passes on its way in and out, by whichever way it is served. */
export const createEntrance = ({ services, config, log, metrics }: Deps) => {
  const { db, storage } = services;
  const uploadOrigin = storage.kind === 'bucket' ? storage.origin : undefined;
  const headersOver = (isHttps: boolean) => {
    const headers = securityHeaders(isHttps, uploadOrigin);
    return { headers, dataHeaders: { ...headers, ...DATA_POLICY } };
  };
  const [overHttp, overHttps] = [headersOver(false), headersOver(true)];
  const limits = createRateLimits(config.rateLimits, db.counters);
  const clientOf = createClientOf(config);

  return {
    enter: (incoming: IncomingMessage): Known => {
      const startedAt = performance.now();
      const client = clientOf(incoming);
      const { cookie, authorization, origin } = incoming.headers;
      const context = createContext(services, { cookie, bearer: bearerIn(authorization), client });
      const { headers, dataHeaders } = client.isHttps ? overHttps : overHttp;
      if (!context.isByToken || origin === undefined) return { client, headers, dataHeaders, context, startedAt };
      const shared = { headers: { ...headers, ...SHARED_ANSWER }, dataHeaders: { ...dataHeaders, ...SHARED_ANSWER } };
      return { client, ...shared, context, startedAt };
    },

    /** Stands before what changes something, and counts. @throws AppError 403 for a foreign page, 429 */
    admit: async ({ client, context }: Known, { incoming, outgoing, method, path, pathname }: Asked): Promise<void> => {
      const { origin, host } = incoming.headers;
      // A page of another site can make a browser send its cookies, but no token that it does not have; and with a
      // token no cookie is read.
      const isForeign = !context.isByToken && !isOriginAllowed({ method, origin, host }, config);
      // A sign-out on a shared computer must work, even when the request is then refused.
      if (!context.isByToken && !isForeign && LOGOUT.test(path))
        context.replyHeaders['Set-Cookie'] = context.sessions.blankCookie();
      const isRpc = path.startsWith('/trpc/');
      // Where nobody can tell who asks, the address counts; the procedure then says what is wrong.
      const count = (calls: number): Promise<void> =>
        limits({ address: client.address, calls, outgoing }, () => context.signedIn().catch(() => null));
      // Ten long PGN a second would keep a processor busy. What is uploaded is not read, and has limits of its own.
      const weight = isRpc || path.startsWith('/api/') ? weigh(incoming, count) : 0;
      await count((isRpc ? callsIn(pathname).length : 1) + weight);
      if (isForeign) throw new AppError('foreignOrigin');
    },

    /** Counts calls that no request of their own asks for. @throws AppError 401 for a token that is not valid, 429 */
    count: ({ client, context }: Known, calls: number, outgoing: ServerResponse): Promise<void> =>
      limits({ address: client.address, calls, outgoing }, () => context.signedIn()),

    /** Counts the calls that come over a socket, its handshake too. @throws AppError 429 */
    countSocket: (address: string, calls: number, findCaller: Context['signedIn']): Promise<void> =>
      limits({ address, calls }, findCaller),

    /** Notes what went wrong outside every answer. */
    fail: (error: unknown): void => log.error({ err: error }, 'request failed'),

    /** The answer to an error outside every procedure. */
    refusal: (error: unknown, path: string): Response => {
      const refusal = appErrorFrom(error);
      if (!(error instanceof AppError)) log.error({ err: error }, 'request failed');
      const answer = refusalOf(refusal?.refusal ?? 'internal');
      const retryAfter = refusal?.retryAfter;
      return Response.json(path.startsWith('/trpc/') ? inEnvelope(answer) : bodyOf(answer), {
        status: answer.status,
        headers: { ...NOT_KEPT, ...(retryAfter && { 'Retry-After': String(retryAfter) }) },
      });
    },

    /** Gives an answer the headers that all have, and those that its request has earned. */
    dress: (response: Response, { headers, dataHeaders, context }: Known): void => {
      const ofKind = response.headers.get('content-type')?.startsWith('application/json') ? dataHeaders : headers;
      for (const [name, value] of Object.entries({ ...ofKind, ...context.replyHeaders }))
        if (!response.headers.has(name)) for (const one of [value].flat()) response.headers.append(name, one);
    },

    leave: ({ client, startedAt }: Known, method: string | undefined, path: string, status: number): void => {
      const ms = performance.now() - startedAt;
      metrics?.onAnswer({ mount: mountOf(path), method: method ?? '', status, seconds: ms / 1_000 });
      log.info(
        { method, path: loggedPath(path), status, ms: Math.round(ms * 10) / 10, address: client.address },
        'request',
      );
    },
  };
};

export type Entrance = ReturnType<typeof createEntrance>;
