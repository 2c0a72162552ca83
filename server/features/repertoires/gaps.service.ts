/** Where own games left the repertoire. */
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { type Book, followed, type RepertoireSide } from '../../rules/repertoire-lines.ts';
import { inSan, positionsOf } from '../game-reviews/played-game.ts';
import { listNewestGames } from '../games/games.service.ts';
import { bookIn } from './books.ts';
import { findRepertoires } from './repertoires.queries.ts';
import type { Gap } from './repertoires.schema.ts';

const GAMES = 30;
/** An opening is over by then: what is longer in a repertoire is seldom reached. */
const MOST_PLIES = 60;

const moverOf = (ply: number): 'white' | 'black' => (ply % 2 === 1 ? 'white' : 'black');

/**
 * The newest games that left the repertoire of their side: of several the one that went along furthest. Games that
 * stayed in it to its end, or to theirs, are not told.
 */
export const listGaps = async (db: Db, viewer: Viewer): Promise<Gap[]> => {
  const rows = await findRepertoires(db.read, viewer.id);
  if (rows.length === 0) return [];
  const games = await listNewestGames(db.read, viewer.id, GAMES);
  const books: { id: number; side: RepertoireSide; book: Book }[] = [];
  for (const { id, side, pgn } of rows)
    if (games.some(game => game.side === side)) books.push({ id, side, book: await bookIn(pgn) });
  return games.flatMap(game => {
    const positions = positionsOf(game.pgn, MOST_PLIES);
    const [nearest] = books
      .filter(({ side }) => side === game.side)
      .map(({ id, book }) => ({ id, ...followed(book, positions) }))
      .toSorted((a, b) => b.plies - a.plies);
    if (!nearest?.departure) return [];
    const { ply, expected } = nearest.departure;
    const path = positions.slice(1, ply + 1).flatMap(({ move }) => move ?? []);
    const [before] = positions.slice(ply - 1, ply);
    const [played = ''] = before ? inSan(before.fen, path.slice(-1)) : [];
    return {
      gameId: game.id,
      playedAt: game.createdAt.toISOString(),
      repertoireId: nearest.id,
      by: moverOf(ply) === game.side ? ('self' as const) : ('opponent' as const),
      ply,
      path,
      played,
      expected,
    };
  });
};
