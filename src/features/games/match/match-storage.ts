import type { GameStorage } from '../../../shared/games/use-stored-game.ts';
import { readStored, store } from '../../../lib/storage.ts';
import type { Match } from './match-game.ts';
import type { MatchMode } from '../modes/modes.ts';
import { fromSaved, toSaved } from './saved-match.ts';

/** Where this browser stores one person's match of a mode. */
export const matchStorage = (userId: number, mode: MatchMode): GameStorage<Match> => {
  const key = `academia.match.${userId}.${mode}`;
  return {
    key,
    read: () => fromSaved(mode, readStored(key), Date.now()),
    store: match => store(key, toSaved(match, Date.now())),
  };
};
