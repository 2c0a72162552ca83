import { and, asc, eq, exists, gte, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { classes, classProfessors, classStudents } from '../../../db/schema/classes.ts';
import { lobbyVisits, matches } from '../../../db/schema/matches.ts';
import { users } from '../../../db/schema/users.ts';

const MOST_SHOWN = 50;

/** Who studies or teaches in a class. */
const inClass = (read: Read, classId: number) =>
  or(
    inArray(
      users.id,
      read.select({ id: classStudents.userId }).from(classStudents).where(eq(classStudents.classId, classId)),
    ),
    inArray(
      users.id,
      read.select({ id: classProfessors.userId }).from(classProfessors).where(eq(classProfessors.classId, classId)),
    ),
  );

/** Whether somebody studies or teaches in a class that goes on. */
export const isInClass = async (read: Read, userId: number, classId: number): Promise<boolean> => {
  const goesOn = read
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, classId), isNull(classes.archivedAt)));
  const found = read
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), inClass(read, classId), exists(goesOn)));
  return (await found).length > 0;
};

/** Who was in the lobby since then, but for that user, by name; with a class only who is in it. */
export const findHere = (read: Read, userId: number, since: Date, classId?: number) =>
  read
    .select({
      userId: users.id,
      name: users.fullName,
      rating: users.rating,
      provisional: users.ratingProvisional,
      role: users.role,
    })
    .from(lobbyVisits)
    .innerJoin(users, eq(users.id, lobbyVisits.userId))
    .where(
      and(
        gte(lobbyVisits.seenAt, since),
        ne(users.id, userId),
        isNull(users.deactivatedAt),
        eq(users.awaitingApproval, false),
        classId === undefined ? undefined : inClass(read, classId),
      ),
    )
    .orderBy(asc(users.nameSearch), asc(users.id))
    .limit(MOST_SHOWN);

export const findVisit = async (read: Read, userId: number): Promise<Date | undefined> =>
  (await read.select({ seenAt: lobbyVisits.seenAt }).from(lobbyVisits).where(eq(lobbyVisits.userId, userId)))[0]
    ?.seenAt;

export const saveVisit = async (tx: Tx, userId: number, seenAt: Date): Promise<void> => {
  await tx
    .insert(lobbyVisits)
    .values({ userId, seenAt })
    .onConflictDoUpdate({ target: lobbyVisits.userId, set: { seenAt } });
};

/** A user's matches that wait or are played, the newest first. */
export const findOpen = (read: Read, userId: number) =>
  read
    .select()
    .from(matches)
    .where(
      and(
        or(eq(matches.whiteId, userId), eq(matches.blackId, userId), eq(matches.creatorId, userId)),
        inArray(matches.status, ['waiting', 'playing']),
      ),
    )
    .orderBy(asc(matches.status), asc(matches.id))
    .limit(MOST_SHOWN);
