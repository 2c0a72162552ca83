import { createTRPCClient, createWSClient, wsLink, type TRPCClient } from '@trpc/client';
import type { LiveRouter } from '../../../server/live/live.router.ts';

/** Going from a game to its rematch keeps the socket. */
const CLOSES_AFTER_MS = 5_000;
const AGAIN_MS = { least: 500, most: 10_000 };
const PING_MS = { every: 5_000, answered: 3_000 };

const socketAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`;

type Socket = { live: TRPCClient<LiveRouter>; close: () => void };

let socket: Socket | undefined;
let users = 0;

/**
 * One that is being closed, because the server fell silent, takes the next ping without a word: the browser would note
 * an error in its console.
 */
const quietSocket = (): typeof WebSocket =>
  class extends WebSocket {
    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (this.readyState === WebSocket.OPEN) super.send(data);
    }
  };

const openSocket = (): Socket => {
  const client = createWSClient({
    url: socketAddress,
    WebSocket: quietSocket(),
    retryDelayMs: attempt => Math.min(AGAIN_MS.least * 2 ** attempt, AGAIN_MS.most),
    keepAlive: { enabled: true, intervalMs: PING_MS.every, pongTimeoutMs: PING_MS.answered },
  });
  return {
    live: createTRPCClient<LiveRouter>({ links: [wsLink({ client })] }),
    close: () => void client.close(),
  };
};

/** The one socket of this tab: opened for the first who needs it, closed after the last has given it back. */
export const takeSocket = (): Socket => {
  users += 1;
  return (socket ??= openSocket());
};
export const giveBackSocket = (): void => {
  users -= 1;
  setTimeout(() => {
    if (users > 0) return;
    socket?.close();
    socket = undefined;
  }, CLOSES_AFTER_MS);
};
