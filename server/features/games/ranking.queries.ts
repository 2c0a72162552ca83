import { and, asc, count, desc, eq, exists, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { games } from '../../../db/schema/games.ts';
import { users } from '../../../db/schema/users.ts';
import { GAMES_PER_PAGE } from './games.schema.ts';

/** Students who have played the engine and whose account still exists. */
const ranked = (read: Read): SQL | undefined =>
  and(
    eq(users.role, 'student'),
    isNull(users.erasedAt),
    exists(
      read
        .select({ id: games.id })
        .from(games)
        .where(and(eq(games.userId, users.id), eq(games.mode, 'practice'))) as never,
    ),
  );

const playerColumns = {
  playerId: users.id,
  playerName: users.fullName,
  avatarUrl: users.avatarUrl,
  rating: users.rating,
};

const countResults = async (read: Read, playerIds: number[]) => {
  if (playerIds.length === 0) return new Map<number, Tally>();
  const rows = await read
    .select({ playerId: games.userId, result: games.result, count: count() })
    .from(games)
    .where(and(inArray(games.userId, playerIds), eq(games.mode, 'practice')))
    .groupBy(games.userId, games.result);
  const tallyOf = (results: typeof rows): Tally => {
    const of = (wanted: (typeof rows)[number]['result']): number =>
      results.find(({ result }) => result === wanted)?.count ?? 0;
    const [wins, draws, losses] = [of('1-0'), of('1/2-1/2'), of('0-1')];
    return { games: wins + draws + losses, wins, draws, losses };
  };
  return new Map(
    [...Map.groupBy(rows, ({ playerId }) => playerId)].map(([playerId, results]) => [playerId, tallyOf(results)]),
  );
};

type Tally = { games: number; wins: number; draws: number; losses: number };
const NO_GAMES: Tally = { games: 0, wins: 0, draws: 0, losses: 0 };

/**
 * One page of the students by rating, the total, and the viewer's own entry. Students with the same rating share a
 * position.
 */
export const findRanking = async (read: Read, viewerId: number, page: number) => {
  const [rows, sizes, own] = await Promise.all([
    read
      .select({ ...playerColumns, position: sql`rank() over (order by ${users.rating} desc)`.mapWith(Number) })
      .from(users)
      .where(ranked(read))
      .orderBy(desc(users.rating), asc(users.nameSearch), asc(users.id))
      .limit(GAMES_PER_PAGE)
      .offset((page - 1) * GAMES_PER_PAGE),
    read.select({ count: count() }).from(users).where(ranked(read)),
    findOwn(read, viewerId),
  ]);
  const tallies = await countResults(
    read,
    [...rows, ...own].map(({ playerId }) => playerId),
  );
  const withTally = <Player extends { playerId: number }>(player: Player) => ({
    ...player,
    ...(tallies.get(player.playerId) ?? NO_GAMES),
  });
  return { rows: rows.map(withTally), total: sizes[0]?.count ?? 0, own: own.map(withTally)[0] ?? null };
};

const findOwn = async (read: Read, viewerId: number) => {
  const [player] = await read
    .select(playerColumns)
    .from(users)
    .where(and(eq(users.id, viewerId), ranked(read)));
  if (!player) return [];
  const [better] = await read
    .select({ count: count() })
    .from(users)
    .where(and(ranked(read), gt(users.rating, player.rating)));
  return [{ ...player, position: (better?.count ?? 0) + 1 }];
};
