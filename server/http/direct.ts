import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './compression.ts';
import type { Entrance } from './entrance.ts';
import type { createRestMount } from './rest/mount.ts';
import type { Endpoint } from './rest/paths.ts';
import type { createRpcMount } from './rpc.ts';

type Mounts = { rest: ReturnType<typeof createRestMount>; rpc: ReturnType<typeof createRpcMount> };

const API = '/api';
/** Paths and queries as programs write them; whatever else a path can hold is taken apart with all care, by Hono. */
const RPC_PATH = /^\/trpc\/\w[\w.,-]*$/;
const REST_PATH = /^\/api(?:\/\w[\w.,-]*)+$/;
const QUERY = /^[\x21\x22\x24-\x7e]*$/;
/** A name or an address of version 4, as nearly every client gives it; Hono's adapter judges all others. */
const HOST = /^[a-z0-9._-]+(?::[1-9]\d{1,3}|:[1-5]\d{4})?$/;

const NO_SEARCH = new URLSearchParams();
/** @property endpoints of a REST path. */
type Found = { path: string; search: string; endpoints: readonly Endpoint[] | undefined };

/** Whether nothing of a request is still to be read, or to be thrown away, when it is answered. */
const isWithoutBody = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

const sendResponse = async (outgoing: ServerResponse, response: Response): Promise<void> => {
  for (const name of response.headers.keys()) outgoing.removeHeader(name);
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  sendText(outgoing, response.status, {}, await response.text());
};

/**
 * Serves calls of procedures straight from the HTTP server to their mount. Finding the way through Hono's adapter,
 * routes and middleware costs more than most procedures do.
 */
export const createDirect = (entrance: Entrance, { rest, rpc }: Mounts) => {
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse, { path, search, endpoints }: Found) => {
    const { method = 'GET' } = incoming;
    const known = entrance.enter(incoming);
    const { context, dataHeaders: headers } = known;
    try {
      await entrance.admit(known, { incoming, outgoing, method, path, pathname: path });
      if (endpoints)
        await rest.answer({
          incoming,
          outgoing,
          path: path.slice(API.length),
          endpoints,
          search: search === '' ? NO_SEARCH : new URLSearchParams(search),
          context,
          headers,
        });
      else {
        const { status, headers: own, text } = await rpc({ incoming, context, path, search });
        sendText(outgoing, status, { ...headers, ...own }, text);
      }
    } catch (error) {
      const refusal = entrance.refusal(error, path);
      entrance.dress(refusal, known);
      await sendResponse(outgoing, refusal);
    }
    entrance.leave(known, incoming.method, path, outgoing.statusCode);
  };

  /** @returns undefined for what is no call of a procedure. */
  const call = (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> | undefined => {
    const { url = '', method } = incoming;
    if (method === 'HEAD' || method === 'OPTIONS') return undefined;
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    const search = mark === -1 ? '' : url.slice(mark + 1);
    if (!QUERY.test(search)) return undefined;
    if (RPC_PATH.test(path)) return answer(incoming, outgoing, { path, search, endpoints: undefined });
    const endpoints = REST_PATH.test(path) ? rest.endpointsOf(path.slice(API.length)) : [];
    return endpoints.length > 0 ? answer(incoming, outgoing, { path, search, endpoints }) : undefined;
  };

  return {
    call,
    /** The same for what the HTTP adapter has nothing to check of, and nothing to clean up after. */
    question: (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> | undefined =>
      isWithoutBody(incoming) && HOST.test(incoming.headers.host ?? '')
        ? call(incoming, outgoing)?.catch((error: unknown) => {
            entrance.fail(error);
            outgoing.destroy();
          })
        : undefined,
  };
};
