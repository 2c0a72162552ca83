import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import { createOpenApiNodeHttpHandler, type NodeHTTPRequest } from 'trpc-to-openapi';
import { AppError, refusalOf } from '../../errors.ts';
import type { Context } from '../../trpc/context.ts';
import { publicError } from '../../trpc/errors.ts';
import type { ProcedureMeta } from '../../trpc/init.ts';
import { readBody } from '../body.ts';
import { forbidCoercion } from './no-coercion.ts';
import { createEndpointsOf, type PathValues } from './paths.ts';

type Callable = (...input: unknown[]) => unknown;

/** The same caller, whose procedures get these decoded values: the handler passes them on percent-encoded. */
const withPathValues = <Caller extends object>(caller: Caller, values: PathValues | undefined): Caller =>
  values === undefined
    ? caller
    : new Proxy(caller, {
        get: (target, name) => withPathValues(Reflect.get(target, name) as object, values),
        apply: (procedure, itself, [input]: [object | undefined]) =>
          Reflect.apply(procedure as Callable, itself, [{ ...input, ...values }]),
      });

export type RestRequest = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  path: string;
  search: URLSearchParams;
  context: Context;
  /** What every answer carries. */ headers: Record<string, string>;
};

const NO_CONTENT = 204;

type Reached = Pick<RestRequest, 'outgoing' | 'headers'>;

/**
 * The handler gathers the query in a plain object, where names such as `__proto__` and `toString` already mean
 * something.
 */
const isForbiddenKey = (key: string): boolean => key in Object.prototype;

/** Nobody reads it, but without one the handler builds a whole web Request. */
const { signal: NEVER_ABORTED } = new AbortController();

const JSON_HEADERS = { get: () => 'application/json' };

/**
 * What the handler takes for a request: already parsed, so that it neither reads the socket nor judges content types.
 */
const parsedRequest = ({ path, search }: RestRequest, method: string, body: object): NodeHTTPRequest =>
  Object.create(Request.prototype, {
    method: { value: method },
    url: { value: `${path}?${search}` },
    headers: { value: JSON_HEADERS },
    body: { value: body },
    signal: { value: NEVER_ABORTED },
  }) as NodeHTTPRequest;

/** Serves the procedures that document a path, under `/api`. Every answer is JSON, errors included. */
export const createRestMount = (router: AnyTRPCRouter, report: (error: TRPCError) => void) => {
  forbidCoercion(router);
  const endpointsOf = createEndpointsOf(router);

  const send = (
    { outgoing, headers }: Reached,
    status: number,
    text: string,
    extra: Record<string, string | undefined> = {},
  ): void => {
    for (const [name, value] of Object.entries(extra)) if (value !== undefined) outgoing.setHeader(name, value);
    if (status === NO_CONTENT) {
      outgoing.writeHead(status, { ...headers, 'Cache-Control': 'no-store' });
      outgoing.end();
      return;
    }
    const body = Buffer.from(text);
    outgoing.writeHead(status, {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': body.length,
    });
    outgoing.end(body);
  };

  const refuse = (reached: Reached, error: AppError, extra?: Record<string, string>): void => {
    const { code, status, message } = refusalOf(error.refusal);
    const retryAfter = error.retryAfter === undefined ? undefined : String(error.retryAfter);
    send(reached, status, JSON.stringify({ message, code }), { ...extra, 'Retry-After': retryAfter });
  };

  /** The response as the handler expects it: it keeps the error, and `end` writes our own text. */
  const replyTo = (reached: Reached) => {
    const reply = {
      statusCode: 200,
      error: undefined as TRPCError | undefined,
      setHeader: (name: string, value: string | string[]) =>
        void (name !== 'Content-Type' && reached.outgoing.setHeader(name, value)),
      end: (body: string) =>
        send(reached, reply.statusCode, reply.error ? JSON.stringify(publicError(reply.error)) : body),
    };
    return reply;
  };
  type Reply = ReturnType<typeof replyTo>;

  /** Whether a procedure has nothing to answer. */
  const isWithoutContent = (name = '', output: unknown): boolean => {
    const procedures = router._def.procedures as Record<string, { _def: { meta?: ProcedureMeta } } | undefined>;
    const field = procedures[name]?._def.meta?.noContentWithout;
    return field !== undefined && (output as Record<string, unknown>)[field] === null;
  };

  /** The data of each request under way; the handler passes on the request and nothing else. */
  const underWay = new WeakMap<object, { context: Context; reply: Reply; values: PathValues | undefined }>();
  const valuesOf = new WeakMap<object, PathValues>();
  const handle = createOpenApiNodeHttpHandler({
    router: {
      ...router,
      createCaller: (context: Context) => withPathValues(router.createCaller(context), valuesOf.get(context)),
    },
    createContext: ({ req }: { req: NodeHTTPRequest }): Context => {
      const known = underWay.get(req);
      if (!known) throw new Error('The handler asks about a request that it was not given');
      if (known.values) valuesOf.set(known.context, known.values);
      return known.context;
    },
    responseMeta: ({ ctx, data, paths, errors }) => ({
      headers: (ctx as Context | undefined)?.replyHeaders ?? {},
      ...(errors.length === 0 && isWithoutContent(paths?.[0], data[0]) && { status: NO_CONTENT }),
    }),
    onError: ({ error, req }) => {
      const known = underWay.get(req);
      if (known) known.reply.error = error;
      report(error);
    },
  });

  return async (request: RestRequest): Promise<void> => {
    const { incoming, path, search, context } = request;
    try {
      const endpoints = endpointsOf(path);
      const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
      if (endpoints.length === 0) throw new AppError('notFound');
      const endpoint = endpoints.find(each => each.method === method);
      if (!endpoint)
        return refuse(request, new AppError('methodNotAllowed'), {
          Allow: endpoints.map(each => each.method).join(', '),
        });
      const values = endpoint.values();
      if ([...search.keys()].some(isForbiddenKey)) throw new AppError('forbiddenKey');
      const body = method === 'GET' || method === 'DELETE' ? {} : await readBody(incoming);
      const parsed = parsedRequest(request, method, body);
      const reply = replyTo(request);
      underWay.set(parsed, { context, reply, values });
      await handle(parsed, reply as unknown as ServerResponse);
    } catch (error) {
      if (error instanceof AppError) refuse(request, error);
      else throw error;
    }
  };
};
