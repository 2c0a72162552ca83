import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import { createOpenApiNodeHttpHandler, type NodeHTTPRequest } from 'trpc-to-openapi';
import { AppError, refusalOf } from '../../errors.ts';
import { createContext, type Context, type RequestFacts, type Services } from '../../trpc/context.ts';
import { publicError } from '../../trpc/errors.ts';
import { readBody } from '../body.ts';
import { forbidCoercion } from './no-coercion.ts';
import { createMethodsOf } from './paths.ts';

export type RestRequest = { incoming: IncomingMessage; outgoing: ServerResponse; path: string; search: URLSearchParams; address: string };

const NO_FACTS: RequestFacts = { cookie: undefined, address: '', calls: 1 };
/** The handler gathers the query in a plain object, where names such as `__proto__` and `toString` already mean something. */
const isForbiddenKey = (key: string): boolean => key in Object.prototype;

/** Nothing reads it, but the handler builds a whole web Request when it is not given one. */
const { signal: NEVER_ABORTED } = new AbortController();

const JSON_HEADERS = { get: () => 'application/json' };

/** What the handler takes for a request: already parsed, so that it neither reads the socket nor judges content types. */
const parsedRequest = ({ path, search }: RestRequest, method: string, body: object): NodeHTTPRequest =>
  Object.create(Request.prototype, {
    method: { value: method },
    url: { value: `${path}?${search}` },
    headers: { value: JSON_HEADERS },
    body: { value: body },
    signal: { value: NEVER_ABORTED },
  }) as NodeHTTPRequest;

/** Serves the procedures that document a path, under `/api`. Every answer is JSON, errors included. */
export const createRestMount = (router: AnyTRPCRouter, services: Services, headers: Record<string, string>, report: (error: TRPCError) => void) => {
  forbidCoercion(router);
  const methodsOf = createMethodsOf(router);

  const send = (outgoing: ServerResponse, status: number, text: string, extra: Record<string, string | undefined> = {}): void => {
    for (const [name, value] of Object.entries(extra)) if (value !== undefined) outgoing.setHeader(name, value);
    const body = Buffer.from(text);
    outgoing.writeHead(status, { ...headers, 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', 'Content-Length': body.length });
    outgoing.end(body);
  };

  const refuse = (outgoing: ServerResponse, error: AppError, extra?: Record<string, string>): void => {
    const { code, status, message } = refusalOf(error.refusal);
    const retryAfter = error.retryAfter === undefined ? undefined : String(error.retryAfter);
    send(outgoing, status, JSON.stringify({ message, code }), { ...extra, 'Retry-After': retryAfter });
  };

  /** The handler's idea of a response: it keeps the error for `end` to put into our own words. */
  const replyTo = (outgoing: ServerResponse) => {
    const reply = {
      statusCode: 200,
      error: undefined as TRPCError | undefined,
      setHeader: (name: string, value: string) => void (name !== 'Content-Type' && outgoing.setHeader(name, value)),
      end: (body: string) => send(outgoing, reply.statusCode, reply.error ? JSON.stringify(publicError(reply.error)) : body),
    };
    return reply;
  };
  type Reply = ReturnType<typeof replyTo>;

  /** What belongs to each request under way; the handler passes the request on, and nothing else. */
  const underWay = new WeakMap<object, { facts: RequestFacts; reply: Reply }>();
  const handle = createOpenApiNodeHttpHandler({
    router,
    createContext: ({ req }: { req: NodeHTTPRequest }): Context => createContext(services, underWay.get(req)?.facts ?? NO_FACTS),
    responseMeta: ({ ctx }) => ({ headers: (ctx as Context | undefined)?.replyHeaders ?? {} }),
    onError: ({ error, req }) => {
      const known = underWay.get(req);
      if (known) known.reply.error = error;
      report(error);
    },
  });

  return async (request: RestRequest): Promise<void> => {
    const { incoming, outgoing, path, search, address } = request;
    try {
      const methods = methodsOf(path);
      const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
      if (methods.length === 0) throw new AppError('notFound');
      if (!methods.includes(method)) return refuse(outgoing, new AppError('methodNotAllowed'), { Allow: methods.join(', ') });
      if ([...search.keys()].some(isForbiddenKey)) throw new AppError('forbiddenKey');
      const body = method === 'GET' || method === 'DELETE' ? {} : await readBody(incoming);
      const parsed = parsedRequest(request, method, body);
      const reply = replyTo(outgoing);
      underWay.set(parsed, { facts: { cookie: incoming.headers.cookie, address, calls: 1 }, reply });
      await handle(parsed, reply as unknown as ServerResponse);
    } catch (error) {
      if (error instanceof AppError) refuse(outgoing, error);
      else throw error;
    }
  };
};
