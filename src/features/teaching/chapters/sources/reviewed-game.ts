/** A game with its review as chapters: the game to be read, and its errors as positions to answer. Pure. */
import type { Game } from '../../../../../server/features/games/games.schema.ts';
import type { Review, ReviewedMove } from '../../../../../server/features/game-reviews/game-reviews.schema.ts';
import { readLine } from '../../../../../server/rules/board-line.ts';
import { type GameTree, lineThrough, type MoveNode, treeFromPgn } from '../../../../../server/rules/game-tree.ts';
import type { PlayedMove } from '../../../../../server/rules/played-move.ts';
import { numberedMove } from '../../../../board/notation.ts';
import {
  bareTree,
  fenAt,
  type NodeId,
  withComment,
  withMove,
  withRight,
  withSign,
} from '../../../../shared/tree/tree-edit.ts';
import type { EditedChapter } from '../editing.ts';

type NewChapter = Omit<EditedChapter, 'key'>;
type PlayedGame = Pick<Game, 'pgn' | 'side' | 'isShared'>;

/** As many as a lesson can bear of one game: the first of the grave errors, then of the others. */
const MOST_POSITIONS = 8;
/** A better line is shown this far, in half-moves. */
const SHOWN_AHEAD = 5;

const SIGNS = { '?!': 6, '?': 2, '??': 4 } as const;

const movesOf = (fen: string, san: readonly string[] = []): PlayedMove[] => {
  const read = readLine(fen, san.join(' '));
  return 'moves' in read ? read.moves : [];
};

const withLine = (tree: GameTree, at: NodeId, moves: readonly PlayedMove[]): { tree: GameTree; ids: number[] } => {
  const ids: number[] = [];
  let grown = tree;
  for (const move of moves) {
    const next = withMove(grown, ids.at(-1) ?? at, move);
    grown = next.tree;
    ids.push(next.id);
  }
  return { tree: grown, ids };
};

/** The game with the review's signs, words and better lines. */
const readable = (tree: GameTree, main: readonly MoveNode[], moves: readonly ReviewedMove[]): GameTree => {
  let told = tree;
  for (const { ply, judgment, text, line } of moves) {
    const node = main[ply - 1];
    if (!node || !judgment) continue;
    told = withSign(told, node.id, SIGNS[judgment]);
    if (text) told = withComment(told, node.id, text);
    const better = movesOf(fenAt(tree, node.parent), line).slice(0, SHOWN_AHEAD);
    told = withLine(told, node.parent, better).tree;
  }
  return told;
};

/** The position before an error: the best move is to be found, and the one that was played is answered. */
const positionOf = (tree: GameTree, node: MoveNode, { best, judgment, text, refutation }: ReviewedMove) => {
  const start = fenAt(tree, node.parent);
  const [right] = movesOf(start, best ? [best] : []);
  if (!right || !judgment || right.san === node.move.san) return null;
  const found = withLine(bareTree(start), null, [right]);
  const [rightId = 0] = found.ids;
  const wrong = withLine(found.tree, null, [node.move, ...movesOf(node.move.fen, refutation).slice(0, 1)]);
  const [wrongId = 0] = wrong.ids;
  const signed = withSign(withRight(wrong.tree, rightId, true), wrongId, SIGNS[judgment]);
  return text ? withComment(signed, wrongId, text) : signed;
};

const SIDES = { w: 'white', b: 'black' } as const;

/**
 * The chapters of a student's game. Nobody is named in them: the whole class reads the lesson.
 * @param review null where only the game is wanted. @throws NotationError
 */
export const chaptersOfGame = ({ pgn, side, isShared }: PlayedGame, review: Review | null): NewChapter[] => {
  const tree = { ...treeFromPgn(pgn), title: '', tags: {} };
  const main = lineThrough(tree, null);
  const game: NewChapter = {
    title: 'Partida da turma',
    mode: 'ler',
    goal: null,
    side,
    tree: readable(tree, main, review?.moves ?? []),
  };
  const errors = (review?.moves ?? [])
    .filter(({ judgment }) => judgment === '?' || judgment === '??')
    .flatMap(move => {
      const node = main[move.ply - 1];
      const isTheirs = node && (isShared || SIDES[node.move.color] === side);
      const position = isTheirs ? positionOf(tree, node, move) : null;
      return node && position ? [{ move, node, position }] : [];
    })
    .toSorted((a, b) => (b.move.judgment ?? '').length - (a.move.judgment ?? '').length)
    .slice(0, MOST_POSITIONS)
    .toSorted((a, b) => a.move.ply - b.move.ply);
  const positions = errors.map(({ node, position }): NewChapter => {
    // The move's number alone: its letters would say what not to play, and so what to look for.
    const [number = ''] = numberedMove(node.move).split(' ');
    return {
      title: `Lance ${number.replace(/\.+$/, '')}: e agora?`,
      mode: 'responder',
      goal: null,
      side: SIDES[node.move.color],
      tree: position,
    };
  });
  return [game, ...positions];
};
