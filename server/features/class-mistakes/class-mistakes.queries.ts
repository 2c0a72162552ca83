import { and, asc, count, desc, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { classStudents } from '../../../db/schema/classes.ts';
import { gameMistakes, gameReviews, games } from '../../../db/schema/games.ts';
import { users } from '../../../db/schema/users.ts';

type Which = { classId: number; since: Date };

/** The errors of those who are in the class now. */
const ofClass = ({ classId, since }: Which) =>
  and(eq(classStudents.classId, classId), gte(gameMistakes.createdAt, since));

export const countByTheme = (read: Read, which: Which) =>
  read
    .select({
      theme: gameMistakes.theme,
      mistakes: sql`count(*)`.mapWith(Number),
      students: sql`count(distinct ${gameMistakes.userId})`.mapWith(Number),
    })
    .from(classStudents)
    .innerJoin(gameMistakes, eq(gameMistakes.userId, classStudents.userId))
    .where(ofClass(which))
    .groupBy(gameMistakes.theme);

export const countGames = async (read: Read, which: Which): Promise<number> =>
  (
    await read
      .select({ games: sql`count(distinct ${gameMistakes.gameId})`.mapWith(Number) })
      .from(classStudents)
      .innerJoin(gameMistakes, eq(gameMistakes.userId, classStudents.userId))
      .where(ofClass(which))
  )[0]?.games ?? 0;

/** The latest of each theme, with who played. */
export const findLatest = (read: Read, which: Which, ofEach: number) => {
  const ranked = read
    .select({
      id: gameMistakes.id,
      place: sql<number>`row_number() over (partition by ${gameMistakes.theme}
        order by ${gameMistakes.createdAt} desc, ${gameMistakes.id} desc)`.as('place'),
    })
    .from(classStudents)
    .innerJoin(gameMistakes, eq(gameMistakes.userId, classStudents.userId))
    .where(ofClass(which))
    .as('ranked');
  return read
    .select({
      id: gameMistakes.id,
      theme: gameMistakes.theme,
      gameId: gameMistakes.gameId,
      ply: gameMistakes.ply,
      judgment: gameMistakes.judgment,
      fen: gameMistakes.fen,
      played: gameMistakes.played,
      best: gameMistakes.best,
      userId: gameMistakes.userId,
      fullName: users.fullName,
    })
    .from(ranked)
    .innerJoin(gameMistakes, eq(gameMistakes.id, ranked.id))
    .innerJoin(users, eq(users.id, gameMistakes.userId))
    .where(lte(ranked.place, ofEach))
    .orderBy(asc(gameMistakes.theme), desc(gameMistakes.createdAt), desc(gameMistakes.id));
};

/** Games of the class in which something was played and that nobody asked to have reviewed. */
const isUnreviewed = ({ classId, since }: Which) =>
  and(eq(classStudents.classId, classId), gte(games.createdAt, since), gt(games.plies, 0), isNull(gameReviews.id));

export const countUnreviewed = async (read: Read, which: Which): Promise<number> =>
  (
    await read
      .select({ games: count() })
      .from(classStudents)
      .innerJoin(games, eq(games.userId, classStudents.userId))
      .leftJoin(gameReviews, eq(gameReviews.gameId, games.id))
      .where(isUnreviewed(which))
  )[0]?.games ?? 0;

/** The latest first. */
export const findUnreviewed = async (read: Read, which: Which, limit: number): Promise<number[]> =>
  (
    await read
      .select({ id: games.id })
      .from(classStudents)
      .innerJoin(games, eq(games.userId, classStudents.userId))
      .leftJoin(gameReviews, eq(gameReviews.gameId, games.id))
      .where(isUnreviewed(which))
      .orderBy(desc(games.createdAt), desc(games.id))
      .limit(limit)
  ).map(({ id }) => id);
