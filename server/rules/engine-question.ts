import { positionKey } from './moves.ts';
import { fenOf, positionOf } from './position.ts';

/**
 * The position of a game as an engine is asked about it: without the count of moves, so that the same position has one
 * answer. Undefined where the game is over by the rules, and nobody need be asked.
 */
export const engineQuestion = (fen: string): string | undefined => {
  const position = positionOf(fen);
  return position && !position.isEnd() ? `${positionKey(fenOf(position))} 0 1` : undefined;
};
