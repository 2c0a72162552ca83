import { useReducer } from 'react';
import { useKeptGame } from '../../../shared/games/use-stored-game.ts';
import { useFlag } from '../../../board/use-flag-fall.ts';
import { drawerOf } from './practice-storage.ts';
import { practice } from './practice-game.ts';

/** One person's practice game, which outlives reloads and ends when a clock does. */
export const usePractice = (userId: number) => {
  const drawer = drawerOf(userId);
  const [state, dispatch] = useReducer(practice, drawer, ({ recall }) => recall());
  useKeptGame(drawer, state, found => dispatch({ type: 'found', found }));
  useFlag(state.clocks, () => dispatch({ type: 'ticked', now: Date.now() }));
  return { state, dispatch };
};
