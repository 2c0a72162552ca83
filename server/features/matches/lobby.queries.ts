import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { given, prepared } from '../../../db/prepared.ts';
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

type Since = Date | SQL;
/** In the order of an index: of a thousand in the lobby fifty are read, and always the same while they stay. */
const here = (read: Read, userId: number | Placeholder, since: Since, classId?: number) => {
  const some = read
    .select({
      userId: users.id,
      name: users.fullName,
      nameSearch: users.nameSearch,
      rating: users.rating,
      provisional: users.ratingProvisional,
      role: users.role,
    })
    .from(lobbyVisits)
    .crossJoin(users)
    .where(
      and(
        eq(users.id, lobbyVisits.userId),
        gte(lobbyVisits.seenAt, since),
        ne(lobbyVisits.userId, userId),
        isNull(users.deactivatedAt),
        eq(users.awaitingApproval, false),
        classId === undefined ? undefined : inClass(read, classId),
      ),
    )
    .orderBy(desc(lobbyVisits.userId))
    .limit(MOST_SHOWN)
    .as('some');
  return read
    .select({
      userId: some.userId,
      name: some.name,
      rating: some.rating,
      provisional: some.provisional,
      role: some.role,
    })
    .from(some)
    .orderBy(asc(some.nameSearch), asc(some.userId));
};
const hereNow = prepared('lobby_here', read =>
  here(read, sql.placeholder('userId'), given('since', lobbyVisits.seenAt)),
);

/**
 * Who was in the lobby since then, but for that user, by name; with a class only who is in it. Of more than it shows,
 * those whose accounts are newest.
 */
export const findHere = (read: Read, userId: number, since: Date, classId?: number) =>
  classId === undefined ? hereNow(read, { userId, since }) : here(read, userId, since, classId).execute();

const visitOf = prepared('lobby_visit', read =>
  read
    .select({ seenAt: lobbyVisits.seenAt })
    .from(lobbyVisits)
    .where(eq(lobbyVisits.userId, sql.placeholder('userId'))),
);

export const findVisit = async (read: Read, userId: number): Promise<Date | undefined> =>
  (await visitOf(read, { userId }))[0]?.seenAt;

export const deleteVisitsBefore = async (tx: Tx, left: Date): Promise<void> => {
  await tx.delete(lobbyVisits).where(lt(lobbyVisits.seenAt, left));
};

export const saveVisit = async (tx: Tx, userId: number, seenAt: Date): Promise<void> => {
  await tx
    .insert(lobbyVisits)
    .values({ userId, seenAt })
    .onConflictDoUpdate({ target: lobbyVisits.userId, set: { seenAt } });
};

const openOf = prepared('open_matches', read => {
  const userId = sql.placeholder('userId');
  return read
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
});

/** A user's matches that wait or are played, the newest first. */
export const findOpen = (read: Read, userId: number) => openOf(read, { userId });
