import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { classes, classProfessors, classStudents } from '../../../db/schema/classes.ts';
import { liveAnswers, liveFollowers, liveLessons } from '../../../db/schema/live-lessons.ts';
import { users } from '../../../db/schema/users.ts';

/** Who has the pieces. */
const holderOf = (read: Read) =>
  read.select({ fullName: users.fullName }).from(users).where(eq(users.id, liveLessons.holderId));

/** The lesson of a class that goes on; one whose board has not changed since then is over. */
export const findRunning = async (read: Read, classId: number, since: Date) =>
  (
    await read
      .select({
        lesson: liveLessons,
        className: classes.name,
        leader: users.fullName,
        holder: sql<string | null>`(${holderOf(read)})`,
      })
      .from(liveLessons)
      .innerJoin(classes, eq(classes.id, liveLessons.classId))
      .innerJoin(users, eq(users.id, liveLessons.leaderId))
      .where(
        and(
          eq(liveLessons.classId, classId),
          isNull(liveLessons.endedAt),
          gte(liveLessons.changedAt, since),
          isNull(classes.archivedAt),
        ),
      )
  )[0];
export type Running = NonNullable<Awaited<ReturnType<typeof findRunning>>>;

/** The lessons that go on in the classes of somebody, newest first. */
export const findOwnRunning = (read: Read, userId: number, since: Date) => {
  const taught = read
    .select({ id: classProfessors.classId })
    .from(classProfessors)
    .where(eq(classProfessors.userId, userId));
  const studied = read
    .select({ id: classStudents.classId })
    .from(classStudents)
    .where(eq(classStudents.userId, userId));
  return read
    .select({
      id: liveLessons.id,
      classId: liveLessons.classId,
      className: classes.name,
      leader: users.fullName,
      startedAt: liveLessons.startedAt,
    })
    .from(liveLessons)
    .innerJoin(classes, eq(classes.id, liveLessons.classId))
    .innerJoin(users, eq(users.id, liveLessons.leaderId))
    .where(
      and(
        or(inArray(liveLessons.classId, taught), inArray(liveLessons.classId, studied)),
        isNull(liveLessons.endedAt),
        gte(liveLessons.changedAt, since),
        isNull(classes.archivedAt),
      ),
    )
    .orderBy(desc(liveLessons.id));
};

export const findTaughtIds = async (read: Read, userId: number): Promise<Set<number>> => {
  const rows = await read
    .select({ id: classProfessors.classId })
    .from(classProfessors)
    .where(eq(classProfessors.userId, userId));
  return new Set(rows.map(({ id }) => id));
};

/** @returns whether it was still that version. */
export const changeBoard = async (
  tx: Tx,
  { id, version }: { id: number; version: number },
  change: Partial<typeof liveLessons.$inferInsert>,
): Promise<boolean> =>
  (
    await tx
      .update(liveLessons)
      .set({ ...change, version: version + 1, changedAt: new Date() })
      .where(and(eq(liveLessons.id, id), eq(liveLessons.version, version)))
      .returning({ id: liveLessons.id })
  ).length > 0;

export const insertLesson = async (tx: Tx, values: typeof liveLessons.$inferInsert): Promise<boolean> =>
  (await tx.insert(liveLessons).values(values).onConflictDoNothing().returning({ id: liveLessons.id })).length > 0;

/** Ends what nobody has ended. */
export const endForgotten = async (tx: Tx, classId: number, since: Date, now: Date): Promise<void> => {
  await tx
    .update(liveLessons)
    .set({ endedAt: now })
    .where(and(eq(liveLessons.classId, classId), isNull(liveLessons.endedAt), lt(liveLessons.changedAt, since)));
};

export const endLesson = async (tx: Tx, id: number, now: Date): Promise<void> => {
  await tx.update(liveLessons).set({ endedAt: now, asking: false }).where(eq(liveLessons.id, id));
};

type Question = { lessonId: number; question: number };
const isOf = ({ lessonId, question }: Question) =>
  and(eq(liveAnswers.lessonId, lessonId), eq(liveAnswers.question, question));

export const putAnswer = async (tx: Tx, values: typeof liveAnswers.$inferInsert): Promise<void> => {
  const { uci, san, answeredAt } = values;
  await tx
    .insert(liveAnswers)
    .values(values)
    .onConflictDoUpdate({
      target: [liveAnswers.lessonId, liveAnswers.question, liveAnswers.userId],
      set: { uci, san, answeredAt },
    });
};

/** All answers to a question, in the order in which they first came. */
export const findAnswers = (read: Read, question: Question) =>
  read
    .select({ userId: users.id, fullName: users.fullName, san: liveAnswers.san, uci: liveAnswers.uci })
    .from(liveAnswers)
    .innerJoin(users, eq(users.id, liveAnswers.userId))
    .where(isOf(question))
    .orderBy(asc(liveAnswers.id));

/** Who has had the board open, by name. */
export const findFollowers = (read: Read, lessonId: number) =>
  read
    .select({ userId: users.id, fullName: users.fullName, seenAt: liveFollowers.seenAt })
    .from(liveFollowers)
    .innerJoin(users, eq(users.id, liveFollowers.userId))
    .where(eq(liveFollowers.lessonId, lessonId))
    .orderBy(asc(users.nameSearch), asc(users.id));

export const findSeen = async (read: Read, lessonId: number, userId: number): Promise<Date | undefined> =>
  (
    await read
      .select({ seenAt: liveFollowers.seenAt })
      .from(liveFollowers)
      .where(and(eq(liveFollowers.lessonId, lessonId), eq(liveFollowers.userId, userId)))
  )[0]?.seenAt;

export const putSeen = async (tx: Tx, lessonId: number, userId: number, seenAt: Date): Promise<void> => {
  await tx
    .insert(liveFollowers)
    .values({ lessonId, userId, seenAt })
    .onConflictDoUpdate({ target: [liveFollowers.lessonId, liveFollowers.userId], set: { seenAt } });
};

export const findStudentIds = async (read: Read, classId: number): Promise<number[]> => {
  const rows = await read
    .select({ id: classStudents.userId })
    .from(classStudents)
    .where(eq(classStudents.classId, classId));
  return rows.map(({ id }) => id);
};

/** The next question, about what is on the board. */
export const askNext = async (tx: Tx, id: number): Promise<void> => {
  await tx
    .update(liveLessons)
    .set({
      questions: sql`${liveLessons.questions} + 1` as never,
      version: sql`${liveLessons.version} + 1` as never,
      askedFen: sql`${liveLessons.fen}` as never,
      asking: true,
      changedAt: new Date(),
    })
    .where(eq(liveLessons.id, id));
};

/** What changes beside the board: who has the pieces, whether answers are taken. */
export const changeBeside = async (
  tx: Tx,
  id: number,
  change: { holderId?: number | null; asking?: boolean },
): Promise<void> => {
  await tx
    .update(liveLessons)
    .set({ ...change, version: sql`${liveLessons.version} + 1` as never, changedAt: new Date() })
    .where(eq(liveLessons.id, id));
};
