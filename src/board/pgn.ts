import { Chess } from 'chess.js';
import { played } from '../../server/rules/played-move.ts';
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

/**
 * The game of a PGN, from any first position. The standard lets quotes be escaped in a tag, which chess.js cannot read,
 * so they become apostrophes first.
 * @throws Error when the text is not a PGN, or a move is illegal.
 */
export const fromPgn = (pgn: string): Game => {
  const chess = new Chess();
  chess.loadPgn(pgn.replace(/\\["\\]/g, "'"));
  const moves = chess.history({ verbose: true });
  return { start: moves[0]?.before ?? chess.fen(), moves: moves.map(played) };
};
