import { useEffect, useEffectEvent } from 'react';

/** Where a game is written down in this browser. */
export type Drawer<State> = { key: string; recall: () => State; keep: (state: State) => void };

/** Lets a game outlive reloads, and hears when another tab has gone on with it. */
export const useKeptGame = <State>({ key, recall, keep }: Drawer<State>, state: State, onFound: (found: State) => void): void => {
  const write = useEffectEvent(() => keep(state));
  useEffect(() => write(), [key, state]);

  const found = useEffectEvent(() => onFound(recall()));
  useEffect(() => {
    const hear = (event: StorageEvent) => event.key === key && event.newValue !== null && found();
    const writeWhenHidden = () => document.visibilityState === 'hidden' && write();
    const leave = () => write();
    window.addEventListener('storage', hear);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', writeWhenHidden);
    return () => {
      leave();
      window.removeEventListener('storage', hear);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', writeWhenHidden);
    };
  }, [key]);
};
