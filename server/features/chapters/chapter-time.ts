/** How long a chapter takes, and what there is to find in it. Pure. */
import type { GameTree, MoveNode } from '../../rules/game-tree.ts';
import { lineThrough } from '../../rules/game-tree.ts';
import { readingSeconds } from '../progress/study-time.ts';
import { fenAt, rightMoves, type Side } from './chapter-tree.ts';

/** A move that is found, one that is read, a game that is played out. */
const FIND = 20;
const READ = 5;
const PLAY = 180;

/** A position in which the student is to find a move; the node is the move that led there, null for the first. */
export type PositionToFind = { node: MoveNode | null; fen: string; right: MoveNode[] };

/** The positions to answer that right moves and the tree's replies lead to, in order. */
export const positionsToFind = (tree: GameTree, side: Side): PositionToFind[] => {
  const found: PositionToFind[] = [];
  const visit = (node: MoveNode | null): void => {
    const fen = fenAt(tree, node);
    const right = rightMoves(tree, node);
    if (right.length === 0) return;
    if (fen.split(' ')[1] === side[0]) found.push({ node, fen, right });
    // The other side has one reply, which is its main move.
    for (const next of fen.split(' ')[1] === side[0] ? right : right.slice(0, 1)) visit(next);
  };
  visit(null);
  return found;
};

type Timed = { mode: 'ler' | 'responder' | 'jogar'; side: Side };

/** The seconds that a chapter takes, rounded up. */
export const chapterSeconds = ({ mode, side }: Timed, tree: GameTree): number => {
  if (mode === 'jogar') return PLAY;
  if (mode === 'responder') return FIND * positionsToFind(tree, side).length;
  const line = lineThrough(tree, null);
  const words = [tree.comment, ...line.map(({ comment }) => comment)].join(' ');
  return Math.ceil(READ * line.length + readingSeconds(words));
};
