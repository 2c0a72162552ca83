import { and, count, desc, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { given, prepared } from '../../../db/prepared.ts';
import { classStudents } from '../../../db/schema/classes.ts';
import { gameMistakes, gameReviews, games } from '../../../db/schema/games.ts';
import { users } from '../../../db/schema/users.ts';

type Which = { classId: number; since: Date };

/** The games that those who are in the class now have ended since then. */
const ofClass = ({ classId, since }: Which) => and(eq(classStudents.classId, classId), gte(games.createdAt, since));

const mistakes = prepared('class_mistakes', read =>
  read
    .select({
      id: gameMistakes.id,
      theme: gameMistakes.theme,
      userId: gameMistakes.userId,
      gameId: gameMistakes.gameId,
    })
    .from(classStudents)
    .innerJoin(games, eq(games.userId, classStudents.userId))
    .innerJoin(gameMistakes, eq(gameMistakes.gameId, games.id))
    .where(
      and(eq(classStudents.classId, sql.placeholder('classId')), gte(games.createdAt, given('since', games.createdAt))),
    ),
);
/** Every mistake of these games: its theme, and whose it was in which game. Games are numbered as they are saved. */
export const findMistakes = (read: Read, which: Which) => mistakes(read, which);
export type Mistake = Awaited<ReturnType<typeof findMistakes>>[number];

export const countReviewed = async (read: Read, which: Which): Promise<number> =>
  (
    await read
      .select({ games: count() })
      .from(classStudents)
      .innerJoin(games, eq(games.userId, classStudents.userId))
      .innerJoin(gameReviews, eq(gameReviews.gameId, games.id))
      .where(and(ofClass(which), eq(gameReviews.status, 'done')))
  )[0]?.games ?? 0;

/** What is shown of these mistakes. */
export const findShown = (read: Read, ids: readonly number[]) =>
  read
    .select({
      id: gameMistakes.id,
      gameId: gameMistakes.gameId,
      ply: gameMistakes.ply,
      judgment: gameMistakes.judgment,
      fen: gameMistakes.fen,
      played: gameMistakes.played,
      best: gameMistakes.best,
      userId: gameMistakes.userId,
      fullName: users.fullName,
    })
    .from(gameMistakes)
    .innerJoin(users, eq(users.id, gameMistakes.userId))
    .where(inArray(gameMistakes.id, [...ids]));

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
