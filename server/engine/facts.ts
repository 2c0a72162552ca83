import { Chess, type Color, type Move, type PieceSymbol, type Square } from 'chess.js';
import { PIECE_VALUES } from './choose.ts';
import { passTurn } from './position.ts';

/** What the board itself shows, without an engine. */

export type Man = { square: Square; type: PieceSymbol; color: Color };

const opposite = (color: Color): Color => (color === 'w' ? 'b' : 'w');
const men = (chess: Chess, color: Color): Man[] => chess.board().flat().filter(man => man !== null && man.color === color) as Man[];

const cannotBeRetaken = (capture: Move): boolean => !new Chess(capture.after).moves({ verbose: true }).some(({ to }) => to === capture.to);

/** Men that the side to move could take now, legally, with nothing able to take back. The most valuable first. */
const takenForNothing = (chess: Chess): Man[] => {
  const captures = chess.moves({ verbose: true }).filter(move => move.isCapture() && !move.isEnPassant() && cannotBeRetaken(move));
  const squares = new Set(captures.map(({ to }) => to));
  return men(chess, opposite(chess.turn()))
    .filter(({ square }) => squares.has(square))
    .toSorted((a, b) => PIECE_VALUES[b.type] - PIECE_VALUES[a.type]);
};

/** Both sides' men that are attacked and have no defence: the opponent's, and, unless a check must be answered, those of the side to move. */
export const hanging = (chess: Chess): { theirs: Man[]; own: Man[] } => {
  const passed = passTurn(chess);
  return { theirs: takenForNothing(chess), own: passed ? takenForNothing(passed.chess) : [] };
};

/** The pieces that a man attacks and that cannot shrug it off: the king, what is worth more than it, and what nothing defends. */
export const doubleAttack = (after: Chess, attacker: Man): Man[] => {
  const color = opposite(attacker.color);
  const isInDanger = ({ type, square }: Man): boolean =>
    type === 'k' || PIECE_VALUES[type] > PIECE_VALUES[attacker.type] || after.attackers(square, color).length === 0;
  const targets = men(after, color).filter(man => man.type !== 'p' && after.attackers(man.square, attacker.color).includes(attacker.square) && isInDanger(man));
  return targets.length >= 2 ? targets : [];
};

/** The moves after which the opponent is stalemated. */
export const stalematingMoves = (chess: Chess): Move[] => chess.moves({ verbose: true }).filter(({ after }) => new Chess(after).isStalemate());
