import type { BoardPiece } from '../../../../board/game.ts';
import { piecesOn } from '../../../../board/game.ts';
import { FILES, isSquare, RANKS, type Square } from '../../../../board/squares.ts';

type Pieces = ReadonlyMap<Square, BoardPiece>;

/** The rook of a castling king: its square now and its corner. */
const rookOf = (piece: BoardPiece, from: string, to: string): [now: Square, then: Square] | null => {
  if (piece.type !== 'k' || from[0] !== 'e' || (to[0] !== 'g' && to[0] !== 'c')) return null;
  const rank = piece.color === 'w' ? '1' : '8';
  return to[0] === 'g' ? [`f${rank}`, `h${rank}`] : [`d${rank}`, `a${rank}`];
};

const letterOf = ({ color, type }: BoardPiece): string => (color === 'w' ? type.toUpperCase() : type);

const placement = (pieces: Pieces): string =>
  RANKS.toReversed()
    .map(rank =>
      FILES.map(file => (pieces.has(`${file}${rank}`) ? letterOf(pieces.get(`${file}${rank}`) as BoardPiece) : '1'))
        .join('')
        .replace(/1+/g, ({ length }) => String(length)),
    )
    .join('/');

/**
 * The position before the UCI move that led to `fen`, as far as it can be known: a captured piece is missing. Only for
 * showing where a piece came from, not for playing on.
 */
export const positionBefore = (fen: string, uci: string): string => {
  const [from, to, promotion] = [uci.slice(0, 2), uci.slice(2, 4), uci.slice(4)];
  const pieces = new Map(piecesOn(fen));
  const piece = isSquare(to) ? pieces.get(to) : undefined;
  if (!piece || !isSquare(from) || !isSquare(to)) return fen;
  pieces.delete(to);
  pieces.set(from, promotion ? { ...piece, type: 'p' } : piece);
  const rook = rookOf(piece, from, to);
  if (rook) {
    pieces.delete(rook[0]);
    pieces.set(rook[1], { color: piece.color, type: 'r' });
  }
  return `${placement(pieces)} ${piece.color} - - 0 1`;
};

/** The two squares of a move in UCI. */
export const squaresOf = (uci: string | null): { from: Square; to: Square } | undefined => {
  const [from, to] = [uci?.slice(0, 2) ?? '', uci?.slice(2, 4) ?? ''];
  return isSquare(from) && isSquare(to) ? { from, to } : undefined;
};
