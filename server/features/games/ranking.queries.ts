import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { BUCKET, PLAYERS } from '../../../db/derived/counters.ts';
import { IS_RANKED, users } from '../../../db/schema/users.ts';
import { findTotal } from '../../../db/totals.ts';
import { GAMES_PER_PAGE } from './games.schema.ts';

/** The condition of the index `users_ranking`, in its words. */
const isRanked = sql`(${sql.raw(IS_RANKED)}) = 1`;
const lowness = sql`(-${users.rating})`;

const playerColumns = {
  playerId: users.id,
  playerName: users.fullName,
  avatarUrl: users.avatarUrl,
  rating: users.rating,
  provisional: users.ratingProvisional,
  games: users.practiceGames,
  wins: users.practiceWins,
  draws: users.practiceDraws,
  losses: users.practiceLosses,
};

/** The position of a rating: one more than the players above it. Whole buckets are counted along. */
const positionOf = async (read: Read, rating: number): Promise<number> => {
  const bucket = Math.trunc(rating / BUCKET);
  const isBetter = and(isRanked, sql`${lowness} < ${-rating}`, sql`${lowness} > ${-BUCKET * (bucket + 1)}`);
  const [above, [near]] = await Promise.all([
    findTotal(read, PLAYERS, bucket),
    read.select({ count: count() }).from(users).where(isBetter),
  ]);
  return 1 + above + (near?.count ?? 0);
};

/**
 * One page of the students by rating, the total, and the viewer's own entry. Students with the same rating share a
 * position.
 */
export const findRanking = async (read: Read, viewerId: number, page: number) => {
  const offset = (page - 1) * GAMES_PER_PAGE;
  const [rows, total, own] = await Promise.all([
    read
      .select(playerColumns)
      .from(users)
      .where(isRanked)
      .orderBy(asc(lowness), asc(users.nameSearch), asc(users.id))
      .limit(GAMES_PER_PAGE)
      .offset(offset),
    findTotal(read, PLAYERS),
    findOwn(read, viewerId),
  ]);
  return { rows: await withPositions(read, rows, offset), total, own };
};

const withPositions = async <Player extends { rating: number }>(read: Read, players: Player[], offset: number) => {
  const [first] = players;
  let position = first ? await positionOf(read, first.rating) : 0;
  return players.map((player, i) => {
    if (i > 0 && player.rating !== players[i - 1]?.rating) position = offset + i + 1;
    return { ...player, position };
  });
};

const findOwn = async (read: Read, viewerId: number) => {
  const [player] = await read
    .select(playerColumns)
    .from(users)
    .where(and(eq(users.id, viewerId), isRanked));
  return player ? { ...player, position: await positionOf(read, player.rating) } : null;
};
