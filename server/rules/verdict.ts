import { isBlocked } from './blocked-position.ts';
import { DRAW, quietPlies, repetitions, winFor, type BoardEnding, type Verdict } from './endings.ts';
import { canMate, otherSide, sideToMove } from './moves.ts';
import { positionOf } from './position.ts';

/** Seventy-five moves by each side end the game by themselves (FIDE 9.6.2). */
const SEVENTY_FIVE = 150;

/**
 * How the last position ends a game by itself, without anybody's claim (FIDE 5.1, 5.2, 9.6).
 * @param fens every position of the game, the first one included.
 */
export const verdictOf = (fens: readonly string[]): Verdict<BoardEnding> | undefined => {
  const fen = fens.at(-1);
  const position = fen === undefined ? undefined : positionOf(fen);
  if (fen === undefined || !position) return undefined;
  if (!position.hasDests())
    return position.isCheck()
      ? { result: winFor(otherSide(sideToMove(fen))), ending: 'checkmate' }
      : { result: DRAW, ending: 'stalemate' };
  if (!canMate(fen, 'w') && !canMate(fen, 'b')) return { result: DRAW, ending: 'insufficient_material' };
  if (isBlocked(position)) return { result: DRAW, ending: 'dead_position' };
  if (repetitions(fens) >= 5) return { result: DRAW, ending: 'fivefold' };
  if (quietPlies(fen) >= SEVENTY_FIVE) return { result: DRAW, ending: 'seventy_five_moves' };
  return undefined;
};
