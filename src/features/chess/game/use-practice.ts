import { useReducer } from 'react';
import { useStoredGame, type GameStorage } from '../../../shared/games/use-stored-game.ts';
import { useFlagFall } from '../../../board/use-flag-fall.ts';
import { practice, type Practice } from './practice-game.ts';
import { readStored, store } from '../../../lib/storage.ts';
import { fromSaved, toSaved } from './saved-practice.ts';

/** Where this browser stores one person's practice game. */
const practiceStorage = (userId: number): GameStorage<Practice> => {
  const key = `academia.practice.${userId}`;
  return {
    key,
    read: () => fromSaved(readStored(key), Date.now()),
    store: practice => store(key, toSaved(practice, Date.now())),
  };
};

/** One person's practice game. It survives reloads and ends when a clock runs out. */
export const usePractice = (userId: number) => {
  const storage = practiceStorage(userId);
  const [state, dispatch] = useReducer(practice, storage, ({ read }) => read());
  useStoredGame(storage, state, found => dispatch({ type: 'found', found }));
  useFlagFall(state.clocks, () => dispatch({ type: 'ticked', now: Date.now() }));
  return { state, dispatch };
};
