import { positionKey } from '../../../server/rules/moves.ts';
import { fenOf, positionOf } from '../../../server/rules/position.ts';
import { couldHavePromoted } from '../../../server/rules/promoted-pieces.ts';

/**
 * The position as the engine is asked about it: without the count of moves, so that it has one answer. Undefined where
 * there is nothing to find: the game is over, or no game can come to it, as in beginners' positions without a king.
 */
export const askable = (fen: string): string | undefined => {
  const position = positionOf(fen);
  if (!position || position.board.king.size() !== 2 || !couldHavePromoted(fen.split(' ')[0] ?? '')) return undefined;
  return position.hasDests() ? `${positionKey(fenOf(position))} 0 1` : undefined;
};

/** The same with the other side to move, to see what it threatens; undefined in check. */
export const withTurnPassed = (fen: string): string | undefined => {
  if (positionOf(fen)?.isCheck()) return undefined;
  const [placement, turn, rights] = fen.split(' ');
  return askable([placement, turn === 'w' ? 'b' : 'w', rights, '-', '0', '1'].join(' '));
};
