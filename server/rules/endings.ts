import { Chess } from 'chess.js';
import { canMate, otherSide, positionKey, sideToMove, type Side } from './moves.ts';

export type Result = '1-0' | '0-1' | '1/2-1/2';
export type BoardEnding = 'checkmate' | 'stalemate' | 'insufficient_material' | 'fivefold' | 'seventy_five_moves';
export type ClaimedEnding = 'threefold' | 'fifty_moves';
export type Verdict<Ending extends string = string> = { result: Result; ending: Ending };

export const DRAW = '1/2-1/2';
export const winFor = (side: Side): Result => (side === 'white' ? '1-0' : '0-1');

const SHORT: Record<Side, 'w' | 'b'> = { white: 'w', black: 'b' };
const mayMate = (fen: string, side: Side): boolean => canMate(fen, SHORT[side]);

/** Half-moves without a capture or a pawn's move. */
const quietPlies = (fen: string): number => Number(fen.split(' ')[4]);
/** Fifty moves by each side may be claimed, seventy-five end the game by themselves (FIDE 9.3, 9.6.2). */
const FIFTY = 100;
const SEVENTY_FIVE = 150;

/** How often the last of these positions has stood on the board. */
const repetitions = (fens: readonly string[]): number => {
  const last = fens.at(-1);
  return last === undefined ? 0 : fens.filter(fen => positionKey(fen) === positionKey(last)).length;
};

/**
 * How the last position ends a game by itself, without anybody's claim (FIDE 5.1, 5.2, 9.6).
 * @param fens every position of the game, the first one included.
 */
export const verdictOf = (fens: readonly string[]): Verdict<BoardEnding> | undefined => {
  const fen = fens.at(-1);
  if (fen === undefined) return undefined;
  const chess = new Chess(fen);
  if (chess.isCheckmate()) return { result: winFor(otherSide(sideToMove(fen))), ending: 'checkmate' };
  if (chess.isStalemate()) return { result: DRAW, ending: 'stalemate' };
  if (!canMate(fen, 'w') && !canMate(fen, 'b')) return { result: DRAW, ending: 'insufficient_material' };
  if (repetitions(fens) >= 5) return { result: DRAW, ending: 'fivefold' };
  if (quietPlies(fen) >= SEVENTY_FIVE) return { result: DRAW, ending: 'seventy_five_moves' };
  return undefined;
};

/** The draw that a player may claim in the last position (FIDE 9.2, 9.3). */
export const claimIn = (fens: readonly string[]): Verdict<ClaimedEnding> | undefined => {
  if (repetitions(fens) >= 3) return { result: DRAW, ending: 'threefold' };
  return quietPlies(fens.at(-1) ?? '') >= FIFTY ? { result: DRAW, ending: 'fifty_moves' } : undefined;
};

/** Who ran out of time loses, unless the other side could not mate (FIDE 6.9). */
export const verdictOnTime = (fen: string, fallen: Side): Verdict<'time'> => {
  const other = otherSide(fallen);
  return { result: mayMate(fen, other) ? winFor(other) : DRAW, ending: 'time' };
};
