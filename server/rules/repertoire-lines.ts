/** The lines of a repertoire: what one side plays, and all that the other may answer. */
import type { GameTree, MoveNode } from './game-tree.ts';
import { toUci } from './played-move.ts';
import { epdOf } from './position.ts';

export type RepertoireSide = 'white' | 'black';

const isOwn = ({ move }: MoveNode, side: RepertoireSide): boolean => (move.color === 'w') === (side === 'white');

/** The lines that another one begins with; in their order what goes on stands right after what it goes on from. */
const beginnings = (lines: readonly string[]): ReadonlySet<string> => {
  const sorted = lines.toSorted((a, b) => (a < b ? -1 : 1));
  return new Set(sorted.filter((line, index) => sorted[index + 1]?.startsWith(`${line} `)));
};

/**
 * Each way through the tree up to the last own move, in UCI. What the other side plays after it, without an answer, is
 * no line yet. A move may stand twice beside itself: a way that is there twice counts once, and one that goes on
 * elsewhere is no line.
 */
export const linesOf = ({ first, nodes }: GameTree, side: RepertoireSide): string[][] => {
  const lines = new Map<string, string[]>();
  const open = first.toReversed().map(id => ({ id, before: [] as string[] }));
  for (let next = open.pop(); next; next = open.pop()) {
    const node = nodes[next.id];
    if (!node) continue;
    const line = [...next.before, toUci(node.move)];
    const goesOn = node.children.some(id => (nodes[id]?.children.length ?? 0) > 0);
    if (isOwn(node, side) && !goesOn) lines.set(line.join(' '), line);
    open.push(...node.children.toReversed().map(id => ({ id, before: line })));
  }
  const begun = beginnings([...lines.keys()]);
  return [...lines].flatMap(([text, line]) => (begun.has(text) ? [] : [line]));
};

/** Where these moves lead in a tree: to several places where a move of them stands twice. */
export const nodesAfter = ({ first, nodes }: GameTree, path: readonly string[]): MoveNode[] => {
  let ids = first;
  let found: MoveNode[] = [];
  for (const uci of path) {
    found = ids.flatMap(id => nodes[id] ?? []).filter(({ move }) => toUci(move) === uci);
    ids = found.flatMap(({ children }) => children);
  }
  return found;
};

/** What the tree plays in each of its positions. */
export type Book = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const bookOf = ({ start, first, nodes }: GameTree): Book => {
  const book = new Map<string, Map<string, string>>();
  const add = (fen: string, children: readonly number[]) => {
    const known = book.get(epdOf(fen)) ?? new Map<string, string>();
    for (const id of children) {
      const move = nodes[id]?.move;
      if (move) known.set(toUci(move), move.san);
    }
    book.set(epdOf(fen), known);
  };
  add(start, first);
  for (const { move, children } of nodes) add(move.fen, children);
  return book;
};

/** Where a game leaves a book: with which half-move, from 1, and what the book plays there, in SAN. */
export type Departure = { ply: number; expected: string[] };

/**
 * @param game the positions of the game in order, with the move that led to each in UCI.
 * @returns how many half-moves were in the book, and where it was left; null where it ended first, or the game did.
 */
export const followed = (
  book: Book,
  game: readonly { fen: string; move: string | undefined }[],
): { plies: number; departure: Departure | null } => {
  for (const [index, { fen }] of game.entries()) {
    const known = book.get(epdOf(fen));
    const played = game[index + 1]?.move;
    if (!known || known.size === 0 || played === undefined) return { plies: index, departure: null };
    if (!known.has(played)) return { plies: index, departure: { ply: index + 1, expected: [...known.values()] } };
  }
  return { plies: game.length, departure: null };
};
