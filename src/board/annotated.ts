import { type Game, played } from './game.ts';
import { boardAfter } from './pgn.ts';

/** A game with its author's comments. */
export type AnnotatedGame = {
  game: Game;
  /** By half-move; 0 is for the first position. */
  comments: ReadonlyMap<number, string>;
  title: string;
};

/** Where the tags of the next game begin: after an empty line. */
const BETWEEN_GAMES = /\r?\n[ \t]*\r?\n(?=\s*\[)/;
/** Clocks, arrows and evaluations, which programs write into comments: '[%clk 0:10:00]'. */
const COMMAND = /\[%[^\]]*\]/g;

const hasMoves = (part: string): boolean => part.replace(/\[[^\]]*\]/g, '').trim() !== '';

/**
 * The games of a PGN file, each with its tags. A part without moves belongs to the next part: an empty line may have
 * cut off its tags.
 */
export const gamesIn = (pgn: string): string[] => {
  const games: string[] = [];
  let tags = '';
  for (const part of pgn.replace(/^\uFEFF/, '').split(BETWEEN_GAMES)) {
    if (hasMoves(part)) games.push(`${tags}${part}`.trim());
    tags = hasMoves(part) ? '' : `${tags}${part}\n`;
  }
  return games;
};

const known = (tag: string | undefined): string => (tag && !/^\?+$/.test(tag) ? tag : '');

const titleOf = (tags: Record<string, string>): string => {
  const [white, black, event] = [known(tags['White']), known(tags['Black']), known(tags['Event'])];
  return white && black ? `${white} – ${black}` : event;
};

/** A game of a PGN with its comments. @throws Error when the text is not a PGN, or a move is illegal. */
export const annotatedFromPgn = (pgn: string): AnnotatedGame => {
  const chess = boardAfter(pgn);
  const moves = chess.history({ verbose: true });
  const game = { start: moves[0]?.before ?? chess.fen(), moves: moves.map(played) };
  const plies = new Map([game.start, ...game.moves.map(({ fen }) => fen)].map((fen, ply) => [fen, ply]));
  const comments = chess.getComments().flatMap(({ fen, comment = '' }) => {
    const ply = plies.get(fen);
    const text = comment.replace(COMMAND, '').replace(/\s+/g, ' ').trim();
    return ply === undefined || text === '' ? [] : [[ply, text] as const];
  });
  return { game, comments: new Map(comments), title: titleOf(chess.getHeaders()) };
};
