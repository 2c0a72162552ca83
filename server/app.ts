import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { TRPCError } from '@trpc/server';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Db } from '../db/client.ts';
import type { Config } from './config.ts';
import type { Engine } from './engine/engine.ts';
import { bodyOf, refusalOf } from './errors.ts';
import { createSessions } from './features/auth/sessions.ts';
import { bearerIn } from './http/bearer.ts';
import { eventsOf, watchMatch } from './features/matches/watch.service.ts';
import { createMachine } from './features/health/machine-metrics.ts';
import { createClientOf } from './http/client.ts';
import { mountCourseArchive } from './http/course-archive.ts';
import { admission, asksToSendToken } from './http/cross-origin.ts';
import { createDirect } from './http/direct.ts';
import { createEntrance, NOT_KEPT, type Known } from './http/entrance.ts';
import { createFileGate } from './http/file-gate.ts';
import { unavailable, type Health } from './http/health.ts';
import type { Metrics } from './metrics/metrics.ts';
import { mountObjects } from './http/objects.ts';
import { createPages } from './http/pages/answer.ts';
import { mountReference } from './http/reference/mount.ts';
import { createRestMount } from './http/rest/mount.ts';
import { createRpcMount } from './http/rpc.ts';
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

type Bindings = { incoming: IncomingMessage; outgoing: ServerResponse };
type Env = { Bindings: Bindings; Variables: { known: Known; context: Context } };
export type Deps = {
  db: Db;
  config: Pick<Config, 'demo' | 'professorSignup' | 'publicUrl' | 'rateLimits' | 'trustedProxies'> &
    Partial<Pick<Config, 'dataFolder' | 'mail'>>;
  log: Logger;
  health: Health;
  engine: Engine;
  storage: Storage;
  metrics?: Metrics | undefined;
  /** News between processes; without it, inside this one. */
  live?: Live;
  /** Called when the school has been given a name. */
  onNamed?: () => void;
  /** The built web app, if it is not where the build puts it. */
  web?: string | undefined;
};

const projectFolder = join(import.meta.dirname, '..');

/** The whole web application: RPC, REST, files. It keeps no state that another process would have to know. */
export const createApp = (deps: Deps) => {
  const { db, config, log, health, engine, storage, metrics, live = createLocalLive(), onNamed, web } = deps;
  const services: Services = {
    db,
    sessions: { http: createSessions(db, { secure: false }), https: createSessions(db, { secure: true }) },
    demo: config.demo,
    professorSignup: config.professorSignup,
    mailOrigin: config.mail && config.publicUrl?.origin,
    engine,
    storage,
    live,
    machine: createMachine(config.dataFolder),
    onCall: metrics?.onCall,
    onNamed,
  };
  const report = (error: TRPCError): void => {
    const fault = faultIn(error);
    if (fault) log.error({ err: fault }, 'procedure failed');
  };
  const rest = createRestMount(appRouter, report);
  const rpc = createRpcMount(appRouter, report);
  const entrance = createEntrance({ services, config, log, metrics });
  const direct = createDirect(entrance, { rest, rpc });

  const app = new Hono<Env>();

  app.use(async (context, next) => {
    const { incoming, outgoing } = context.env;
    const known = entrance.enter(incoming);
    context.set('known', known);
    context.set('context', known.context);
    await next();
    if (!outgoing.headersSent) entrance.dress(context.res, known);
    const status = outgoing.headersSent ? outgoing.statusCode : context.res.status;
    entrance.leave(known, incoming.method, context.req.path, status);
  });

  app.options('/api/*', (context, next) => (asksToSendToken(context.env.incoming.headers) ? admission() : next()));

  const guard: MiddlewareHandler<Env> = async (context, next) => {
    const { method, path, url } = context.req;
    await entrance.admit(context.var.known, { ...context.env, method, path, pathname: new URL(url).pathname });
    return next();
  };
  app.use('/:mount{trpc|api}/*', guard);

  app.get('/healthz', async () => ((await health.isServing()) ? Response.json({ status: 'ok' }) : unavailable()));

  app.all('/trpc/:calls', async context => {
    const { incoming } = context.env;
    const { pathname, search } = new URL(context.req.url);
    const asked = { incoming, context: context.get('context'), path: pathname, search: search.slice(1) };
    const { status, headers, text } = await rpc(asked);
    const own = new Headers();
    for (const [name, value] of Object.entries(headers)) for (const one of [value].flat()) own.append(name, one);
    return new Response(text === '' ? null : text, { status, headers: own });
  });

  const connections = createConnections();
  const goingAway = new AbortController();
  app.get('/api/matches/:matchId{[1-9][0-9]{0,8}}/events', async context => {
    const { incoming, outgoing } = context.env;
    const { context: known, client, dataHeaders } = context.var.known;
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
    await streamEvents(outgoing, { ...dataHeaders, ...known.replyHeaders }, eventsOf(events));
    return RESPONSE_ALREADY_SENT;
  });
  mountCourseArchive(app, services);
  const clientOf = createClientOf(config);
  const count = entrance.countSocket;
  const sockets = createSockets({ services, clientOf, config, connections, count, report });

  for (const path of ['/trpc', '/trpc/*', '/healthz/*']) app.all(path, context => context.notFound());

  mountReference(app as unknown as Hono);

  app.all('/api/*', async context => {
    const { incoming, outgoing } = context.env;
    const { pathname, searchParams } = new URL(context.req.url);
    const { context: known, dataHeaders: headers } = context.var.known;
    const path = pathname.slice('/api'.length);
    const endpoints = rest.endpointsOf(path);
    await rest.answer({ incoming, outgoing, path, endpoints, search: searchParams, context: known, headers });
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
    const { known } = context.var;
    const { pathname, search } = new URL(context.req.url);
    const count = (calls: number) => entrance.count(known, calls, context.env.outgoing);
    return pages({ context: known.context, path: pathname, search, count });
  };
  mountStatic(app as unknown as Hono, files, [gates.guard, gates.gate], page as unknown as MiddlewareHandler);

  app.notFound(context => context.json(bodyOf(refusalOf('notFound')), { status: 404, headers: NOT_KEPT }));

  app.onError((error, context) => entrance.refusal(error, context.req.path));

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
      const { incoming, outgoing } = bindings as Bindings;
      const called = direct.call(incoming, outgoing);
      if (called) return called.then(() => RESPONSE_ALREADY_SENT);
      const response = await app.fetch(request, bindings);
      return outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
    },
    /** For the HTTP server, before it makes a `Request`: undefined where `fetch` has to answer. */
    question: direct.question,
  };
};
