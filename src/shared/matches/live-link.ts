import { createTRPCClient, createWSClient, wsLink, type TRPCClient } from '@trpc/client';
import type { AppRouter } from '../../../server/router.ts';
import type { LiveRouter } from '../../../server/live/live.router.ts';
import { codeOf, errorText } from '../../lib/error-text.ts';
import type { Failure, MatchLink } from './match-link.ts';

/** Going from a game to its rematch keeps the socket. */
const CLOSES_AFTER_MS = 5_000;
const AGAIN_MS = { least: 500, most: 10_000 };
const PING_MS = { every: 5_000, answered: 3_000 };

const socketAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`;

type Socket = { live: TRPCClient<LiveRouter>; close: () => void };

let socket: Socket | undefined;
let users = 0;

const openSocket = (): Socket => {
  const client = createWSClient({
    url: socketAddress,
    retryDelayMs: attempt => Math.min(AGAIN_MS.least * 2 ** attempt, AGAIN_MS.most),
    keepAlive: { enabled: true, intervalMs: PING_MS.every, pongTimeoutMs: PING_MS.answered },
  });
  return {
    live: createTRPCClient<LiveRouter>({ links: [wsLink({ client })] }),
    close: () => void client.close(),
  };
};

/** The one socket of this tab: opened for the first who needs it, closed after the last has given it back. */
const takeSocket = (): Socket => {
  users += 1;
  return (socket ??= openSocket());
};
const giveBackSocket = (): void => {
  users -= 1;
  setTimeout(() => {
    if (users > 0) return;
    socket?.close();
    socket = undefined;
  }, CLOSES_AFTER_MS);
};

const LATER = new Set(['SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS', 'TIMEOUT', 'INTERNAL_SERVER_ERROR']);

const kindOf = (code: string | undefined): Failure['kind'] => {
  if (code === undefined) return 'unreached';
  if (code === 'CONFLICT') return 'conflict';
  return LATER.has(code) ? 'later' : 'refused';
};

/** A match over the network: questions by http, as everything else, and news by the socket. */
export const createLiveLink = ({ matches }: Pick<TRPCClient<AppRouter>, 'matches'>): MatchLink => ({
  read: async matchId => (await matches.get.query({ matchId })).match,
  move: async move => (await matches.move.mutate(move)).match,
  act: async (action, matchId) => (await matches[action].mutate({ matchId })).match,
  say: async (phrase, matchId) => (await matches.phrase.mutate({ matchId, phrase })).match,
  failureOf: error => ({ kind: kindOf(codeOf(error)), text: errorText(error) }),
  watch: (matchId, after, { onNews, onLive }) => {
    const { live } = takeSocket();
    const subscription = live.match.subscribe(
      { matchId, lastEventId: String(after) },
      {
        onData: ({ id, data }) => onNews(Number(id), data),
        onStarted: () => onLive(true),
        onConnectionStateChange: ({ state }) => state !== 'pending' && onLive(false),
        onStopped: () => onLive(false),
        onError: () => onLive(false),
      },
    );
    return () => {
      subscription.unsubscribe();
      giveBackSocket();
    };
  },
});
