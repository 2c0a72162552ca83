import { useEffect, useEffectEvent, useState } from 'react';
import type { Clocks } from '../../board/clocks.ts';

/** Where a game is written down in this browser. */
export type GameStorage<State> = { key: string; read: () => State; store: (state: State) => void };

/** Lets a game outlive reloads, and hears when another tab has gone on with it. */
export const useStoredGame = <State extends { clocks: Clocks }>(
  { key, read, store }: GameStorage<State>,
  state: State,
  onFound: (found: State) => void,
): void => {
  // A tab that rests writes nothing: it could be over the game that another has just begun.
  const [recalled] = useState(state);
  const write = useEffectEvent(() => store(state));
  useEffect(() => {
    if (state !== recalled) write();
  }, [state, recalled]);

  // Nothing but a running clock has changed since the last event.
  const leave = useEffectEvent(() => state.clocks.running && store(state));
  const found = useEffectEvent(() => onFound(read()));
  useEffect(() => {
    const hear = (event: StorageEvent) => event.key === key && event.newValue !== null && found();
    const hide = () => document.visibilityState === 'hidden' && leave();
    const goAway = () => leave();
    window.addEventListener('storage', hear);
    window.addEventListener('pagehide', goAway);
    document.addEventListener('visibilitychange', hide);
    return () => {
      goAway();
      window.removeEventListener('storage', hear);
      window.removeEventListener('pagehide', goAway);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [key]);
};
