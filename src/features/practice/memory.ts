/** The drawer in this browser for one person's practice game. Storage may be full or forbidden: then nothing is remembered, and nothing breaks. */
import { type Practice, waiting } from './practice-game.ts';
import { fromSaved, toSaved } from './saved-practice.ts';

const keyOf = (userId: number): string => `academia.practice.${userId}`;

export const recall = (userId: number, now = Date.now()): Practice => {
  try {
    return fromSaved(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'), now);
  } catch {
    return waiting();
  }
};

export const keep = (userId: number, practice: Practice, now = Date.now()): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(toSaved(practice, now)));
  } catch {
    return;
  }
};
