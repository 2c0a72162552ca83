import { type Game, piecesOn, type PieceSymbol } from './game.ts';
import type { Color } from './squares.ts';

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
