import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { TRPCError } from '@trpc/server';
import { applyWSSHandler } from '@trpc/server/adapters/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from '../config.ts';
import { AppError, bodyOf, refusalOf, type Refusal } from '../errors.ts';
import type { Client } from '../http/client.ts';
import { isOriginAllowed } from '../http/security.ts';
import { createContext, type Context, type Services } from '../trpc/context.ts';
import { type Connections, whileAdmitted } from './connections.ts';
import { liveRouter } from './live.router.ts';

export const SOCKET_PATH = '/live';

/** A subscription is a few hundred bytes; nothing else comes from a browser. */
const MAX_MESSAGE_BYTES = 4_096;
/** Many more than a screen sends in ten seconds. */
const MOST_MESSAGES = 60;
const WINDOW_MS = 10_000;
const PING_MS = 20_000;
const PONG_MS = 10_000;

/** RFC 6455, 7.4.1: the policy was breached; the server goes away. */
const POLICY = 1008;
const GOING_AWAY = 1001;

type Settings = {
  services: Services;
  clientOf: (request: IncomingMessage) => Client;
  config: Pick<Config, 'publicUrl'>;
  connections: Connections;
  /** Counts calls of who asks, as those of other requests. @throws AppError 429 */
  count: (address: string, calls: number, findCaller: Context['signedIn']) => Promise<void>;
  report: (error: TRPCError) => void;
};

export type Sockets = {
  /** For the server's `upgrade` event. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Tells all that the server goes away. */
  close: () => void;
};

const refuse = (socket: Duplex, refusal: Refusal): void => {
  const answer = refusalOf(refusal);
  const body = JSON.stringify(bodyOf(answer));
  const headers = ['Content-Type: application/json; charset=utf-8', `Content-Length: ${Buffer.byteLength(body)}`];
  // No time limit of the HTTP server holds for it any more: who never hangs up would keep the connection for ever.
  socket.once('finish', () => socket.destroy());
  socket.end([`HTTP/1.1 ${answer.status} Refused`, ...headers, 'Connection: close', '', body].join('\r\n'));
};

/** How many calls a message makes: a list holds several. */
const callsIn = (message: string): number => {
  if (!message.trimStart().startsWith('[')) return 1;
  try {
    return (JSON.parse(message) as unknown[]).length;
  } catch {
    return 1;
  }
};

/** Closes a socket, and reads nothing more: its client has half a minute to answer, and could go on meanwhile. */
const shut = (socket: WebSocket, reason: string): void => {
  socket.removeAllListeners('message');
  socket.close(POLICY, reason);
};

/**
 * Closes a socket that floods: a thousand calls a second would hold up everybody else's moves.
 * @param onCalls counts them beside what the same person asks for by other ways: who closes a socket and opens the next
 * would have as many calls again.
 */
const limitMessages = (socket: WebSocket, onCalls: (calls: number) => Promise<void>): void => {
  let [count, since] = [0, Date.now()];
  socket.on('message', (data: Buffer) => {
    const now = Date.now();
    if (now - since > WINDOW_MS) [count, since] = [0, now];
    const calls = callsIn(data.toString());
    count += calls;
    if (count > MOST_MESSAGES) shut(socket, 'flood');
    else onCalls(calls).catch(() => shut(socket, 'too many calls'));
  });
};

/** WebSockets with subscriptions: each has a session, whose end closes it, and comes from a page of ours. */
export const createSockets = ({ services, clientOf, config, connections, count, report }: Settings): Sockets => {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  const contextOf = (request: IncomingMessage): Context =>
    createContext(services, { cookie: request.headers.cookie, bearer: undefined, client: clientOf(request) });
  const { broadcastReconnectNotification } = applyWSSHandler({
    wss: server,
    router: liveRouter,
    createContext: ({ req }) => contextOf(req),
    onError: ({ error }) => report(error),
    keepAlive: { enabled: true, pingMs: PING_MS, pongWaitMs: PONG_MS },
  });

  const admit = async (request: IncomingMessage) => {
    const { url = '', headers } = request;
    if (url.split('?')[0] !== SOCKET_PATH) throw new AppError('notFound');
    // A page of another site makes a browser send its cookies with the handshake.
    if (!isOriginAllowed({ method: 'POST', origin: headers.origin, host: headers.host }, config))
      throw new AppError('foreignOrigin');
    const { signedIn } = contextOf(request);
    const { address } = clientOf(request);
    await count(address, 1, signedIn);
    const caller = await signedIn();
    if (!caller) throw new AppError('unauthenticated');
    const countCalls = (calls: number) => count(address, calls, () => Promise.resolve(caller));
    return { countCalls, giveBack: connections.take(caller.viewer.id, address) };
  };

  return {
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      admit(request).then(
        ({ countCalls, giveBack }) => {
          socket.once('close', giveBack);
          server.handleUpgrade(request, socket, head, client => {
            limitMessages(client, countCalls);
            client.on('error', () => undefined);
            const stopAsking = whileAdmitted(
              () => contextOf(request).signedIn(),
              () => shut(client, 'session ended'),
            );
            client.once('close', stopAsking);
            server.emit('connection', client, request);
          });
        },
        (error: unknown) => refuse(socket, error instanceof AppError ? error.refusal : 'unavailable'),
      );
    },
    close: () => {
      broadcastReconnectNotification();
      for (const client of server.clients) client.close(GOING_AWAY);
      server.close();
    },
  };
};
