import type { PlayedMove } from '../../../server/rules/played-move.ts';
import { meantMove } from '../../../server/rules/meant-move.ts';
import { playOn, positionOf } from '../../../server/rules/position.ts';

/** These moves in UCI from a position on, as far as they can be played. */
export const walked = (fen: string, path: readonly string[]): PlayedMove[] => {
  const position = positionOf(fen);
  const moves: PlayedMove[] = [];
  for (const uci of path) {
    const meant = position && meantMove(position, uci);
    if (!position || !meant) break;
    moves.push(playOn(position, meant));
  }
  return moves;
};
