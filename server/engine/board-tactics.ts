import { Chess, type Color, type Move, type PieceSymbol, type Square } from 'chess.js';
import { PIECE_VALUES } from './ai-move.ts';
import { passTurn } from './position.ts';

/** What the board itself shows, without an engine. */

export type Man = { square: Square; type: PieceSymbol; color: Color };

const opposite = (color: Color): Color => (color === 'w' ? 'b' : 'w');
const men = (chess: Chess, color: Color): Man[] =>
  chess
    .board()
    .flat()
    .filter(man => man !== null && man.color === color) as Man[];

/** Filters the moves by their names first: chess.js takes far longer to describe a move than to name it. */
const capturesOf = (chess: Chess): Move[] =>
  chess
    .moves()
    .filter(san => san.includes('x'))
    .map(san => new Chess(chess.fen()).move(san))
    .filter(move => !move.isEnPassant());

const cannotBeRetaken = ({ after, to }: Move): boolean => {
  const answered = new Chess(after);
  return answered.attackers(to, answered.turn()).length === 0 || !answered.moves().some(san => san.includes(`x${to}`));
};

/** Pieces and pawns of one side that a legal capture would win, the most valuable first. */
export type Hanging = {
  /** No piece could recapture. */
  undefended: Man[];
  /** Defended, but the attacker is worth clearly less. */
  outweighed: { man: Man; by: Man }[];
};

/** A minor piece for a pawn, a rook for a minor piece, a queen for a rook. */
const CLEARLY_LESS = 200;

const byValue = (a: Man, b: Man): number => PIECE_VALUES[b.type] - PIECE_VALUES[a.type];

/** What the side to move could win by taking. */
const winnable = (chess: Chess): Hanging => {
  const captures = capturesOf(chess);
  const theirs = men(chess, opposite(chess.turn())).toSorted(byValue);
  const free = new Set(captures.filter(cannotBeRetaken).map(({ to }) => to));
  const outweighed = theirs.flatMap(man => {
    const capture = captures.find(
      ({ to, piece }) => to === man.square && PIECE_VALUES[man.type] - PIECE_VALUES[piece] >= CLEARLY_LESS,
    );
    return capture && !free.has(man.square)
      ? [{ man, by: { square: capture.from, type: capture.piece, color: capture.color } }]
      : [];
  });
  return { undefended: theirs.filter(({ square }) => free.has(square)), outweighed };
};

/** What can be won: from the opponent, and, unless a check must be answered, from the side to move. */
export const hanging = (chess: Chess): { theirs: Hanging; own: Hanging } => {
  const passed = passTurn(chess);
  return { theirs: winnable(chess), own: passed ? winnable(passed.chess) : { undefended: [], outweighed: [] } };
};

/**
 * The pieces that `attacker` attacks and that are in danger: the king, pieces worth more than the attacker, and pieces
 * without a defender. Empty when there are fewer than two.
 */
export const doubleAttack = (after: Chess, attacker: Man): Man[] => {
  const color = opposite(attacker.color);
  const isInDanger = ({ type, square }: Man): boolean =>
    type === 'k' || PIECE_VALUES[type] > PIECE_VALUES[attacker.type] || after.attackers(square, color).length === 0;
  const targets = men(after, color).filter(
    man => man.type !== 'p' && after.attackers(man.square, attacker.color).includes(attacker.square) && isInDanger(man),
  );
  return targets.length >= 2 ? targets : [];
};

/** The moves that stalemate the opponent. */
export const stalematingMoves = (chess: Chess): Move[] =>
  chess
    .moves()
    .filter(san => !/[+#]$/.test(san))
    .map(san => new Chess(chess.fen()).move(san))
    .filter(({ after }) => new Chess(after).isStalemate());
