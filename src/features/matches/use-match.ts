import { useEffect, useReducer } from 'react';
import { useFlag } from '../../board/use-flag.ts';
import { match } from './match-game.ts';
import { keep, recall } from './memory.ts';
import type { MatchMode } from './modes.ts';

/** One person's match of a mode, which outlives reloads and ends when a clock does. */
export const useMatch = (userId: number, mode: MatchMode) => {
  const [state, dispatch] = useReducer(match, mode, asked => recall(userId, asked));

  useEffect(() => {
    const write = () => keep(userId, state);
    write();
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    return () => {
      write();
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
    };
  }, [userId, state]);

  useFlag(state.clocks, () => dispatch({ type: 'ticked', now: Date.now() }));

  return { state, dispatch };
};
