import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

export type Balancer = {
  url: string;
  /** How many requests each server behind it has answered, in their order. */
  answered: number[];
  /** How many WebSockets each of them holds now. */
  holding: number[];
  stop: () => Promise<void>;
};

type Question = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

const askOne = (server: string, { method, path, headers, body }: Question): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(new URL(path, server), { method, headers, agent: false }, resolve).once('error', reject).end(body);
  });

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
const RETRIED = new Set(['GET', 'HEAD']);

/** Opens a connection to a server. @throws Error when it is refused. */
const reach = async (server: string): Promise<Socket> => {
  const { hostname, port } = new URL(server);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
};

/** The head of a request, as it is written on a connection. */
const headOf = ({ method, url, rawHeaders }: IncomingMessage): string => {
  const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []));
  return [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
};

/**
 * A load balancer that gives each request to the next server in turn, and knows no session. As others do it asks the
 * next one when a connection is refused, and for a reading also when it breaks; what may have been done is never asked
 * for twice (RFC 9110, 9.2.2). A WebSocket stays with the server that it came to, and ends with it.
 */
export const startBalancer = async (servers: readonly string[]): Promise<Balancer> => {
  const answered = servers.map(() => 0);
  const holding = servers.map(() => 0);
  let turn = 0;
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const forwarded = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const question = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: forwarded,
      body: await buffer(incoming),
    };
    const first = (turn += 1);
    for (let tries = 0; tries < servers.length; tries += 1) {
      const chosen = (first + tries) % servers.length;
      try {
        const answer = await askOne(servers[chosen] ?? '', question);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        await pipeline(answer, outgoing);
        answered[chosen] = (answered[chosen] ?? 0) + 1;
        return;
      } catch (error) {
        if (outgoing.headersSent || !(isRefused(error) || RETRIED.has(question.method))) break;
      }
    }
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  };
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()));
  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    const hold = async (): Promise<void> => {
      const first = (turn += 1);
      for (let tries = 0; tries < servers.length; tries += 1) {
        const chosen = (first + tries) % servers.length;
        const held = await reach(servers[chosen] ?? '').catch(() => undefined);
        if (!held) continue;
        holding[chosen] = (holding[chosen] ?? 0) + 1;
        held.write(headOf(incoming));
        held.write(head);
        await Promise.all([pipeline(socket, held), pipeline(held, socket)]).finally(() => {
          holding[chosen] = (holding[chosen] ?? 0) - 1;
        });
        return;
      }
      throw new Error('No server was there');
    };
    void hold().catch(() => socket.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    holding,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
