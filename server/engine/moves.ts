/** Reads moves with chessops, for long games: chess.js takes five to ten times as long for each move. */
import type { Chess } from 'chessops/chess';
import { makeBoardFen, makeCastlingFen } from 'chessops/fen';
import { parseSan } from 'chessops/san';
import { SquareSet } from 'chessops/squareSet';
import type { NormalMove } from 'chessops/types';
import { charToRole, makeSquare, parseSquare } from 'chessops/util';

const UCI = /^([a-h][1-8])([a-h][1-8])([qrbn])?$/;
/** From square to square, as in `Ng1-f3`, `e7-e8=Q` or `b1c3`. */
const LONG = /^(?<piece>[KQRBN])?(?<from>[a-h][1-8])[x-]?(?<to>[a-h][1-8])=?(?<promotion>[QRBNqrbn])?[+#]?$/;
/** A capture that names only the kind of its piece. */
const TAKES = /^[KQRBN]x/;

const legal = (chess: Chess, move: NormalMove): NormalMove | undefined =>
  // chessops also castles by a king that takes its own rook; that is not allowed here.
  chess.board[chess.turn].has(move.to) || !chess.isLegal(move) ? undefined : move;

const fromTo = (chess: Chess, text: string): NormalMove | undefined => {
  const { piece, from = '', to = '', promotion } = LONG.exec(text)?.groups ?? {};
  const move = { from: parseSquare(from), to: parseSquare(to) };
  if (move.from === undefined || move.to === undefined) return undefined;
  const role = chess.board.getRole(move.from);
  if (piece !== undefined && charToRole(piece) !== role) return undefined;
  const promotes = role === 'pawn' && SquareSet.backranks().has(move.to);
  // In UCI a promotion letter after any other move is ignored.
  if (!promotes && promotion !== undefined && !UCI.test(text)) return undefined;
  return legal(chess, {
    ...(move as NormalMove),
    ...(promotes && promotion && { promotion: charToRole(promotion.toLowerCase()) }),
  });
};

const fromSan = (chess: Chess, text: string): NormalMove | undefined => {
  const move = parseSan(chess, text.replaceAll('0', 'O')) as NormalMove | undefined;
  return move && TAKES.test(text) && !chess.board.occupied.has(move.to) ? undefined : move;
};

/**
 * Reads a move in SAN, UCI or long algebraic notation.
 * @returns undefined when the text is not a move, is ambiguous, or is not legal.
 */
export const readMove = (chess: Chess, text: string): NormalMove | undefined =>
  LONG.test(text) ? fromTo(chess, text) : fromSan(chess, text);

/** The pieces that Portuguese calls by letters which English does not use. */
const ENGLISH: Readonly<Record<string, string>> = { D: 'Q', T: 'R', C: 'N' };
/** 'R' is a rook in English, and the king (rei) in Portuguese. */
type RookLetter = 'R' | 'K';

const rookLettersOf = (moves: readonly string[]): readonly RookLetter[] => {
  if (!moves.some(text => text.startsWith('R'))) return ['R'];
  const telling = moves.find(text => /[KQNDTC]/.test(text)) ?? '';
  return /[DTC]/.test(telling) ? ['K', 'R'] : ['R', 'K'];
};

/**
 * How the moves of a game, in SAN of either language or in UCI, can be put into English, the likelier way first: the
 * first letter that one language alone has tells which it is.
 */
export const readingsOf = (moves: readonly string[]): ((text: string) => string)[] =>
  rookLettersOf(moves).map(
    rookLetter => text => text.replace(/^R/, rookLetter).replace(/[DTC]/g, letter => ENGLISH[letter] ?? letter),
  );

/** A move in UCI; castling is written as the king's two steps. */
export const inUci = (chess: Chess, { from, to, promotion }: NormalMove): string => {
  const castles = chess.board.king.has(from) && chess.board[chess.turn].has(to);
  const target = castles ? from + (to > from ? 2 : -2) : to;
  return `${makeSquare(from)}${makeSquare(target)}${promotion ? (promotion === 'knight' ? 'n' : promotion[0]) : ''}`;
};

/**
 * What makes two positions the same (FIDE 9.2.3): the side to move, the pieces, the castling rights, and a pawn that
 * can be captured en passant.
 */
export const identityOf = (chess: Chess): string => {
  const { board, turn, castlingRights, epSquare } = chess.toSetup();
  return `${makeBoardFen(board)} ${turn} ${makeCastlingFen(board, castlingRights)} ${epSquare ?? ''}`;
};
