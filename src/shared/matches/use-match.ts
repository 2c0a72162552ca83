import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { createLiveLink } from './live-link.ts';
import { type ClientState, firstState } from './client-state.ts';
import type { Match } from './held-match.ts';
import { createMatchClient } from './match-client.ts';
import type { MatchAction } from './match-link.ts';
import { type MatchView, viewOf } from './match-view.ts';

export type LiveMatch = Pick<ClientState, 'connection' | 'failure' | 'said'> & {
  /** Null until the server has answered. */
  view: MatchView | null;
  /** The action that waits for its answer. */
  acting: MatchAction | null;
  play: (uci: string) => void;
  setPremove: (uci: string | null) => void;
  /** @returns whether it was done. */
  act: (action: MatchAction) => Promise<boolean>;
  say: (phrase: number) => void;
};

const NOTHING = firstState(null);
const nothing = () => NOTHING;
const never = () => () => undefined;

/**
 * A match that the server holds, live: `const { view, play, act } = useMatch(id, user.id)`. It opens the tab's socket
 * while its screen is there. What it changes elsewhere, such as the lobby's lists and a rating, is asked for again.
 * Without a match there is no view. `first`: the match as it was answered elsewhere, shown until it is read.
 */
export const useMatch = (matchId: number | null, userId: number, first: Match | null = null): LiveMatch => {
  const cache = api.useUtils();
  const [acting, setActing] = useState<MatchAction | null>(null);
  const client = useMemo(
    () =>
      matchId !== null &&
      createMatchClient({
        matchId,
        userId,
        first,
        link: createLiveLink(cache.client),
        onRefused: text => toast({ title: text, variant: 'destructive' }),
        onPremoveLost: () => toast({ title: 'O lance antecipado não era mais possível' }),
      }),
    [matchId, userId, first, cache.client],
  );
  useEffect(() => (client ? client.start() : undefined), [client]);
  const state = useSyncExternalStore(client ? client.subscribe : never, client ? client.get : nothing);
  const { held, connection, failure, said } = state;

  // The server may no longer know who asks: then the page says so.
  useEffect(() => {
    if (failure) void cache.auth.me.invalidate();
  }, [failure, cache]);

  const latest = useRef<MatchView | null>(null);
  const view = useMemo(() => held && viewOf(held, userId, latest.current?.game ?? null), [held, userId]);
  useEffect(() => {
    latest.current = view;
  }, [view]);

  const status = view?.match.status;
  const before = useRef(status);
  useEffect(() => {
    const [was, is] = [before.current, status];
    before.current = status;
    if (was === undefined || was === is) return;
    void cache.matches.invalidate();
    if (is === 'finished') for (const changed of [cache.auth, cache.games]) void changed.invalidate();
  }, [status, cache]);

  return {
    view,
    connection,
    failure,
    said,
    acting,
    play: uci => client && client.play(uci),
    setPremove: uci => client && client.setPremove(uci),
    say: phrase => client && void client.say(phrase),
    act: async action => {
      if (!client) return false;
      setActing(action);
      return client.act(action).finally(() => setActing(null));
    },
  };
};
