/** The drawers in this browser for one person's matches, one for each mode. Storage may be full or forbidden: then nothing is remembered, and nothing breaks. */
import { type Match, waiting } from './match-game.ts';
import type { MatchMode } from './modes.ts';
import { fromSaved, toSaved } from './saved-match.ts';

const keyOf = (userId: number, mode: MatchMode): string => `academia.match.${userId}.${mode}`;

export const recall = (userId: number, mode: MatchMode, now = Date.now()): Match => {
  try {
    return fromSaved(mode, JSON.parse(localStorage.getItem(keyOf(userId, mode)) ?? 'null'), now);
  } catch {
    return waiting(mode);
  }
};

export const keep = (userId: number, match: Match, now = Date.now()): void => {
  try {
    const saved = toSaved(match, now);
    if (saved) localStorage.setItem(keyOf(userId, match.mode), JSON.stringify(saved));
    else localStorage.removeItem(keyOf(userId, match.mode));
  } catch {
    return;
  }
};

const TURNING_KEY = 'academia.match.turning';

/** Whether the board of this browser turns to whoever is to move. */
export const recallTurning = (): boolean => {
  try {
    return localStorage.getItem(TURNING_KEY) === 'on';
  } catch {
    return false;
  }
};

export const keepTurning = (on: boolean): void => {
  try {
    localStorage.setItem(TURNING_KEY, on ? 'on' : 'off');
  } catch {
    return;
  }
};
