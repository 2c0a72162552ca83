import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { compressAnswer } from './compression.ts';
import { createHttp2Server, isHttp2 } from './http2.ts';
import {
  asBytes,
  inJson,
  lastHeaders,
  NO_TUNNEL,
  type RawRefusal,
  refusalFor,
  TOO_MANY_BODIES,
  TOO_MANY_HEADERS,
  UNKNOWN_EXPECTATION,
} from './raw-refusals.ts';
import { createUnfinishedBodies } from './unfinished-bodies.ts';

/** How long senders may take, in milliseconds. */
export type SlowSenderLimits = {
  /** Until the last header. */
  headers: number;
  /** Until the last byte of the body: the largest image over a slow phone's connection. */
  request: number;
  /** Between two requests: longer than load balancers keep connections, so that they close them and not we. */
  keepAlive: number;
  /** How often slow senders are looked for. */
  checkEvery: number;
  /** How long somebody who was refused may go on sending before the connection is cut. */
  goodBye: number;
};

const SLOW_SENDER_LIMITS: SlowSenderLimits = {
  headers: 10_000,
  request: 120_000,
  keepAlive: 65_000,
  checkEvery: 1_000,
  goodBye: 500,
};
/** More than a browser ever sends; all of them together may have 16 KB. */
const MAX_HEADERS = 100;
const MAX_HEADER_BYTES = 16_384;
const MAX_CONNECTIONS = 10_000;

type Tls = { cert: string; key: string };
type Settings = Partial<SlowSenderLimits> & {
  tls?: Tls | undefined;
  /** The address that a request is counted for: without it, the connection's. */
  addressOf?: (request: IncomingMessage) => string;
  question?: Question;
};
const peerOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';
export type Fetch = Parameters<typeof getRequestListener>[0];
/** Answers what needs no `Request`, and never rejects; undefined for what does. */
export type Question = (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;

/**
 * An HTTP server that slow senders cannot hold up: they are cut off, and bytes that are no request get the same kind of
 * refusal as everything else.
 * @param headers what every answer carries.
 * @param settings how long senders may take; for https, with HTTP/2 for who wants it, a certificate and its key; who a
 * request is counted for; who is asked before `fetch`.
 */
export const createHttpServer = (
  fetch: Fetch,
  headers: Record<string, string>,
  { tls, addressOf = peerOf, question, ...limits }: Settings = {},
): Server => {
  const {
    headers: headersTimeout,
    request: requestTimeout,
    keepAlive: keepAliveTimeout,
    checkEvery,
    goodBye,
  } = { ...SLOW_SENDER_LIMITS, ...limits };
  const refusing = { status: 400, headers: lastHeaders(headers) };
  // Only what the adapter cannot turn into a request gets here: the application answers its own errors.
  const answer = getRequestListener(fetch, { errorHandler: () => new Response(inJson(refusalFor({})), refusing) });
  const refuse = (response: ServerResponse, refusal: RawRefusal): void => {
    const body = inJson(refusal);
    const { Connection, ...ofAnswer } = lastHeaders(headers);
    if (refusal.retryAfter) response.setHeader('Retry-After', refusal.retryAfter);
    if (Connection && !isHttp2(response.req)) response.setHeader('Connection', Connection);
    response.writeHead(refusal.status, { ...ofAnswer, 'Content-Length': Buffer.byteLength(body) }).end(body);
  };

  const admitsBody = createUnfinishedBodies(addressOf);
  const current = new WeakMap<Duplex, ServerResponse>();
  const refused = new WeakSet<Duplex>();
  /** Sends the last bytes on a connection and then cuts it, whatever the client is still sending. */
  const end = (socket: Duplex, bytes: string): void => {
    refused.add(socket);
    socket.end(bytes);
    const cut = setTimeout(() => socket.destroy(), goodBye);
    socket.once('close', () => clearTimeout(cut));
  };

  const options = {
    headersTimeout,
    requestTimeout,
    keepAliveTimeout,
    connectionsCheckingInterval: checkEvery,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Node would answer with an empty body; the adapter refuses a request without a Host as well.
    requireHostHeader: false,
    // A question has no body to wait for.
    optimizeEmptyRequests: true,
  };
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    current.set(request.socket, response);
    if (request.rawHeaders.length > 2 * MAX_HEADERS) refuse(response, TOO_MANY_HEADERS);
    else if (!admitsBody(request)) refuse(response, TOO_MANY_BODIES);
    else {
      if (question?.(request, response)) return;
      compressAnswer(request, response);
      void answer(request, response);
    }
  };
  const server = tls ? createHttp2Server({ ...options, ...tls }, listener) : createServer(options, listener);
  server.maxConnections = MAX_CONNECTIONS;
  // One more than allowed, so that we see there are too many: Node drops the rest in silence.
  server.maxHeadersCount = MAX_HEADERS + 1;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (refused.has(socket)) return;
    // A client that already has an answer, or the start of one, would read this as a part of it.
    if (!socket.writable || error.code === 'ECONNRESET' || current.get(socket)?.headersSent) socket.destroy();
    else end(socket, asBytes(refusalFor(error), headers));
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => refuse(response, UNKNOWN_EXPECTATION));
  server.on('connect', (request, socket: Duplex) => {
    if (isHttp2(request)) return refuse(socket as unknown as ServerResponse, NO_TUNNEL);
    socket.on('error', () => undefined);
    end(socket, asBytes(NO_TUNNEL, headers));
  });
  return server;
};
