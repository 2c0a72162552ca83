import { useEffect, useReducer } from 'react';
import { timeLeft } from '../../board/clocks.ts';
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

  const { clocks } = state;
  useEffect(() => {
    if (!clocks.running) return undefined;
    const look = () => dispatch({ type: 'ticked', now: Date.now() });
    const timer = setTimeout(look, timeLeft(clocks, clocks.running.color, Date.now()));
    // A sleeping tab's timers come late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clocks]);

  return { state, dispatch };
};
