import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import type { NodeHTTPRequest } from 'trpc-to-openapi';
import { AppError, bodyOf, refusalOf } from '../../errors.ts';
import type { Context } from '../../trpc/context.ts';
import { publicError } from '../../trpc/errors.ts';
import { readBody } from '../body.ts';
import { sendText } from '../compression.ts';
import { type AnsweredFile, createHandlers, parsedRequest, type ParsedRequest } from './handlers.ts';
import { claimFor, REPLAYED } from './idempotency.ts';
import { forbidCoercion } from './no-coercion.ts';
import { createEndpointsOf, type Endpoint } from './paths.ts';

export type RestRequest = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  path: string;
  /** Of the path. */ endpoints: readonly Endpoint[];
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

const send = (
  { outgoing, headers }: Reached,
  status: number,
  text: string,
  extra: Record<string, string | string[] | undefined> = {},
): void => {
  for (const [name, value] of Object.entries(extra)) if (value !== undefined) outgoing.setHeader(name, value);
  if (status === NO_CONTENT) {
    outgoing.writeHead(status, { ...headers, 'Cache-Control': 'no-store' });
    outgoing.end();
    return;
  }
  sendText(
    outgoing,
    status,
    { ...headers, 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    text,
  );
};

const sendFile = ({ outgoing, headers }: Reached, { type, name, text }: AnsweredFile): void => {
  outgoing.writeHead(200, {
    ...headers,
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(text),
  });
  outgoing.end(text);
};

const refuse = (reached: Reached, error: AppError, extra?: Record<string, string>): void => {
  const retryAfter = error.retryAfter === undefined ? undefined : String(error.retryAfter);
  send(reached, refusalOf(error.refusal).status, JSON.stringify(bodyOf(error)), {
    ...extra,
    'Retry-After': retryAfter,
  });
};

/** A misspelt filter would be answered as if it were none. */
const refuseParameter = (reached: Reached, path: string): void => {
  const { status, ...refusal } = refusalOf('unknownParameter');
  const body = {
    ...bodyOf(refusal),
    message: `${refusal.message}: ${path}`,
    issues: [{ path, message: refusal.message }],
  };
  send(reached, status, JSON.stringify(body));
};

/** The response as the handler expects it: what it says is sent afterwards, with our own text for an error. */
const replyTo = (outgoing: ServerResponse, request: ParsedRequest) => {
  const reply = {
    statusCode: 200,
    text: '',
    setHeader: (name: string, value: string | string[]) =>
      void (name !== 'Content-Type' && outgoing.setHeader(name, value)),
    end: (body: string) => {
      reply.text = request.error ? JSON.stringify(publicError(request.error)) : body;
    },
  };
  return reply;
};

/** Serves the procedures that document a path, under `/api`. Every answer is JSON, errors
 * included, but for the files that a procedure's meta names. */
export const createRestMount = (router: AnyTRPCRouter, report: (error: TRPCError) => void) => {
  forbidCoercion(router);
  const endpointsOf = createEndpointsOf(router);
  const handlerOf = createHandlers(router, report);

  const answer = async (request: RestRequest): Promise<void> => {
    const { incoming, outgoing, path, endpoints, search, context } = request;
    try {
      const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
      if (endpoints.length === 0) throw new AppError('notFound');
      const endpoint = endpoints.find(each => each.method === method);
      if (!endpoint)
        return refuse(request, new AppError('methodNotAllowed'), {
          Allow: endpoints.map(each => each.method).join(', '),
        });
      const values = endpoint.values();
      if (search.size > 0 && [...search.keys()].some(isForbiddenKey)) throw new AppError('forbiddenKey');
      const unknown =
        method === 'GET' && search.size > 0 && [...search.keys()].find(name => !endpoint.fields.has(name));
      if (unknown) return refuseParameter(request, unknown);
      const body = method === 'GET' || method === 'DELETE' ? {} : await readBody(incoming);
      const claim = await claimFor({ incoming, context, endpoint, path, body });
      if (claim?.again)
        return send(request, claim.again.status, claim.again.text, { ...context.replyHeaders, ...REPLAYED });
      const url = search.size > 0 ? `${path}?${search}` : path;
      const parsed = parsedRequest({ method, url, body, context, values });
      const reply = replyTo(outgoing, parsed);
      await handlerOf(endpoint.name)(parsed as unknown as NodeHTTPRequest, reply as unknown as ServerResponse);
      // What is done is done: if it cannot be kept, the key will say that nobody knows how its request ended.
      await claim?.keep({ status: reply.statusCode, text: reply.text }).catch(() => undefined);
      if (parsed.file) sendFile(request, parsed.file);
      else send(request, reply.statusCode, reply.text);
    } catch (error) {
      if (error instanceof AppError) refuse(request, error);
      else throw error;
    }
  };

  return { answer, endpointsOf };
};
