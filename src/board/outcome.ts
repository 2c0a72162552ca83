import { canMate } from '../../server/rules/moves.ts';
import { type Clocks, flagged } from './clocks.ts';
import { type DrawReason, fenAt, type Game, statusOf } from './game.ts';
import type { GameResult } from './pgn.ts';
import { type Color, opposite } from './squares.ts';

/** How a game between two sides can end. */
export type Outcome =
  | { readonly by: 'checkmate'; readonly winner: Color }
  | { readonly by: 'draw'; readonly reason: DrawReason }
  /** A side that could not mate does not win on time: then there is no winner. */
  | { readonly by: 'time'; readonly winner: Color | null }
  | { readonly by: 'resignation'; readonly winner: Color }
  | { readonly by: 'agreement' };

/** How the position ends the game; null while the game goes on. */
export const outcomeOnBoard = (game: Game): Extract<Outcome, { by: 'checkmate' | 'draw' }> | null => {
  const status = statusOf(game);
  if (status.kind === 'ongoing') return null;
  return status.kind === 'checkmate'
    ? { by: 'checkmate', winner: status.winner }
    : { by: 'draw', reason: status.reason };
};

/**
 * How the clocks end the game at `now`, in milliseconds; null while both sides have time. The other side wins if it
 * could still mate (FIDE 6.9).
 */
export const outcomeOnTime = (game: Game, clocks: Clocks, now: number): Extract<Outcome, { by: 'time' }> | null => {
  const fallen = flagged(clocks, now);
  if (!fallen) return null;
  const other = opposite(fallen);
  return { by: 'time', winner: canMate(fenAt(game), other) ? other : null };
};

export const winnerOf = (outcome: Outcome): Color | null => ('winner' in outcome ? outcome.winner : null);

const wins: Record<Color, '1-0' | '0-1'> = { w: '1-0', b: '0-1' };

/** A finished game's result as PGN writes it. */
export const resultOf = (outcome: Outcome): Exclude<GameResult, '*'> => {
  const winner = winnerOf(outcome);
  return winner === null ? '1/2-1/2' : wins[winner];
};
