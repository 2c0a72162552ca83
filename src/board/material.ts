import { Chess } from 'chess.js';
import { type Game, piecesOn, type PieceSymbol } from './game.ts';
import { type Color, opposite } from './squares.ts';

/** The usual value of a piece, in pawns. */
const VALUES: Record<PieceSymbol, number> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 };
const ORDER: readonly PieceSymbol[] = ['q', 'r', 'b', 'n', 'p'];

/** What a side has captured in the first `ply` half-moves, the most valuable first. */
export const capturedBy = (game: Game, color: Color, ply = game.moves.length): PieceSymbol[] => {
  const taken = game.moves
    .slice(0, ply)
    .flatMap(move => (move.color === color && move.captured ? [move.captured] : []));
  return taken.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
};

/** White's material minus Black's, in pawns. */
export const materialBalance = (fen: string): number =>
  [...piecesOn(fen).values()].reduce((sum, { color, type }) => sum + (color === 'w' ? VALUES[type] : -VALUES[type]), 0);

/**
 * Whether a side could still mate by some sequence of legal moves, however foolish (FIDE 6.9). Follows python-chess'
 * `has_insufficient_material`: a lone knight needs a piece of the other side that blocks its king, bishops of one
 * colour of square a pawn, a knight or a bishop of the other.
 */
export const canMate = (fen: string, color: Color): boolean => {
  const chess = new Chess(fen);
  const pieces = [...piecesOn(fen).entries()];
  const has = (side: Color, types: string): boolean =>
    pieces.some(([, piece]) => piece.color === side && types.includes(piece.type));
  const own = pieces.filter(([, piece]) => piece.color === color && piece.type !== 'k');
  if (own.length === 0) return false;
  if (has(color, 'prq')) return true;
  if (has(color, 'n')) return own.length > 1 || has(opposite(color), 'prbn');
  const shades = new Set(pieces.flatMap(([square, piece]) => (piece.type === 'b' ? [chess.squareColor(square)] : [])));
  return shades.size > 1 || has(opposite(color), 'pn');
};
