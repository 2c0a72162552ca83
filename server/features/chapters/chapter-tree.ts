/** A chapter's tree as a student walks it. Pure. */
import { isMarkedRight } from '../../rules/comment-marks.ts';
import { type GameTree, lineThrough, type MoveNode, treeFromPgn } from '../../rules/game-tree.ts';
import { meantMove } from '../../rules/meant-move.ts';
import { toUci } from '../../rules/played-move.ts';
import { playOn, positionOf } from '../../rules/position.ts';

export type Side = 'white' | 'black';
export type Path = readonly string[];

const SHORT: Record<Side, 'w' | 'b'> = { white: 'w', black: 'b' };

export const treeOfChapter = ({ pgn }: { pgn: string }): GameTree => treeFromPgn(pgn);

const nodesAt = ({ nodes }: GameTree, ids: readonly number[]): MoveNode[] => ids.flatMap(id => nodes[id] ?? []);
const after = (tree: GameTree, node: MoveNode | null): MoveNode[] => nodesAt(tree, node ? node.children : tree.first);

/** Where these moves lead: the last of them, null at the first position; undefined where one is not of the choices. */
const walk = (path: Path, choicesAt: (node: MoveNode | null) => readonly MoveNode[]): MoveNode | null | undefined => {
  let node: MoveNode | null = null;
  for (const uci of path) {
    const next: MoveNode | undefined = choicesAt(node).find(({ move }) => toUci(move) === uci);
    if (!next) return undefined;
    node = next;
  }
  return node;
};

/** Where these moves lead in the tree, right or not. */
export const nodeAt = (tree: GameTree, path: Path): MoveNode | null | undefined =>
  walk(path, node => after(tree, node));

export const fenAt = (tree: GameTree, node: MoveNode | null): string => node?.move.fen ?? tree.start;
const isTurnOf = (fen: string, side: Side): boolean => fen.split(' ')[1] === SHORT[side];

/** The moves that count: those that are marked, or the main one where none is. */
export const rightMoves = (tree: GameTree, node: MoveNode | null): MoveNode[] => {
  const all = after(tree, node);
  const marked = all.filter(({ written }) => isMarkedRight(written.comment));
  return marked.length > 0 ? marked : all.slice(0, 1);
};

/** The other side's move that the tree goes on with. */
const replyTo = (tree: GameTree, node: MoveNode | null): MoveNode | undefined => after(tree, node)[0];

/**
 * Where a student comes to with right moves and the tree's replies; undefined by any other way: a line that a mistake
 * opens solves nothing.
 */
export const solvedTo = (tree: GameTree, side: Side, path: Path): MoveNode | null | undefined =>
  walk(path, node => (isTurnOf(fenAt(tree, node), side) ? rightMoves(tree, node) : after(tree, node).slice(0, 1)));

/** The moves on the board before the student's first one: none, or the other side's. */
export const openingPath = (tree: GameTree, side: Side): Path => {
  const reply = isTurnOf(tree.start, side) ? undefined : replyTo(tree, null);
  return reply ? [toUci(reply.move)] : [];
};

/** Whether these moves are the main ones of the tree, to the last. */
export const isReadThrough = (tree: GameTree, path: Path): boolean => {
  const end = nodeAt(tree, path);
  const main = lineThrough(tree, null).at(-1) ?? null;
  return end !== undefined && end?.id === main?.id;
};

/** Whether there is a move for this side to find. */
export const hasSomethingToFind = (tree: GameTree, side: Side): boolean =>
  tree.nodes.some(({ move }) => move.color === SHORT[side]);

export type Answer = {
  uci: string;
  san: string;
  /** The position after the move. */
  fen: string;
  isRight: boolean;
  /** Whether the tree has it, right or not. */
  isKnown: boolean;
  comment: string;
  /** What the tree answers. */
  reply: { uci: string; san: string } | null;
  /** The moves on the board afterwards: the way on when it is right, else where the student tries again. */
  path: Path;
  isFinished: boolean;
};

/**
 * What a move in a chapter means.
 * @returns undefined when the moves before it do not lead to it, it is not the student's turn, or it is not legal.
 */
export const answerTo = (tree: GameTree, side: Side, path: Path, text: string): Answer | undefined => {
  const node = solvedTo(tree, side, path);
  if (node === undefined) return undefined;
  const position = positionOf(fenAt(tree, node));
  if (!position || position.turn !== side) return undefined;
  const meant = meantMove(position, text);
  if (!meant) return undefined;
  const move = playOn(position, meant);
  const uci = toUci(move);
  const found = after(tree, node).find(other => toUci(other.move) === uci);
  const isRight = found !== undefined && rightMoves(tree, node).includes(found);
  const replied = found && replyTo(tree, found);
  const reply = replied ? { uci: toUci(replied.move), san: replied.move.san } : null;
  const end = replied ?? found ?? null;
  return {
    uci,
    san: move.san,
    fen: move.fen,
    isRight,
    isKnown: found !== undefined,
    comment: found?.comment ?? '',
    reply,
    path: isRight ? [...path, uci, ...(reply ? [reply.uci] : [])] : path,
    isFinished: isRight && (replied === undefined || after(tree, end).length === 0),
  };
};
