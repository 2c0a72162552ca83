import type { GameStorage } from '../../../shared/games/use-stored-game.ts';
import { readStored, store } from '../../../lib/storage.ts';
import type { Practice } from './practice-game.ts';
import { fromSaved, toSaved } from './saved-practice.ts';

/** The drawer in this browser for one person's practice game. */
export const practiceStorage = (userId: number): GameStorage<Practice> => {
  const key = `academia.practice.${userId}`;
  return {
    key,
    read: () => fromSaved(readStored(key), Date.now()),
    store: practice => store(key, toSaved(practice, Date.now())),
  };
};
