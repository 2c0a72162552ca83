import { Chess } from 'chess.js';
import { lineThrough, treeFromPgn } from '../../server/rules/game-tree.ts';
import type { Game } from './game.ts';

type GameResult = '1-0' | '0-1' | '1/2-1/2' | '*';
export type PgnTags = {
  event: string;
  white: string;
  black: string;
  result: GameResult;
  /** The day on which it was played. */
  date: Date;
};

/** Quotes and backslashes become apostrophes: not every reader of PGN knows their escapes. */
const asTag = (text: string): string => text.replace(/["\\]/g, "'").replace(/\s+/g, ' ');

/** A game in PGN, as any chess program reads it. */
export const toPgn = (game: Game, { event, white, black, result, date }: PgnTags): string => {
  const chess = new Chess(game.start);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('.');
  const tags = { Event: event, Site: 'Academia', Date: day, White: white, Black: black, Result: result };
  for (const [name, value] of Object.entries(tags)) chess.setHeader(name, asTag(value));
  for (const { san } of game.moves) chess.move(san);
  return chess.pgn({ maxWidth: 80 });
};

/** The main line of a PGN's first game, from any first position. @throws NotationError when it cannot be read. */
export const fromPgn = (pgn: string): Game => {
  const tree = treeFromPgn(pgn);
  return { start: tree.start, moves: lineThrough(tree, null).map(({ move }) => move) };
};
