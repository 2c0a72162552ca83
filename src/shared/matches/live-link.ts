import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '../../../server/router.ts';
import { codeOf, errorText } from '../../lib/error-text.ts';
import { giveBackSocket, takeSocket } from './live-socket.ts';
import type { Failure, MatchLink } from './match-link.ts';

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
