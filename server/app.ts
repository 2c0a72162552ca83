import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { TRPCError } from '@trpc/server';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Db } from '../db/client.ts';
import type { Config } from './config.ts';
import type { Engine } from './engine/engine.ts';
import { AppError, refusalOf } from './errors.ts';
import { createSessions } from './features/auth/sessions.ts';
import { bearerIn } from './http/bearer.ts';
import { watchMatch } from './features/matches/watch.service.ts';
import { createMachine } from './features/health/machine-metrics.ts';
import { createClientOf, type Client } from './http/client.ts';
import { createFileGate } from './http/file-gate.ts';
import { inEnvelope } from './http/envelope.ts';
import { unavailable, type Health } from './http/health.ts';
import { mountOf, type Metrics } from './metrics/metrics.ts';
import { loggedPath } from './http/logged-path.ts';
import { mountObjects } from './http/objects.ts';
import { createPages } from './http/pages/answer.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { mountReference } from './http/reference/mount.ts';
import { createRestMount } from './http/rest/mount.ts';
import { callsIn, createRpcMount } from './http/rpc.ts';
import { isOriginAllowed, securityHeaders } from './http/security.ts';
import { mountStatic } from './http/static.ts';
import type { Live } from './live/live.ts';
import { createConnections, whileAdmitted } from './live/connections.ts';
import { lastEventOf, streamEvents } from './live/event-stream.ts';
import { createLocalLive } from './live/local.ts';
import { createSockets } from './live/sockets.ts';
import { appRouter } from './router.ts';
import type { Storage } from './storage/storage.ts';
import { readerOf } from './trpc/access.ts';
import { createContext, type Context, type Services } from './trpc/context.ts';
import { faultIn } from './trpc/errors.ts';
import { appErrorFrom } from './app-error-from.ts';

type Bindings = { incoming: IncomingMessage; outgoing: ServerResponse };
/** What is known of a request before anything answers it. */
type Known = { client: Client; headers: Record<string, string>; context: Context };
type Env = { Bindings: Bindings; Variables: Known };
export type Deps = {
  db: Db;
  config: Pick<Config, 'demo' | 'professorSignup' | 'publicUrl' | 'rateLimits' | 'trustedProxies'> &
    Partial<Pick<Config, 'dataFolder'>>;
  log: Logger;
  health: Health;
  engine: Engine;
  storage: Storage;
  metrics?: Metrics | undefined;
  /** News between processes; without it, inside this one. */
  live?: Live;
  /** The built web app, if it is not where the build puts it. */
  web?: string | undefined;
};

const NOT_KEPT = { 'Cache-Control': 'no-store' };

const LOGOUT = /^\/(api\/auth\/logout|trpc\/auth\.logout)$/;

const projectFolder = join(import.meta.dirname, '..');

/** The whole web application: RPC, REST, files. It keeps no state that another process would have to know. */
export const createApp = (deps: Deps) => {
  const { db, config, log, health, engine, storage, metrics, live = createLocalLive(), web } = deps;
  const services: Services = {
    db,
    sessions: { http: createSessions(db, { secure: false }), https: createSessions(db, { secure: true }) },
    demo: config.demo,
    professorSignup: config.professorSignup,
    engine,
    storage,
    live,
    machine: createMachine(config.dataFolder),
    onCall: metrics?.onCall,
  };
  const uploadOrigin = storage.kind === 'bucket' ? storage.origin : undefined;
  const headersOver = { http: securityHeaders(false, uploadOrigin), https: securityHeaders(true, uploadOrigin) };
  const report = (error: TRPCError): void => {
    const fault = faultIn(error);
    if (fault) log.error({ err: fault }, 'procedure failed');
  };
  const rest = createRestMount(appRouter, report);
  const rpc = createRpcMount(appRouter, report);
  const limits = createRateLimits(config.rateLimits, db.counters);
  const clientOf = createClientOf(config);

  const app = new Hono<Env>();

  app.use(async (context, next) => {
    const startedAt = performance.now();
    const { incoming, outgoing } = context.env;
    const client = clientOf(incoming);
    const headers = headersOver[client.isHttps ? 'https' : 'http'];
    context.set('client', client);
    context.set('headers', headers);
    const { cookie, authorization } = incoming.headers;
    const known = createContext(services, { cookie, bearer: bearerIn(authorization), client });
    context.set('context', known);
    await next();
    for (const [name, value] of Object.entries(outgoing.headersSent ? {} : { ...headers, ...known.replyHeaders }))
      if (!context.res.headers.has(name)) for (const one of [value].flat()) context.res.headers.append(name, one);
    const status = outgoing.headersSent ? outgoing.statusCode : context.res.status;
    const ms = performance.now() - startedAt;
    metrics?.onAnswer({ mount: mountOf(context.req.path), method: incoming.method ?? '', status, seconds: ms / 1_000 });
    log.info(
      {
        method: incoming.method,
        path: loggedPath(context.req.path),
        status,
        ms: Math.round(ms * 10) / 10,
        address: client.address,
      },
      'request',
    );
  });

  const guard: MiddlewareHandler<Env> = async (context, next) => {
    const { incoming, outgoing } = context.env;
    const { client, context: known } = context.var;
    const { method, path, url } = context.req;
    const { origin, host } = incoming.headers;
    // A page of another site cannot make a browser send a token, as it can with cookies.
    const isForeign = !known.isByToken && !isOriginAllowed({ method, origin, host }, config);
    // Who signs out on a shared computer must be out of it, even where the request is then refused.
    if (!known.isByToken && !isForeign && LOGOUT.test(path))
      known.replyHeaders['Set-Cookie'] = known.sessions.blankCookie();
    const calls = path.startsWith('/trpc/') ? callsIn(url).length : 1;
    // Where nobody can tell who asks, the address counts; the procedure then says what is wrong.
    await limits({ address: client.address, calls, outgoing }, () => known.signedIn().catch(() => null));
    if (isForeign) throw new AppError('foreignOrigin');
    return next();
  };
  app.use('/:mount{trpc|api}/*', guard);

  app.get('/healthz', async () => ((await health.isServing()) ? Response.json({ status: 'ok' }) : unavailable()));

  app.all('/trpc/:calls', context =>
    rpc({
      request: context.req.raw,
      incoming: context.env.incoming,
      context: context.get('context'),
    }),
  );

  const connections = createConnections();
  const goingAway = new AbortController();
  app.get('/api/matches/:matchId{[1-9][0-9]{0,8}}/events', async context => {
    const { incoming, outgoing } = context.env;
    const { context: known, client, headers } = context.var;
    const watcher = readerOf(await known.signedIn());
    const left = new AbortController();
    const giveBack = connections.take(watcher.id, client.address);
    const facts = { cookie: incoming.headers.cookie, bearer: bearerIn(incoming.headers.authorization), client };
    const stopAsking = whileAdmitted(
      () => createContext(services, facts).signedIn(),
      () => left.abort(),
    );
    outgoing.once('close', () => {
      stopAsking();
      giveBack();
      left.abort();
    });
    const after = lastEventOf(context.req.header('last-event-id'));
    const wanted = { matchId: Number(context.req.param('matchId')), after };
    const events = await watchMatch(services, watcher, wanted, AbortSignal.any([left.signal, goingAway.signal]));
    await streamEvents(outgoing, { ...headers, ...known.replyHeaders }, events);
    return RESPONSE_ALREADY_SENT;
  });
  const sockets = createSockets({ services, clientOf, config, connections, report });

  for (const path of ['/trpc', '/trpc/*', '/healthz/*']) app.all(path, context => context.notFound());

  mountReference(app as unknown as Hono);

  app.all('/api/*', async context => {
    const { incoming, outgoing } = context.env;
    const { pathname, searchParams } = new URL(context.req.url);
    await rest({ incoming, outgoing, path: pathname.slice('/api'.length), search: searchParams, ...context.var });
    return RESPONSE_ALREADY_SENT;
  });

  const gates = { guard: guard as unknown as MiddlewareHandler, gate: createFileGate(db) };
  mountObjects(app as unknown as Hono, { db, storage, ...gates });

  const files = {
    web: web ?? join(projectFolder, 'dist', 'web'),
    demoMedia: config.demo ? join(projectFolder, 'db', 'demo', 'media') : undefined,
  };
  const pages = createPages(files.web, appRouter, report);
  const page: MiddlewareHandler<Env> = async (context, next) => {
    if (!pages) return next();
    const { client, context: known } = context.var;
    const { pathname, search } = new URL(context.req.url);
    const count = (calls: number) =>
      limits({ address: client.address, calls, outgoing: context.env.outgoing }, () => known.signedIn());
    return pages({ context: known, path: pathname, search, count });
  };
  mountStatic(app as unknown as Hono, files, [gates.guard, gates.gate], page as unknown as MiddlewareHandler);

  app.notFound(context =>
    context.json({ code: 'NOT_FOUND', message: refusalOf('notFound').message }, { status: 404, headers: NOT_KEPT }),
  );

  app.onError((error, context) => {
    const refusal = appErrorFrom(error);
    if (!(error instanceof AppError)) log.error({ err: error }, 'request failed');
    const answer = refusalOf(refusal?.refusal ?? 'internal');
    const { code, status, message } = answer;
    const body = context.req.path.startsWith('/trpc/') ? inEnvelope(answer) : { code, message };
    const retryAfter = refusal?.retryAfter;
    return context.json(body, {
      status: status as 500,
      headers: { ...NOT_KEPT, ...(retryAfter && { 'Retry-After': String(retryAfter) }) },
    });
  });

  return {
    /** For the server's `upgrade` event. */
    upgrade: sockets.upgrade,
    /** Ends what stays open: clients come back, to this process or another, and go on where they were. */
    endStreams: (): void => {
      goingAway.abort();
      sockets.close();
    },
    /** Hono answers HEAD with a copy of GET's response, which loses our mark that the answer is already sent. */
    fetch: async (request: Request, bindings: object): Promise<Response> => {
      const response = await app.fetch(request, bindings);
      return (bindings as Bindings).outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
    },
  };
};
