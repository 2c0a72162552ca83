import { treeFromPgn } from '../../rules/game-tree.ts';
import { type Book, bookOf } from '../../rules/repertoire-lines.ts';

/** The letters of all trees whose books are kept. */
const MOST_LETTERS = 500_000;

/** By the PGN, which the copies of a class share; what was asked for last stands last. */
const kept = new Map<string, Book>();

const keep = (pgn: string, book: Book): void => {
  kept.delete(pgn);
  kept.set(pgn, book);
  let letters = [...kept.keys()].reduce((sum, { length }) => sum + length, 0);
  for (const oldest of kept.keys()) {
    if (letters <= MOST_LETTERS) break;
    kept.delete(oldest);
    letters -= oldest.length;
  }
};

/** What a tree plays where. A big one takes a while to read: it is read once, and others are answered before it. */
export const bookIn = async (pgn: string): Promise<Book> => {
  if (!kept.has(pgn)) await new Promise(resolve => setImmediate(resolve));
  const book = kept.get(pgn) ?? bookOf(treeFromPgn(pgn));
  keep(pgn, book);
  return book;
};
