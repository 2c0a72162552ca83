import { Chess } from 'chess.js';
import { type PieceSymbol, type PlayedMove, played } from './game.ts';
import { fileOf, rankOf } from './squares.ts';

/**
 * What 'R' stands for: in English a rook, in Portuguese the king. All other letters mean the same piece in both
 * languages, or exist in one of them alone.
 */
export type RookLetter = 'rook' | 'king';

const LETTERS: Readonly<Record<string, PieceSymbol>> = {
  K: 'k',
  Q: 'q',
  D: 'q',
  T: 'r',
  B: 'b',
  N: 'n',
  C: 'n',
  P: 'p',
};

const MOVE = new RegExp(
  String.raw`^(?<piece>[KQRBNDTCP])?(?<file>[a-h])?(?<rank>[1-8])?[x:×-]?(?<to>[a-h][1-8])` +
    String.raw`[=/]?\(?(?<promotion>[QRBNDTCqrbndtc])?`,
);

const pieceOf = (letter: string, r: RookLetter): PieceSymbol | undefined =>
  letter === 'R' ? (r === 'rook' ? 'r' : 'k') : LETTERS[letter];

/** A pawn never becomes a king, so here 'R' is a rook's letter in both languages. */
const promotionOf = (letter: string | undefined): PieceSymbol | undefined =>
  letter === undefined ? undefined : pieceOf(letter.toUpperCase(), 'rook');

const castling = (text: string): string | undefined =>
  /^[O0o]-[O0o]-[O0o]/.test(text) ? 'O-O-O' : /^[O0o]-[O0o]/.test(text) ? 'O-O' : undefined;

type Wanted = { piece: PieceSymbol | undefined; fits: (move: PlayedMove) => boolean };

const wanted = (text: string, r: RookLetter): Wanted | undefined => {
  const castles = castling(text);
  if (castles) return { piece: 'k', fits: ({ san }) => san.replace(/[+#]/, '') === castles };
  const { piece, file, rank, to, promotion } = MOVE.exec(text)?.groups ?? {};
  if (!to) return undefined;
  const isFromSquare = file !== undefined && rank !== undefined;
  const promoted = promotionOf(promotion) ?? 'q';
  return {
    piece: piece ? pieceOf(piece, r) : isFromSquare ? undefined : 'p',
    fits: move =>
      move.to === to &&
      (file === undefined || fileOf(move.from) === file) &&
      (rank === undefined || rankOf(move.from) === rank) &&
      (move.promotion ?? promoted) === promoted,
  };
};

/** The legal moves that a text of a PGN can mean: none when it is illegal, several when it says too little. */
export const movesMeant = (fen: string, text: string, r: RookLetter): PlayedMove[] => {
  const meant = wanted(text, r);
  if (!meant) return [];
  const chess = new Chess(fen);
  const { piece } = meant;
  const moves = piece ? chess.moves({ verbose: true, piece }) : chess.moves({ verbose: true });
  return moves.map(played).filter(meant.fits);
};
