import type { LiveLesson } from '../../../server/features/live-lessons/live-lessons.schema.ts';
import { type GameTree, treeFromPgn } from '../../../server/rules/game-tree.ts';
import { movesIn } from '../../../server/rules/legal-moves.ts';
import { toUci } from '../../../server/rules/played-move.ts';
import { pgnOf } from '../../../server/rules/tree-pgn.ts';
import { fenAt, type NodeId, nodeOf, withMove } from '../../shared/tree/tree-edit.ts';

export type LeadTree = { tree: GameTree; current: NodeId };

/** The tree that is shown; moves that left it, such as a student's, become variations. */
export const leadTreeOf = ({ sheet, path }: Pick<LiveLesson, 'sheet' | 'path'>): LeadTree => {
  let lead: LeadTree = { tree: treeFromPgn(sheet?.pgn ?? ''), current: null };
  for (const uci of path) {
    const { tree, current } = lead;
    const move = movesIn(fenAt(tree, current)).find(each => toUci(each) === uci);
    if (!move) break;
    const { tree: next, id } = withMove(tree, current, move);
    lead = { tree: next, current: id };
  }
  return lead;
};

/** The moves to what is shown, in UCI. */
export const pathTo = (tree: GameTree, current: NodeId): string[] => {
  const path: string[] = [];
  for (let node = nodeOf(tree, current); node; node = nodeOf(tree, node.parent)) path.unshift(toUci(node.move));
  return path;
};

export const writtenOut = (tree: GameTree): string => pgnOf(tree, tree.tags);
