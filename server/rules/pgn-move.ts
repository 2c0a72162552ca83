import type { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import { FILE_NAMES, RANK_NAMES, type CastlingSide, type NormalMove, type Role, type Square } from 'chessops/types';
import { parseSquare, squareFile, squareRank } from 'chessops/util';

const BACK_RANKS = SquareSet.backranks();

/**
 * What 'R' stands for: in English a rook, in Portuguese the king. All other letters mean the same piece in both
 * languages, or exist in one of them alone.
 */
export type RookLetter = 'rook' | 'king';

const LETTERS: Readonly<Record<string, Role>> = {
  K: 'king',
  Q: 'queen',
  D: 'queen',
  T: 'rook',
  B: 'bishop',
  N: 'knight',
  C: 'knight',
  P: 'pawn',
};

const MOVE = new RegExp(
  String.raw`^(?<piece>[KQRBNDTCP])?(?<file>[a-h])?(?<rank>[1-8])?[x:×-]?(?<to>[a-h][1-8])` +
    String.raw`[=/]?\(?(?<promotion>[QRBNDTCqrbndtc])?`,
);

const roleOf = (letter: string, r: RookLetter): Role | undefined => (letter === 'R' ? r : LETTERS[letter]);

/** A pawn never becomes a king, so here 'R' is a rook's letter in both languages. */
const promotionOf = (letter: string | undefined): Role | undefined =>
  letter === undefined ? undefined : roleOf(letter.toUpperCase(), 'rook');

/** The side to which a text castles. */
const castling = (text: string): CastlingSide | undefined =>
  /^[O0o]-[O0o]-[O0o]/.test(text) ? 'a' : /^[O0o]-[O0o]/.test(text) ? 'h' : undefined;

type Wanted = {
  role: Role | undefined;
  to: Square;
  isFrom: (square: Square) => boolean;
  promotion: Role;
};

const wanted = (position: Chess, text: string, r: RookLetter): Wanted | undefined => {
  const castles = castling(text);
  if (castles) {
    const king = position.board.kingOf(position.turn);
    const rook = position.castles.rook[position.turn][castles];
    return king === undefined || rook === undefined
      ? undefined
      : { role: 'king', to: rook, isFrom: square => square === king, promotion: 'queen' };
  }
  const { piece, file, rank, to, promotion } = MOVE.exec(text)?.groups ?? {};
  const target = parseSquare(to ?? '');
  if (target === undefined) return undefined;
  const isFromSquare = file !== undefined && rank !== undefined;
  return {
    role: piece ? roleOf(piece, r) : isFromSquare ? undefined : 'pawn',
    to: target,
    isFrom: square =>
      (file === undefined || FILE_NAMES[squareFile(square)] === file) &&
      (rank === undefined || RANK_NAMES[squareRank(square)] === rank),
    promotion: promotionOf(promotion) ?? 'queen',
  };
};

/** A king's two steps to the side mean castling, which chessops writes as a king that takes its own rook. */
const castlingTarget = (position: Chess, from: Square, to: Square): Square | undefined => {
  const isKing = position.board.getRole(from) === 'king' && Math.abs(from - to) === 2;
  return isKing ? position.castles.rook[position.turn][to > from ? 'h' : 'a'] : undefined;
};

/** The legal moves that a text of a PGN can mean: none when it is illegal, several when it says too little. */
export const movesMeant = (position: Chess, text: string, r: RookLetter): NormalMove[] => {
  const meant = wanted(position, text, r);
  if (!meant) return [];
  const { board, turn } = position;
  const context = position.ctx();
  const own = meant.role ? board.pieces(turn, meant.role) : board[turn];
  const isCastling = castling(text) !== undefined;
  return [...own].flatMap((from): NormalMove[] => {
    if (!meant.isFrom(from)) return [];
    const to = castlingTarget(position, from, meant.to) ?? meant.to;
    const isTaken = board[turn].has(to);
    if (!position.dests(from, context).has(to) || (isTaken && !isCastling && to === meant.to)) return [];
    const promotes = board.getRole(from) === 'pawn' && BACK_RANKS.has(to);
    return [{ from, to, ...(promotes && { promotion: meant.promotion }) }];
  });
};
