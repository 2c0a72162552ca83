import type { GameMode } from './games.schema.ts';

/** A game is taken to have so many moves of each side, as Lichess does to name its speeds. */
const MOVES = 40;
const BLITZ_UNTIL = 8 * 60;
const RAPID_UNTIL = 25 * 60;

/** The name of a game between people by its time, in seconds. */
export const speedOf = ({ base, increment }: { base: number; increment: number }): Exclude<GameMode, 'practice'> => {
  const seconds = base + MOVES * increment;
  return seconds < BLITZ_UNTIL ? 'blitz' : seconds < RAPID_UNTIL ? 'rapid' : 'classical';
};
