/** Positions with chessops, which plays a move in a twentieth of the time that chess.js takes. */
import { Castles, Chess } from 'chessops/chess';
import { INITIAL_FEN, makeFen, parseFen } from 'chessops/fen';
import { makeSanAndPlay } from 'chessops/san';
import type { NormalMove, Role } from 'chessops/types';
import { SquareSet } from 'chessops/squareSet';
import { makeSquare } from 'chessops/util';
import type { PieceSymbol, PlayedMove, Promotion } from './played-move.ts';

export const START_FEN = INITIAL_FEN;

const BACK_RANKS = SquareSet.backranks();
const SYMBOLS: Record<Role, PieceSymbol> = { pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k' };

/**
 * A position to play from. Beginners' positions may lack a king; nothing else that the rules forbid passes.
 * @returns undefined when the text is no FEN, or the position is not possible.
 */
export const positionOf = (fen: string): Chess | undefined => {
  const setup = parseFen(fen).unwrap(
    value => value,
    () => undefined,
  );
  if (!setup) return undefined;
  const legal = Chess.fromSetup(setup).unwrap(
    position => position,
    () => undefined,
  );
  if (legal) return legal;
  const { board } = setup;
  const isKingless = board.king.intersect(board.white).isEmpty() || board.king.intersect(board.black).isEmpty();
  if (!isKingless || board.king.size() > 1 || board.occupied.isEmpty()) return undefined;
  const position = Chess.default();
  position.board = board.clone();
  position.turn = setup.turn;
  position.castles = Castles.fromSetup(setup);
  position.epSquare = undefined;
  position.halfmoves = setup.halfmoves;
  position.fullmoves = setup.fullmoves;
  const waiting = board.king.intersect(board[position.turn === 'white' ? 'black' : 'white']).first();
  const isOtherInCheck =
    waiting !== undefined && position.kingAttackers(waiting, position.turn, board.occupied).nonEmpty();
  const hasWrongPawns = board.pawn.intersects(BACK_RANKS);
  return isOtherInCheck || hasWrongPawns ? undefined : position;
};

/** Whether a side can play a position against the engine: it has the move, and both kings are there. */
export const isPlayable = (fen: string, side: 'white' | 'black'): boolean => {
  const position = positionOf(fen);
  return position?.turn === side && position.board.king.size() === 2;
};

/** A position without its counters: one that is reached in another order is the same. */
export const epdOf = (fen: string): string => fen.split(' ').slice(0, 4).join(' ');

export const fenOf = (position: Chess): string => makeFen(position.toSetup());

/** A side without pieces has no turn: on a beginner's board one piece walks alone. */
const passWithoutPieces = (position: Chess): void => {
  if (position.board[position.turn].nonEmpty()) return;
  if (position.turn === 'black') position.fullmoves += 1;
  position.turn = position.turn === 'white' ? 'black' : 'white';
  position.epSquare = undefined;
};

/** Plays a legal move on this position, which changes, without saying what it was: that takes twice as long. */
export const stepOn = (position: Chess, move: NormalMove): void => {
  position.play(move);
  passWithoutPieces(position);
};

/** Plays a legal move on this position, which changes. */
export const playOn = (position: Chess, move: NormalMove): PlayedMove => {
  const { turn, board } = position;
  const role = board.getRole(move.from) ?? 'pawn';
  const enPassant = role === 'pawn' && position.epSquare === move.to;
  const castles = role === 'king' && board[turn].has(move.to);
  const captured = enPassant ? 'pawn' : castles ? undefined : board.getRole(move.to);
  const from = makeSquare(move.from);
  const to = makeSquare(castles ? move.from + (move.to > move.from ? 2 : -2) : move.to);
  const san = makeSanAndPlay(position, move);
  passWithoutPieces(position);
  return {
    from,
    to,
    color: turn === 'white' ? 'w' : 'b',
    piece: SYMBOLS[role],
    enPassant,
    san,
    fen: fenOf(position),
    ...(captured && { captured: SYMBOLS[captured] }),
    ...(move.promotion && { promotion: SYMBOLS[move.promotion] as Promotion }),
  };
};
