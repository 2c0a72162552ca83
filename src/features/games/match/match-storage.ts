import type { GameStorage } from '../../../shared/games/use-stored-game.ts';
import { readStored, store } from '../../../lib/storage.ts';
import type { Match } from './match-game.ts';
import type { MatchMode } from '../modes/modes.ts';
import { fromSaved, toSaved } from './saved-match.ts';

/** The drawers in this browser for one person's matches, one for each mode. */
export const matchStorage = (userId: number, mode: MatchMode): GameStorage<Match> => {
  const key = `academia.match.${userId}.${mode}`;
  return {
    key,
    read: () => fromSaved(mode, readStored(key), Date.now()),
    store: match => store(key, toSaved(match, Date.now())),
  };
};

const TURNING_KEY = 'academia.match.turning';

/** Whether the board of this browser turns to whoever is to move. */
export const readTurning = (): boolean => readStored(TURNING_KEY) === true;

export const storeTurning = (on: boolean): void => store(TURNING_KEY, on);
