import { useReducer } from 'react';
import { useStoredGame } from '../../../shared/games/use-stored-game.ts';
import { useFlagFall } from '../../../board/use-flag-fall.ts';
import { practiceStorage } from './practice-storage.ts';
import { practice } from './practice-game.ts';

/** One person's practice game, which outlives reloads and ends when a clock does. */
export const usePractice = (userId: number) => {
  const drawer = practiceStorage(userId);
  const [state, dispatch] = useReducer(practice, drawer, ({ read }) => read());
  useStoredGame(drawer, state, found => dispatch({ type: 'found', found }));
  useFlagFall(state.clocks, () => dispatch({ type: 'ticked', now: Date.now() }));
  return { state, dispatch };
};
