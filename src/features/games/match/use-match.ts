import { useReducer } from 'react';
import { useKeptGame } from '../../../shared/games/use-stored-game.ts';
import { useFlag } from '../../../board/use-flag-fall.ts';
import { match } from './match-game.ts';
import { drawerOf } from './match-storage.ts';
import type { MatchMode } from '../modes/modes.ts';

/** One person's match of a mode, which outlives reloads and ends when a clock does. */
export const useMatch = (userId: number, mode: MatchMode) => {
  const drawer = drawerOf(userId, mode);
  const [state, dispatch] = useReducer(match, drawer, ({ recall }) => recall());
  useKeptGame(drawer, state, found => dispatch({ type: 'found', found }));
  useFlag(state.clocks, () => dispatch({ type: 'ticked', now: Date.now() }));
  return { state, dispatch };
};
