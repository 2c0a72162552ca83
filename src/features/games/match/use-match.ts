import { useReducer } from 'react';
import { useStoredGame } from '../../../shared/games/use-stored-game.ts';
import { useFlagFall } from '../../../board/use-flag-fall.ts';
import { match } from './match-game.ts';
import { matchStorage } from './match-storage.ts';
import type { MatchMode } from '../modes/modes.ts';

/** One person's match of a mode, which outlives reloads and ends when a clock does. */
export const useMatch = (userId: number, mode: MatchMode) => {
  const drawer = matchStorage(userId, mode);
  const [state, dispatch] = useReducer(match, drawer, ({ read }) => read());
  useStoredGame(drawer, state, found => dispatch({ type: 'found', found }));
  useFlagFall(state.clocks, () => dispatch({ type: 'ticked', now: Date.now() }));
  return { state, dispatch };
};
