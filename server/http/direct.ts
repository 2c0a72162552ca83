import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Entrance, Known } from './entrance.ts';
import type { createRestMount } from './rest/mount.ts';
import type { createRpcMount } from './rpc.ts';

type Bindings = { incoming: IncomingMessage; outgoing: ServerResponse };
type Mounts = { rest: ReturnType<typeof createRestMount>; rpc: ReturnType<typeof createRpcMount> };

const API = '/api';
/** Paths and queries as programs write them; whatever else a path can hold is taken apart with all care, by Hono. */
const RPC_PATH = /^\/trpc\/\w[\w.,-]*$/;
const REST_PATH = /^\/api(?:\/\w[\w.,-]*)+$/;
const QUERY = /^[\x21\x22\x24-\x7e]*$/;

/** Puts headers into the head of an answer: on the response itself each would be checked and sorted once more. */
const addToHead = (outgoing: ServerResponse, headers: Record<string, string>): void => {
  const { writeHead } = outgoing;
  outgoing.writeHead = ((status: number, head?: OutgoingHttpHeaders) => {
    outgoing.writeHead = writeHead;
    return outgoing.writeHead(status, { ...headers, ...head });
  }) as typeof writeHead;
};

/**
 * Serves calls of procedures straight from the HTTP server to their mount. Finding the way through Hono's routes and
 * middleware costs more than most procedures do.
 * @returns undefined for everything else.
 */
export const createDirect = (entrance: Entrance, { rest, rpc }: Mounts) => {
  const call = async (request: Request, { incoming, outgoing }: Bindings, path: string, query: string) => {
    const known: Known = entrance.enter(incoming);
    const { context, headers } = known;
    const answer = async (): Promise<Response> => {
      await entrance.admit(known, { incoming, outgoing, method: request.method, path, pathname: path });
      if (path.startsWith(API)) {
        const search = new URLSearchParams(query);
        await rest.answer({ incoming, outgoing, path: path.slice(API.length), search, context, headers });
        return RESPONSE_ALREADY_SENT;
      }
      const response = await rpc({ request, incoming, context, path });
      addToHead(outgoing, headers);
      return response;
    };
    const response = await answer().catch((error: unknown) => {
      const refusal = entrance.refusal(error, path);
      entrance.dress(refusal, known);
      return refusal;
    });
    const status = response === RESPONSE_ALREADY_SENT ? outgoing.statusCode : response.status;
    entrance.leave(known, incoming.method, path, status);
    return response;
  };

  return (request: Request, bindings: Bindings): Promise<Response> | undefined => {
    const { url = '', method } = bindings.incoming;
    if (method === 'HEAD' || method === 'OPTIONS') return undefined;
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    const query = mark === -1 ? '' : url.slice(mark + 1);
    const isServed = RPC_PATH.test(path) || (REST_PATH.test(path) && rest.knows(path.slice(API.length)));
    return isServed && QUERY.test(query) ? call(request, bindings, path, query) : undefined;
  };
};
