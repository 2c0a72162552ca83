import { Chess, type Color, type Move, type PieceSymbol, type Square } from 'chess.js';
import { Chess as Rules } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { AppError } from '../errors.ts';
import { couldHavePromoted } from '../rules/promoted-pieces.ts';
import { identityOf, inUci, readingsOf, readMove } from './moves.ts';

declare const accepted: unique symbol;

/**
 * The only input that an engine gets: a FEN written by chess.js and moves that it found legal. From a raw text an
 * engine would read whatever follows a newline as a command, and it crashes on a position that makes no sense.
 */
export type Position = { readonly fen: string; readonly moves: readonly string[]; readonly [accepted]: true };

/** A game as far as it is known: `chess` has played the moves that can matter for repetition. */
export type Game = { chess: Chess; position: Position };

const FEN = /^[1-8pnbrqkPNBRQK/]{17,71} [wb] (-|K?Q?k?q?)( (-|[a-h][36])( \d{1,3}( \d{1,4})?)?)?$/;
/** No position can come back in fewer plies than this after a capture or a pawn's move. */
const PLIES_TO_REPEAT = 4;
/** After so many plies without a capture or a pawn's move the game is drawn. */
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

/** Whether a pawn has just moved two squares there, so that it can be captured en passant. */
const mayTakeInPassing = (chess: Chess, target: string): boolean => {
  if (target === '-') return false;
  const [file, passed, landed, left] = target[1] === '6' ? [target[0], 6, 5, 7] : [target[0], 3, 4, 2];
  const empty = [`${file}${passed}`, `${file}${left}`].every(square => !chess.get(square as Square));
  return empty && holds(chess, `${file}${landed}` as Square, opposite(chess.turn()), 'p');
};

/**
 * Removes castling and en passant rights that the board does not allow: chess.js believes what the FEN says and would
 * play them.
 */
const withSoundRights = (fen: string): Chess => {
  const [board, turn, castling = '-', passing = '-', halfmoves = '0', number = '1'] = fen.split(' ');
  const bare = new Chess([board, turn, '-', '-', halfmoves, number].join(' '));
  const rights = [...castling].filter(right => mayCastle(bare, right)).join('') || '-';
  const target = mayTakeInPassing(bare, passing) ? passing : '-';
  return new Chess([board, turn, rights, target, halfmoves, number].join(' '));
};

const isSane = (chess: Chess): boolean => {
  const waiting = opposite(chess.turn());
  const king = chess.findPiece({ type: 'k', color: waiting })[0];
  return (
    couldHavePromoted(chess.fen().split(' ')[0] ?? '') && king !== undefined && !chess.isAttacked(king, chess.turn())
  );
};

/**
 * Reads a position.
 * @throws AppError 400 'Posição inválida' for a text that is not a FEN, or a position that no game can reach.
 */
export const readFen = (fen: string): Chess => {
  if (!FEN.test(fen)) throw new AppError('invalidPosition');
  try {
    const chess = withSoundRights(fen);
    if (isSane(chess)) return chess;
  } catch {
    // The message of chess.js is in English, that of our catalogue in Portuguese.
  }
  throw new AppError('invalidPosition');
};

export const toUci = ({ from, to, promotion = '' }: { from: string; to: string; promotion?: string }): string =>
  `${from}${to}${promotion}`;

/**
 * Plays 'Nf3' or 'g1f3'. @throws Error when it is not legal; chess.js alone would read '--' as a passed turn.
 */
export const playMove = (chess: Chess, text: string): Move => {
  const [, from, to, promotion] = /^([a-h][1-8])([a-h][1-8])([qrbn])?$/.exec(text) ?? [];
  if (text.includes('--')) throw new Error(`Invalid move: ${text}`);
  return chess.move(from && to ? { from, to, ...(promotion && { promotion }) } : text);
};

const quietPlies = (chess: Chess): number => Number(chess.fen().split(' ')[4]);

/**
 * Plays a history from the usual start. @returns the position at its end, its moves from half-move `split` on in UCI,
 * and the position before those; undefined when one of the moves cannot be played.
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

/** The same position for chessops. */
const byRules = (chess: Chess): Rules =>
  parseFen(chess.fen())
    .chain(setup => Rules.fromSetup(setup))
    .unwrap();

type Replayed = { chess: Chess; /** The last of its moves. */ last: Move[] };

/**
 * The game of these moves, with the last `plies` of them; undefined when they are not legal or do not lead to `chess`.
 */
const replay = (chess: Chess, history: readonly string[], plies: number): Replayed | undefined => {
  const split = Math.max(0, history.length - Math.min(plies, MOST_PLIES));
  for (const inEnglish of readingsOf(history)) {
    const read = readHistory(history.map(inEnglish), split);
    if (
      !read ||
      read.moves.length === 0 ||
      quietPlies(chess) !== read.end.halfmoves ||
      identityOf(read.end) !== identityOf(byRules(chess))
    )
      continue;
    const game = new Chess(read.fen);
    return { chess: game, last: read.moves.map(text => playMove(game, text)) };
  }
  return undefined;
};

/** Without the number of the move, on which an engine's strength should not depend. */
const forEngine = (fen: string): string => fen.replace(/\d+$/, '1');

/**
 * A position with the moves before it, in SAN of either language or in UCI, from the start of the game. A history that
 * does not lead to the position is ignored, as it serves only to find repetitions. @throws AppError 400 'Posição
 * inválida'.
 */
export const readGame = (fen: string, history: readonly string[] = []): Game => {
  const chess = readFen(fen);
  const quiet = quietPlies(chess);
  const game = quiet >= PLIES_TO_REPEAT ? replay(chess, history, quiet) : undefined;
  const first = game?.last[0]?.before ?? chess.fen();
  const position = { fen: forEngine(first), moves: game?.last.map(toUci) ?? [] };
  return { chess: game?.chess ?? chess, position: position as unknown as Position };
};

/** The same position with the other side to move; undefined when the side to move is in check. */
export const passTurn = (chess: Chess): Game | undefined => {
  if (chess.isCheck()) return undefined;
  const [board, turn, castling] = chess.fen().split(' ');
  return readGame([board, turn === 'w' ? 'b' : 'w', castling, '-', '0', '1'].join(' '));
};
