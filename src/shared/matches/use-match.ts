import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { createLiveLink } from './live-link.ts';
import { createMatchClient, type ClientState } from './match-client.ts';
import type { MatchAction } from './match-link.ts';
import { type MatchView, viewOf } from './match-view.ts';

export type LiveMatch = Pick<ClientState, 'connection' | 'failure' | 'said'> & {
  /** Null until the server has answered. */
  view: MatchView | null;
  /** The action that waits for its answer. */
  acting: MatchAction | null;
  play: (uci: string) => void;
  setPremove: (uci: string | null) => void;
  act: (action: MatchAction) => void;
  say: (phrase: number) => void;
};

/**
 * A match that the server holds, live: `const { view, play, act } = useMatch(id, user.id)`. It opens the tab's socket
 * while its screen is there. What it changes elsewhere, such as the lobby's lists and a rating, is asked for anew.
 */
export const useMatch = (matchId: number, userId: number): LiveMatch => {
  const cache = api.useUtils();
  const [acting, setActing] = useState<MatchAction | null>(null);
  const client = useMemo(
    () =>
      createMatchClient({
        matchId,
        userId,
        link: createLiveLink(cache.client),
        onRefused: text => toast({ title: text, variant: 'destructive' }),
        onPremoveLost: () => toast({ title: 'O lance antecipado não era mais possível' }),
      }),
    [matchId, userId, cache.client],
  );
  useEffect(() => client.start(), [client]);
  const { held, connection, failure, said } = useSyncExternalStore(client.subscribe, client.get);

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
    play: client.play,
    setPremove: client.setPremove,
    say: phrase => void client.say(phrase),
    act: action => {
      setActing(action);
      void client.act(action).finally(() => setActing(null));
    },
  };
};
