import type { Chess } from 'chess.js';
import { passTurn } from '../../../../server/engine/position.ts';
import { afterMove } from '../board.ts';
import type { Solution } from '../solution.ts';

const matesInOne = (chess: Chess): boolean => chess.moves({ verbose: true }).some(move => move.san.endsWith('#'));

/** The opponent threatened mate in one, and the first move, which is no check, stops it. */
export const parriesMate = ({ start, steps: [first] }: Solution): boolean => {
  const threat = passTurn(start);
  if (!first || !threat || !matesInOne(threat.chess)) return false;
  const after = afterMove(first.move);
  return !after.isCheck() && !matesInOne(after);
};
