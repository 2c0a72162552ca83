import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isHttp2 } from './http2.ts';

/** Requests in flight get this long to finish: a container is killed ten seconds after it was told to stop. */
const DRAIN_MS = 9_000;
const SWEEP_MS = 100;

export type Address = { host: string; port: number; isHttps?: boolean };
export type Listener = {
  /** Where a browser on this machine finds it. */ url: string;
  port: number;
  stop: () => Promise<void>;
};

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);
/** Whether a host means every address of this computer. */
export const isAnyAddress = (host: string): boolean => ANY_ADDRESS.has(host);

/** Where a browser on this machine finds what listens there. */
export const urlOf = ({ host, port, isHttps = false }: Address): string => {
  const name = host.includes(':') ? `[${host}]` : host;
  return `${isHttps ? 'https' : 'http'}://${isAnyAddress(host) ? 'localhost' : name}:${port}`;
};

/**
 * Makes a server listen at an address; port 0 means any free one.
 * @throws the system's error when the address is not available.
 */
export const listen = async (server: Server, { host, port, isHttps }: Address): Promise<Listener> => {
  const underWay = new Set<ServerResponse>();
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: urlOf({ host, port: taken, ...(isHttps && { isHttps }) }),
    port: taken,
    stop: () => stop(server, underWay),
  };
};

const sayGoodBye = (response: ServerResponse): void => {
  if (!response.headersSent && !isHttp2(response.req)) response.setHeader('Connection', 'close');
};

/**
 * Accepts nothing new and resolves when every request in flight is answered, or the time is up. Answers tell clients to
 * close their connection: if we closed it while a client sends its next request, that request would be lost.
 */
const stop = async (server: Server, underWay: ReadonlySet<ServerResponse>): Promise<void> => {
  server.prependListener('request', (_request, response) => sayGoodBye(response));
  underWay.forEach(sayGoodBye);
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await Promise.race([closed, wait(DRAIN_MS)]);
  clearInterval(sweep);
};
