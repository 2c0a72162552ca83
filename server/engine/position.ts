import { Chess, type Color, type Move, type PieceSymbol, type Square } from 'chess.js';
import { Chess as Rules } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { AppError } from '../errors.ts';
import { identityOf, inUci, readMove } from './moves.ts';

declare const accepted: unique symbol;

/**
 * The only thing that is ever put before an engine: a FEN written by chess.js and moves that it found legal. An engine
 * would take the rest of a text with a newline for commands, and ends when a position makes no sense to it.
 */
export type Position = { readonly fen: string; readonly moves: readonly string[]; readonly [accepted]: true };

/** A game as far as it is known: `chess` has those moves behind it that can matter for repetition. */
export type Game = { chess: Chess; position: Position };

const FEN = /^[1-8pnbrqkPNBRQK/]{17,71} [wb] (-|K?Q?k?q?)( (-|[a-h][36])( \d{1,3}( \d{1,4})?)?)?$/;
const PAWNS = 8;
const PIECES_AT_START: [PieceSymbol, number][] = [
  ['q', 1],
  ['r', 2],
  ['b', 2],
  ['n', 2],
];
/** Fewer plies than this after a capture or a pawn's move, and no position can come back. */
const PLIES_TO_REPEAT = 4;
/** After so many of them the game is drawn. */
const MOST_PLIES = 100;

const opposite = (color: Color): Color => (color === 'w' ? 'b' : 'w');
const holds = (chess: Chess, square: Square, color: Color, type: PieceSymbol): boolean =>
  chess.get(square)?.color === color && chess.get(square)?.type === type;

const mayCastle = (chess: Chess, right: string): boolean => {
  if (right === '-') return false;
  const color = right === right.toUpperCase() ? 'w' : 'b';
  const rank = color === 'w' ? 1 : 8;
  return (
    holds(chess, `e${rank}`, color, 'k') &&
    holds(chess, `${right.toLowerCase() === 'k' ? 'h' : 'a'}${rank}`, color, 'r')
  );
};

/** Whether the pawn to be taken in passing stands where it must, having just passed two empty squares. */
const mayTakeInPassing = (chess: Chess, target: string): boolean => {
  if (target === '-') return false;
  const [file, passed, landed, left] = target[1] === '6' ? [target[0], 6, 5, 7] : [target[0], 3, 4, 2];
  const empty = [`${file}${passed}`, `${file}${left}`].every(square => !chess.get(square as Square));
  return empty && holds(chess, `${file}${landed}` as Square, opposite(chess.turn()), 'p');
};

/**
 * chess.js takes a FEN's word for castling and en passant, and would play them: rights that the board denies are
 * dropped.
 */
const withSoundRights = (fen: string): Chess => {
  const [board, turn, castling = '-', passing = '-', halfmoves = '0', number = '1'] = fen.split(' ');
  const bare = new Chess([board, turn, '-', '-', halfmoves, number].join(' '));
  const rights = [...castling].filter(right => mayCastle(bare, right)).join('') || '-';
  const target = mayTakeInPassing(bare, passing) ? passing : '-';
  return new Chess([board, turn, rights, target, halfmoves, number].join(' '));
};

/**
 * Each piece beyond those of the start was a pawn once. Stockfish hangs when there are more than the pawns could have
 * become.
 */
const couldHavePromoted = (chess: Chess, color: Color): boolean => {
  const count = (type: PieceSymbol): number => chess.findPiece({ type, color }).length;
  return (
    PIECES_AT_START.reduce((pawns, [type, atStart]) => pawns + Math.max(0, count(type) - atStart), count('p')) <= PAWNS
  );
};

const isSane = (chess: Chess): boolean => {
  const waiting = opposite(chess.turn());
  const king = chess.findPiece({ type: 'k', color: waiting })[0];
  return (
    couldHavePromoted(chess, 'w') &&
    couldHavePromoted(chess, 'b') &&
    king !== undefined &&
    !chess.isAttacked(king, chess.turn())
  );
};

/**
 * Reads a position. @throws AppError 400 'Posição inválida' for what is no FEN, or no position that a game of chess
 * could be in.
 */
export const readFen = (fen: string): Chess => {
  if (!FEN.test(fen)) throw new AppError('invalidPosition');
  try {
    const chess = withSoundRights(fen);
    if (isSane(chess)) return chess;
  } catch {
    // chess.js says what is wrong in English: the catalogue says it in Portuguese.
  }
  throw new AppError('invalidPosition');
};

export const toUci = ({ from, to, promotion = '' }: { from: string; to: string; promotion?: string }): string =>
  `${from}${to}${promotion}`;

/**
 * Reads 'Nf3' or 'g1f3'. @throws Error when it is not legal; chess.js itself would take '--' for a turn that is passed.
 */
export const playMove = (chess: Chess, text: string): Move => {
  const [, from, to, promotion] = /^([a-h][1-8])([a-h][1-8])([qrbn])?$/.exec(text) ?? [];
  if (text.includes('--')) throw new Error(`Invalid move: ${text}`);
  return chess.move(from && to ? { from, to, ...(promotion && { promotion }) } : text);
};

const quietPlies = (chess: Chess): number => Number(chess.fen().split(' ')[4]);

/**
 * The game that a history tells, and its last moves in UCI with the position before them; nothing when one of the moves
 * is none.
 */
const readHistory = (
  history: readonly string[],
  split: number,
): { end: Rules; fen: string; moves: string[] } | undefined => {
  const end = Rules.default();
  const moves: string[] = [];
  let fen = '';
  for (const [ply, text] of history.entries()) {
    const move = readMove(end, text);
    if (!move) return undefined;
    if (ply === split) fen = makeFen(end.toSetup());
    if (ply >= split) moves.push(inUci(end, move));
    end.play(move);
  }
  return { end, fen, moves };
};

/** The same position in the other library's words. */
const byRules = (chess: Chess): Rules =>
  parseFen(chess.fen())
    .chain(setup => Rules.fromSetup(setup))
    .unwrap();

type Replayed = { chess: Chess; /** The last of its moves. */ last: Move[] };

/**
 * The game that these moves make from the first position on, if they are legal and lead to `chess`, and the last
 * `plies` of them.
 */
const replay = (chess: Chess, history: readonly string[], plies: number): Replayed | undefined => {
  const split = Math.max(0, history.length - Math.min(plies, MOST_PLIES));
  const read = readHistory(history, split);
  if (
    !read ||
    read.moves.length === 0 ||
    quietPlies(chess) !== read.end.halfmoves ||
    identityOf(read.end) !== identityOf(byRules(chess))
  )
    return undefined;
  const game = new Chess(read.fen);
  return { chess: game, last: read.moves.map(text => playMove(game, text)) };
};

/** An engine's strength should not depend on the number of the move. */
const forEngine = (fen: string): string => fen.replace(/\d+$/, '1');

/**
 * A position with the moves before it, in SAN or UCI, from the start of the game. A history that does not lead there is
 * left aside: it can only tell of repetitions. @throws AppError 400 'Posição inválida'.
 */
export const readGame = (fen: string, history: readonly string[] = []): Game => {
  const chess = readFen(fen);
  const quiet = quietPlies(chess);
  const game = quiet >= PLIES_TO_REPEAT ? replay(chess, history, quiet) : undefined;
  const first = game?.last[0]?.before ?? chess.fen();
  const position = { fen: forEngine(first), moves: game?.last.map(toUci) ?? [] };
  return { chess: game?.chess ?? chess, position: position as unknown as Position };
};

/**
 * The same position with the other side to move, as if a turn were passed; undefined while a check must be answered.
 */
export const passTurn = (chess: Chess): Game | undefined => {
  if (chess.isCheck()) return undefined;
  const [board, turn, castling] = chess.fen().split(' ');
  return readGame([board, turn === 'w' ? 'b' : 'w', castling, '-', '0', '1'].join(' '));
};
