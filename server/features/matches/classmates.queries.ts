import { and, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { classes, classStudents } from '../../../db/schema/classes.ts';
import { matches } from '../../../db/schema/matches.ts';
import { school } from '../../../db/schema/school.ts';
import { users } from '../../../db/schema/users.ts';

/** More games than a school plays at a time, and as many of those that have ended. */
const MOST_LOOKED_AT = 2_000;
const MOST_ENDED = 200;

/** Whether students may watch their classmates; a school without settings does not let them. */
export const mayWatchClassmates = async (read: Read): Promise<boolean> =>
  (await read.select({ watching: school.watching }).from(school))[0]?.watching ?? false;

export const hidesGames = async (read: Read, userId: number): Promise<boolean> =>
  (await read.select({ hidesGames: users.hidesGames }).from(users).where(eq(users.id, userId)))[0]?.hidesGames ?? false;

export const setHidesGames = async (tx: Tx, userId: number, isHidden: boolean): Promise<void> => {
  await tx.update(users).set({ hidesGames: isHidden }).where(eq(users.id, userId));
};

/** Who studies with somebody in a class that goes on, and lets classmates watch. */
export const findWatchable = async (read: Read, userId: number): Promise<Set<number>> => {
  const own = read
    .select({ id: classStudents.classId })
    .from(classStudents)
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .where(and(eq(classStudents.userId, userId), isNull(classes.archivedAt)));
  const rows = await read
    .selectDistinct({ id: classStudents.userId })
    .from(classStudents)
    .innerJoin(users, eq(users.id, classStudents.userId))
    .where(
      and(
        inArray(classStudents.classId, own),
        ne(classStudents.userId, userId),
        eq(users.hidesGames, false),
        isNull(users.deactivatedAt),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

const gamesBetweenPeople = (read: Read, status: 'playing' | 'finished', most: number) =>
  read
    .select({ id: matches.id, whiteId: matches.whiteId, blackId: matches.blackId, endedAt: matches.endedAt })
    .from(matches)
    .where(and(eq(matches.status, status), isNotNull(matches.whiteId), isNotNull(matches.blackId)))
    .orderBy(desc(matches.id))
    .limit(most);

/** The games between two people that go on, and those that ended since then, the newest first. */
export const findGamesNow = async (read: Read, since: Date) => {
  const playing = await gamesBetweenPeople(read, 'playing', MOST_LOOKED_AT);
  const ended = await gamesBetweenPeople(read, 'finished', MOST_ENDED);
  return [...playing, ...ended.filter(({ endedAt }) => endedAt !== null && endedAt >= since)];
};
