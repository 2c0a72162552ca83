import type { Chess } from 'chessops/chess';
import type { NormalMove } from 'chessops/types';
import { movesMeant } from './pgn-move.ts';
import { gamesIn } from './pgn-text.ts';

/** Whether a text is one move and nothing else. */
const isMoveText = (text: string): boolean => {
  const words = gamesIn(text).flatMap(game => game.words);
  return words.length === 1 && words[0]?.kind === 'move';
};

/**
 * The one legal move that a text means: SAN in English or Portuguese letters, or UCI. 'R' is a rook where a rook can
 * move there, else the king.
 */
export const meantMove = (position: Chess, text: string): NormalMove | undefined => {
  if (!isMoveText(text)) return undefined;
  const asRook = movesMeant(position, text, 'rook');
  const moves = asRook.length > 0 ? asRook : movesMeant(position, text, 'king');
  return moves.length === 1 ? moves[0] : undefined;
};
