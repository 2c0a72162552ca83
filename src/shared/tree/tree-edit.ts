/**
 * What a professor does to a tree of moves. Each step gives a new tree and leaves the old one as it was, so that
 * undoing is going back to it. Ids stay: what is removed is no longer reached, and is left out when the tree is
 * written.
 */
import { markedRight, type Shape, withShapes, withWords } from '../../../server/rules/comment-marks.ts';
import type { GameTree, MoveNode } from '../../../server/rules/game-tree.ts';
import { type PlayedMove, toUci } from '../../../server/rules/played-move.ts';

export type NodeId = number | null;

/** A position without moves. */
export const bareTree = (start: string): GameTree => ({
  start,
  comment: '',
  written: '',
  first: [],
  nodes: [],
  title: '',
  tags: {},
});

export const nodeOf = ({ nodes }: GameTree, id: NodeId): MoveNode | undefined => (id === null ? undefined : nodes[id]);
export const fenAt = (tree: GameTree, id: NodeId): string => nodeOf(tree, id)?.move.fen ?? tree.start;
export const childrenOf = (tree: GameTree, id: NodeId): readonly number[] => nodeOf(tree, id)?.children ?? tree.first;
/** The comment of a move, or of the first position, with what programs wrote into it. */
export const writtenAt = (tree: GameTree, id: NodeId): string => nodeOf(tree, id)?.written.comment ?? tree.written;

const changed = (tree: GameTree, id: number, change: (node: MoveNode) => MoveNode): GameTree => {
  const node = tree.nodes[id];
  return node ? { ...tree, nodes: tree.nodes.with(id, change(node)) } : tree;
};

/** What was said before a variation is said after its first move, once it is no variation any more. */
const asMain = (node: MoveNode): MoveNode => {
  if (node.written.introduction === '') return node;
  const comment = [node.introduction, node.comment].filter(Boolean).join(' ');
  return {
    ...node,
    introduction: '',
    comment,
    written: { introduction: '', comment: withWords(node.written.comment, comment) },
  };
};

const withChildren = (tree: GameTree, id: NodeId, children: readonly number[]): GameTree => {
  const [main] = children;
  const ordered =
    id === null ? { ...tree, first: children } : changed(tree, id, node => ({ ...node, children: [...children] }));
  return main === undefined ? ordered : changed(ordered, main, asMain);
};

/** Plays a move after another. One that is there already is gone to. */
export const withMove = (tree: GameTree, parent: NodeId, move: PlayedMove): { tree: GameTree; id: number } => {
  const uci = toUci(move);
  const siblings = childrenOf(tree, parent);
  const known = siblings.find(id => {
    const other = tree.nodes[id];
    return other !== undefined && toUci(other.move) === uci;
  });
  if (known !== undefined) return { tree, id: known };
  const id = tree.nodes.length;
  const node: MoveNode = {
    id,
    parent,
    move,
    children: [],
    nags: [],
    introduction: '',
    comment: '',
    written: { introduction: '', comment: '' },
  };
  return { tree: withChildren({ ...tree, nodes: [...tree.nodes, node] }, parent, [...siblings, id]), id };
};

/** Removes a move and all that follows it. */
export const withoutBranch = (tree: GameTree, id: number): GameTree => {
  const node = tree.nodes[id];
  if (!node) return tree;
  return withChildren(
    tree,
    node.parent,
    childrenOf(tree, node.parent).filter(other => other !== id),
  );
};

/** The move from which a variation is one: itself, or the nearest before it; undefined in the main line. */
const branchOf = (tree: GameTree, id: number): MoveNode | undefined => {
  for (let node = nodeOf(tree, id); node; node = nodeOf(tree, node.parent))
    if (childrenOf(tree, node.parent)[0] !== node.id) return node;
  return undefined;
};

export const isVariation = (tree: GameTree, id: number): boolean => branchOf(tree, id) !== undefined;

/** Makes the variation that a move is in the main one where it branches off. In the main line nothing changes. */
export const promoted = (tree: GameTree, id: number): GameTree => {
  const branch = branchOf(tree, id);
  if (!branch) return tree;
  const others = childrenOf(tree, branch.parent).filter(other => other !== branch.id);
  return withChildren(tree, branch.parent, [branch.id, ...others]);
};

/** The meanings of a move's quality, of which it has one: !, ?, !!, ??, !?, ?! */
const QUALITIES = [1, 2, 3, 4, 5, 6];

/** Gives a move a sign, or takes it away where it has it. */
export const withSign = (tree: GameTree, id: number, nag: number): GameTree =>
  changed(tree, id, node => {
    const others = node.nags.filter(other => !QUALITIES.includes(other));
    return { ...node, nags: node.nags.includes(nag) ? others : [nag, ...others] };
  });

const withWritten = (tree: GameTree, id: NodeId, change: (written: string) => string): GameTree =>
  id === null
    ? { ...tree, written: change(tree.written) }
    : changed(tree, id, node => ({ ...node, written: { ...node.written, comment: change(node.written.comment) } }));

/** Writes what is said about a move, or about the first position. */
export const withComment = (tree: GameTree, id: NodeId, words: string): GameTree => {
  const commented = withWritten(tree, id, written => withWords(written, words));
  const comment = words.replaceAll('[%', '[ %').replace(/\s+/g, ' ').trim();
  return id === null ? { ...commented, comment } : changed(commented, id, node => ({ ...node, comment }));
};

export const withDrawings = (tree: GameTree, id: NodeId, shapes: readonly Shape[]): GameTree =>
  withWritten(tree, id, written => withShapes(written, shapes));

export const withRight = (tree: GameTree, id: number, isRight: boolean): GameTree =>
  withWritten(tree, id, written => markedRight(written, isRight));

/** How many moves can be reached. */
export const sizeOf = (tree: GameTree): number => {
  const open = [...tree.first];
  let size = 0;
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    size += 1;
    open.push(...(tree.nodes[id]?.children ?? []));
  }
  return size;
};
