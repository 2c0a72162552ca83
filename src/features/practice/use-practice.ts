import { useEffect, useReducer } from 'react';
import { useFlag } from '../../board/use-flag.ts';
import { keep, recall } from './memory.ts';
import { practice } from './practice-game.ts';

/** One person's practice game, which outlives reloads and ends when a clock does. */
export const usePractice = (userId: number) => {
  const [state, dispatch] = useReducer(practice, userId, id => recall(id));

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
