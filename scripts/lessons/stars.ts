/** Boards of one piece alone, which goes from star to star: squares that the first position colours. */
import type { Chess } from 'chessops/chess';
import { shapesIn } from '../../server/rules/comment-marks.ts';
import type { GameTree, MoveNode } from '../../server/rules/game-tree.ts';
import { movesIn } from '../../server/rules/legal-moves.ts';
import { toUci } from '../../server/rules/played-move.ts';

/** Nobody plans further on their first day. */
const FURTHEST = 6;

export const isForStars = ({ board }: Chess): boolean => board.king.size() < 2;

const starsOf = ({ written }: GameTree): string[] =>
  shapesIn(written).flatMap(({ from, to }) => (from === to ? [from] : []));

/** The stars that are left after the moves to a node. */
export const starsLeft = (tree: GameTree, node: MoveNode | null): string[] => {
  const reached = new Set<string>();
  for (let at = node; at; at = at.parent === null ? null : (tree.nodes[at.parent] ?? null)) reached.add(at.move.to);
  return starsOf(tree).filter(star => !reached.has(star));
};

/** The least moves that catch these stars; more than `limit` where that is not enough. */
const leastMoves = (fen: string, stars: readonly string[], limit: number): number => {
  if (stars.length === 0) return 0;
  if (limit <= 0) return 1;
  let least = limit + 1;
  for (const move of movesIn(fen)) {
    const left = stars.filter(star => star !== move.to);
    least = Math.min(least, 1 + leastMoves(move.fen, left, Math.min(limit, least - 1) - 1));
  }
  return least;
};

/** The moves, in UCI, that begin a shortest walk over the stars. */
export const shortestSteps = (fen: string, stars: readonly string[]): string[] => {
  for (let length = 1; length <= FURTHEST; length += 1) {
    const steps = movesIn(fen).filter(move => {
      const left = stars.filter(star => star !== move.to);
      return leastMoves(move.fen, left, length - 1) <= length - 1;
    });
    if (steps.length > 0) return steps.map(toUci);
  }
  return [];
};
