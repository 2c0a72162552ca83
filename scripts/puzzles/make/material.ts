import { Chess, type Color, type Move } from 'chess.js';
import { materialFor, PIECE_VALUES } from '../../../server/engine/ai-move.ts';

const MATED = 100_000;
const DEEPEST = 6;

const gain = ({ captured, promotion }: Move): number =>
  (captured ? PIECE_VALUES[captured] : 0) + (promotion ? PIECE_VALUES[promotion] : 0);

/** Captures and promotions until nobody gains by more of them; every move when in check. Fail-soft alpha-beta. */
const search = (chess: Chess, alpha: number, beta: number, depth: number): number => {
  const isCheck = chess.isCheck();
  if (isCheck && chess.isCheckmate()) return -MATED;
  const standing = materialFor(chess);
  if (depth === 0 || (!isCheck && standing >= beta)) return standing;
  let best = isCheck ? -MATED : standing;
  const moves = chess
    .moves({ verbose: true })
    .filter(move => isCheck || move.captured || move.promotion)
    .toSorted((a, b) => gain(b) - gain(a));
  for (const move of moves) {
    chess.move(move);
    best = Math.max(best, -search(chess, -beta, -Math.max(alpha, best), depth - 1));
    chess.undo();
    if (best >= beta) break;
  }
  return best;
};

/**
 * Whether one side is ahead by at least so much material, in centipawns, after both have made the captures that pay.
 * The side to move can also decline them.
 */
export const holdsMaterial = (chess: Chess, color: Color, least: number): boolean => {
  const board = new Chess(chess.fen());
  return board.turn() === color
    ? search(board, least - 1, least, DEEPEST) >= least
    : search(board, -least, 1 - least, DEEPEST) <= -least;
};

/**
 * Whether the side is ahead, or will be after its captures, whatever the other side answers. The other side is to move.
 */
export const willHoldMaterial = (chess: Chess, color: Color, least: number): boolean =>
  holdsMaterial(chess, color, least) ||
  chess.moves({ verbose: true }).every(({ after }) => holdsMaterial(new Chess(after), color, least));
