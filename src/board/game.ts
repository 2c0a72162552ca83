import { Chess, DEFAULT_POSITION } from 'chess.js';
import { parseBoardFen } from 'chessops/fen';
import { makeSquare, roleToChar } from 'chessops/util';
import {
  type MoveSquares as Move,
  played,
  type PieceSymbol,
  type PlayedMove,
  type Promotion,
  toUci,
} from '../../server/rules/played-move.ts';
import { positionKey } from '../../server/rules/moves.ts';
import { type Color, isSquare, opposite, type Square } from './squares.ts';

export type { Move, PieceSymbol, PlayedMove, Promotion };

/** A game is its first position and its moves; everything else follows from them. */
export type Game = { readonly start: string; readonly moves: readonly PlayedMove[] };

type DrawReason = 'stalemate' | 'threefold' | 'fiftyMoves' | 'insufficientMaterial';
export type Status =
  | { readonly kind: 'ongoing'; readonly check: boolean }
  | { readonly kind: 'checkmate'; readonly winner: Color }
  | { readonly kind: 'draw'; readonly reason: DrawReason };

export const START_FEN = DEFAULT_POSITION;

/** @throws Error from chess.js when `start` is not a position. */
export const newGame = (start: string = START_FEN): Game => ({ start: new Chess(start).fen(), moves: [] });

/** The position after `ply` half-moves; without `ply`, the current one. */
export const fenAt = (game: Game, ply = game.moves.length): string => game.moves[ply - 1]?.fen ?? game.start;

/** Every position of the game in FEN, the first included. */
export const fensOf = ({ start, moves }: Game): string[] => [start, ...moves.map(({ fen }) => fen)];

/** The side to move in a position. */
export const turnIn = (fen: string): Color => (fen.split(' ')[1] === 'b' ? 'b' : 'w');
export const turnOf = (game: Game): Color => turnIn(fenAt(game));

const repetitions = (game: Game): number => {
  const present = positionKey(fenAt(game));
  return fensOf(game).filter(fen => positionKey(fen) === present).length;
};

const draws: readonly { reason: DrawReason; holds: (chess: Chess, game: Game) => boolean }[] = [
  { reason: 'stalemate', holds: chess => chess.isStalemate() },
  { reason: 'insufficientMaterial', holds: chess => chess.isInsufficientMaterial() },
  { reason: 'threefold', holds: (_, game) => repetitions(game) >= 3 },
  { reason: 'fiftyMoves', holds: chess => chess.isDrawByFiftyMoves() },
];

/** Whether the game goes on. A mate on the last of the fifty moves counts as a mate. */
export const statusOf = (game: Game): Status => {
  const chess = new Chess(fenAt(game));
  if (chess.isCheckmate()) return { kind: 'checkmate', winner: opposite(turnOf(game)) };
  const draw = draws.find(({ holds }) => holds(chess, game));
  return draw ? { kind: 'draw', reason: draw.reason } : { kind: 'ongoing', check: chess.isCheck() };
};

const RECENT = 32;
/** The moves of the positions that were asked for last: a board asks again each time it is drawn. */
const recent = new Map<string, readonly PlayedMove[]>();

/** What the rules allow in a position, whether or not a draw could be claimed in it. */
export const movesIn = (fen: string): readonly PlayedMove[] => {
  const known = recent.get(fen);
  if (known) return known;
  const moves = new Chess(fen).moves({ verbose: true }).map(played);
  const [oldest] = recent.keys();
  if (oldest !== undefined && recent.size >= RECENT) recent.delete(oldest);
  recent.set(fen, moves);
  return moves;
};

/** All moves that may be played now; none when the game has ended. */
export const legalMoves = (game: Game): readonly PlayedMove[] =>
  statusOf(game).kind === 'ongoing' ? movesIn(fenAt(game)) : [];

/** The same without a choice of promotion: a pawn always becomes a queen. */
export const queening = (moves: readonly PlayedMove[]): PlayedMove[] =>
  moves.filter(({ promotion = 'q' }) => promotion === 'q');

/** The legal move that was meant, if there is one. A promotion without a chosen piece is to a queen. */
export const findMove = (moves: readonly PlayedMove[], { from, to, promotion = 'q' }: Move): PlayedMove | undefined =>
  moves.find(move => move.from === from && move.to === to && (move.promotion ?? promotion) === promotion);

export const isLegal = (game: Game, move: Move): boolean => findMove(legalMoves(game), move) !== undefined;

/** The game with one more move. @throws RangeError when the rules do not allow it. */
export const playMove = (game: Game, move: Move): Game => {
  const found = findMove(legalMoves(game), move);
  if (!found) throw new RangeError(`Illegal move ${toUci(move)} in ${fenAt(game)}`);
  return { ...game, moves: [...game.moves, found] };
};

/** A position to look at. Diagrams in lessons may lack a king, which chess.js would refuse. */
const shown = (fen: string): Chess => new Chess(fen, { skipValidation: true });

/** The square of the king that is in check. */
export const checkedKing = (fen: string): Square | null => {
  const chess = shown(fen);
  return chess.isCheck() ? (chess.findPiece({ type: 'k', color: chess.turn() })[0] ?? null) : null;
};

export type BoardPiece = { readonly color: Color; readonly type: PieceSymbol };
/** The pieces of a position by square: all that the text names, though nobody could play it. */
export const piecesOn = (fen: string): ReadonlyMap<Square, BoardPiece> => {
  const board = parseBoardFen(fen.split(' ')[0] ?? '').unwrap();
  return new Map(
    [...board].map(([square, { color, role }]) => [
      makeSquare(square),
      { color: color === 'white' ? 'w' : 'b', type: roleToChar(role) },
    ]),
  );
};

const asMove = (uci: string): Move | null => {
  const [from, to, promotion] = [uci.slice(0, 2), uci.slice(2, 4), uci.slice(4)];
  if (!isSquare(from) || !isSquare(to) || !/^[qrbn]?$/.test(promotion)) return null;
  return { from, to, ...(promotion && { promotion: promotion as Promotion }) };
};

/** The game of these moves in UCI from the usual start; null when one of them is not legal. */
export const replay = (moves: readonly string[]): Game | null =>
  moves.reduce<Game | null>((game, uci) => {
    const move = asMove(uci);
    return game && move && isLegal(game, move) ? playMove(game, move) : null;
  }, newGame());
