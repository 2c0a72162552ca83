/** A position while its pieces are set up: it need not be possible yet. Pure. */
import { positionOf } from '../../../../server/rules/position.ts';
import { type BoardPiece, piecesOn } from '../../../board/game.ts';
import { type Color, FILES, isSquare, RANKS, type Square } from '../../../board/squares.ts';

export type Right = 'K' | 'Q' | 'k' | 'q';
export type SetUp = {
  readonly pieces: ReadonlyMap<Square, BoardPiece>;
  readonly turn: Color;
  readonly rights: readonly Right[];
  /** The square that a pawn has just passed, as a FEN names it. */
  readonly passed: Square | null;
};

/** Where king and rook must stand to castle. */
const HOMES: Readonly<Record<Right, { king: Square; rook: Square; color: Color }>> = {
  K: { king: 'e1', rook: 'h1', color: 'w' },
  Q: { king: 'e1', rook: 'a1', color: 'w' },
  k: { king: 'e8', rook: 'h8', color: 'b' },
  q: { king: 'e8', rook: 'a8', color: 'b' },
};
export const RIGHTS: readonly { right: Right; label: string }[] = [
  { right: 'K', label: 'Roque pequeno das brancas' },
  { right: 'Q', label: 'Roque grande das brancas' },
  { right: 'k', label: 'Roque pequeno das pretas' },
  { right: 'q', label: 'Roque grande das pretas' },
];

/** @param fen a text that is a position by its form. */
export const setUpOf = (fen: string): SetUp => {
  const [, turn, rights = '-', passed = '-'] = fen.split(' ');
  return {
    pieces: piecesOn(fen),
    turn: turn === 'b' ? 'b' : 'w',
    rights: RIGHTS.map(({ right }) => right).filter(right => rights.includes(right)),
    passed: isSquare(passed) ? passed : null,
  };
};

const isAt = ({ pieces }: SetUp, square: Square, type: BoardPiece['type'], color: Color): boolean => {
  const piece = pieces.get(square);
  return piece?.type === type && piece.color === color;
};

/** Whether king and rook stand where they would castle from. */
export const mayCastle = (setUp: SetUp, right: Right): boolean => {
  const { king, rook, color } = HOMES[right];
  return isAt(setUp, king, 'k', color) && isAt(setUp, rook, 'r', color);
};

/** Whether a pawn of the other side can have come over that square just now. */
const isPassed = (setUp: SetUp, square: Square): boolean => {
  const at = (rank: number) => `${square.charAt(0)}${rank}` as Square;
  const [rank, before, after] = setUp.turn === 'w' ? [6, 7, 5] : [3, 2, 4];
  const isFree = !setUp.pieces.has(square) && !setUp.pieces.has(at(before));
  return square === at(rank) && isFree && isAt(setUp, at(after), 'p', setUp.turn === 'w' ? 'b' : 'w');
};

const rankText = (pieces: SetUp['pieces'], rank: (typeof RANKS)[number]): string =>
  FILES.map(file => {
    const piece = pieces.get(`${file}${rank}`);
    if (!piece) return '1';
    return piece.color === 'w' ? piece.type.toUpperCase() : piece.type;
  })
    .join('')
    .replace(/1+/g, ones => String(ones.length));

export const fenOfSetUp = (setUp: SetUp): string => {
  const placement = RANKS.toReversed()
    .map(rank => rankText(setUp.pieces, rank))
    .join('/');
  const rights = setUp.rights.filter(right => mayCastle(setUp, right)).join('');
  const passed = setUp.passed !== null && isPassed(setUp, setUp.passed) ? setUp.passed : '-';
  return `${placement} ${setUp.turn} ${rights || '-'} ${passed} 0 1`;
};

/** Puts a piece on a square; null empties it. */
export const withPiece = (setUp: SetUp, square: Square, piece: BoardPiece | null): SetUp => {
  const pieces = new Map(setUp.pieces);
  if (piece) pieces.set(square, piece);
  else pieces.delete(square);
  return { ...setUp, pieces };
};

/** Moves whatever stands there, by no rule. */
export const withMovedPiece = (setUp: SetUp, from: Square, to: Square): SetUp => {
  const piece = setUp.pieces.get(from);
  return piece && from !== to ? withPiece(withPiece(setUp, from, null), to, piece) : setUp;
};

/** Why nobody can play from here, in words for the one who sets it up; null when one can. */
export const problemOf = (setUp: SetUp): string | null => {
  const all = [...setUp.pieces];
  const kings = (color: Color): number =>
    all.filter(([, { type, color: own }]) => type === 'k' && own === color).length;
  if (all.length === 0) return 'Ponha ao menos uma peça no tabuleiro.';
  if (kings('w') > 1) return 'Há mais de um rei branco.';
  if (kings('b') > 1) return 'Há mais de um rei preto.';
  if (all.some(([square, { type }]) => type === 'p' && /[18]/.test(square)))
    return 'Um peão não fica na primeira nem na última fileira.';
  if (positionOf(fenOfSetUp(setUp))) return null;
  return setUp.turn === 'w'
    ? 'As brancas jogam, mas o rei preto já está em xeque.'
    : 'As pretas jogam, mas o rei branco já está em xeque.';
};
