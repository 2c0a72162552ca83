/** A chapter's tree as a student walks it. Pure. */
import { isMarkedRight, shapesIn, withShapes } from '../../rules/comment-marks.ts';
import { type GameTree, lineThrough, type MoveNode, treeFromPgn } from '../../rules/game-tree.ts';
import { meantMove } from '../../rules/meant-move.ts';
import { type PlayedMove, toUci } from '../../rules/played-move.ts';
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

/** The other side's move that the tree goes on with; none where one side alone has pieces, and moves again. */
const replyTo = (tree: GameTree, side: Side, node: MoveNode | null): MoveNode | undefined =>
  isTurnOf(fenAt(tree, node), side) ? undefined : after(tree, node)[0];

/**
 * Where a student comes to with right moves and the tree's replies; undefined by any other way: a line that a mistake
 * opens solves nothing.
 */
export const solvedTo = (tree: GameTree, side: Side, path: Path): MoveNode | null | undefined =>
  walk(path, node => (isTurnOf(fenAt(tree, node), side) ? rightMoves(tree, node) : after(tree, node).slice(0, 1)));

/** The moves on the board before the student's first one: none, or the other side's. */
export const openingPath = (tree: GameTree, side: Side): Path => {
  const reply = replyTo(tree, side, null);
  return reply ? [toUci(reply.move)] : [];
};

/** Whether these moves are the main ones of the tree, to the last. */
export const isReadThrough = (tree: GameTree, path: Path): boolean => {
  const end = nodeAt(tree, path);
  const main = lineThrough(tree, null).at(-1) ?? null;
  return end !== undefined && end?.id === main?.id;
};

const movesOf = ({ start, nodes }: GameTree): string =>
  JSON.stringify([
    start,
    nodes.map(({ parent, move, written }) => [parent, toUci(move), isMarkedRight(written.comment)]),
  ]);

/** Whether two trees have the same moves, and the same of them right, whatever is said of them. */
export const hasSameMoves = (one: GameTree, other: GameTree): boolean => movesOf(one) === movesOf(other);

/** Whether there is a move for this side to find. */
export const hasSomethingToFind = (tree: GameTree, side: Side): boolean =>
  tree.nodes.some(({ move }) => move.color === SHORT[side]);

/** What is said to the student of a move: the professor's signs, and the comment with what is drawn on the board. */
export type ToldMove = { uci: string; san: string; nags: number[]; comment: string };

/** A move that nobody wrote about. */
export const bareMove = (move: PlayedMove): ToldMove => ({ uci: toUci(move), san: move.san, nags: [], comment: '' });

const told = ({ move, nags, comment, written }: MoveNode): ToldMove => ({
  ...bareMove(move),
  nags: [...nags],
  // Neither clocks nor our mark of a right move.
  comment: withShapes(comment, shapesIn(written.comment)),
});

export type Answer = {
  move: ToldMove;
  /** The position after the move. */
  fen: string;
  isRight: boolean;
  /** Whether the tree has it, right or not. */
  isKnown: boolean;
  /** What the tree answers. */
  reply: ToldMove | null;
  /** The moves on the board afterwards: the way on when it is right, else where the student tries again. */
  path: Path;
  isFinished: boolean;
};

/** The right move with which the chapter goes on: one that ends here gives way to one that has more to find. */
const wayOn = (tree: GameTree, side: Side, found: MoveNode, rights: readonly MoveNode[]): MoveNode => {
  const goesOn = (node: MoveNode): boolean => after(tree, replyTo(tree, side, node) ?? node).length > 0;
  const isEnd = after(tree, found).length === 0 && positionOf(found.move.fen)?.isEnd() === false;
  return isEnd ? (rights.find(goesOn) ?? found) : found;
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
  const found = after(tree, node).find(other => toUci(other.move) === toUci(move));
  const rights = rightMoves(tree, node);
  const isRight = found !== undefined && rights.includes(found);
  const way = isRight ? wayOn(tree, side, found, rights) : found;
  const reply = way && replyTo(tree, side, way);
  const walked = [way, reply].flatMap(each => (each ? [toUci(each.move)] : []));
  return {
    move: found ? told(found) : bareMove(move),
    fen: move.fen,
    isRight,
    isKnown: found !== undefined,
    reply: reply ? told(reply) : null,
    path: isRight ? [...path, ...walked] : path,
    isFinished: isRight && after(tree, reply ?? way ?? null).length === 0,
  };
};
