import { useEffect, useEffectEvent, useState } from 'react';
import type { Clocks } from '../../board/clocks.ts';

/** Where this browser stores a game. */
export type GameStorage<State> = { key: string; read: () => State; store: (state: State) => void };

/** Keeps a game over reloads, and notices when another tab has gone on with it. */
export const useStoredGame = <State extends { clocks: Clocks }>(
  { key, read, store }: GameStorage<State>,
  state: State,
  onFound: (found: State) => void,
): void => {
  // An idle tab stores nothing: it could overwrite a game that another tab has just begun.
  const [initial] = useState(state);
  const write = useEffectEvent(() => store(state));
  useEffect(() => {
    if (state !== initial) write();
  }, [state, initial]);

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
