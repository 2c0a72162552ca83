import { and, asc, count, desc, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { classStudents } from '../../../db/schema/classes.ts';
import { gameMistakes, gameReviews, games } from '../../../db/schema/games.ts';
import { users } from '../../../db/schema/users.ts';

type Which = { classId: number; since: Date };

/** The games that those who are in the class now have ended since then. */
const ofClass = ({ classId, since }: Which) => and(eq(classStudents.classId, classId), gte(games.createdAt, since));

export const countByTheme = (read: Read, which: Which) =>
  read
    .select({
      theme: gameMistakes.theme,
      mistakes: sql`count(*)`.mapWith(Number),
      students: sql`count(distinct ${gameMistakes.userId})`.mapWith(Number),
    })
    .from(classStudents)
    .innerJoin(games, eq(games.userId, classStudents.userId))
    .innerJoin(gameMistakes, eq(gameMistakes.gameId, games.id))
    .where(ofClass(which))
    .groupBy(gameMistakes.theme);

export const countReviewed = async (read: Read, which: Which): Promise<number> =>
  (
    await read
      .select({ games: count() })
      .from(classStudents)
      .innerJoin(games, eq(games.userId, classStudents.userId))
      .innerJoin(gameReviews, eq(gameReviews.gameId, games.id))
      .where(and(ofClass(which), eq(gameReviews.status, 'done')))
  )[0]?.games ?? 0;

/** The latest of each theme, with who played. */
export const findLatest = (read: Read, which: Which, ofEach: number) => {
  const ranked = read
    .select({
      id: gameMistakes.id,
      place: sql<number>`row_number() over (partition by ${gameMistakes.theme}
        order by ${games.createdAt} desc, ${gameMistakes.id} desc)`.as('place'),
    })
    .from(classStudents)
    .innerJoin(games, eq(games.userId, classStudents.userId))
    .innerJoin(gameMistakes, eq(gameMistakes.gameId, games.id))
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
    .orderBy(asc(gameMistakes.theme), asc(ranked.place));
};

/** Games of the class in which something was played and that nobody asked to have reviewed. */
const isUnreviewed = (which: Which) => and(ofClass(which), gt(games.plies, 0), isNull(gameReviews.id));

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
