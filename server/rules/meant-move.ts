import type { Chess } from 'chessops/chess';
import type { NormalMove } from 'chessops/types';
import { movesMeant, type RookLetter } from './pgn-move.ts';
import { gamesIn } from './pgn-text.ts';

/** Whether a text is one move and nothing else. */
const isMoveText = (text: string): boolean => {
  // A bracket or brace that nobody closed is no move, and no reason to stop either.
  if (/[(){}]/.test(text)) return false;
  const words = gamesIn(text).flatMap(game => game.words);
  return words.length === 1 && words[0]?.kind === 'move';
};

/**
 * The one legal move that a text means: SAN in English or Portuguese letters, or UCI.
 * @param letters what 'R' stands for, the likely one first: a rook where a rook can move there, else the king.
 */
export const meantMove = (
  position: Chess,
  text: string,
  letters: readonly RookLetter[] = ['rook', 'king'],
): NormalMove | undefined => {
  if (!isMoveText(text)) return undefined;
  for (const letter of letters) {
    const moves = movesMeant(position, text, letter);
    if (moves.length > 0) return moves.length === 1 ? moves[0] : undefined;
  }
  return undefined;
};
