import { and, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { classAttendance, classComments, classPosts, classStudents } from '../../../db/schema/classes.ts';
import { liveFollowers, liveLessons } from '../../../db/schema/live-lessons.ts';
import { users } from '../../../db/schema/users.ts';

/** A whole query: in a query of one table drizzle writes a bare column without the table's name. */
const commentsOn = (read: Read) =>
  read.select({ count: count() }).from(classComments).where(eq(classComments.postId, classPosts.id));

const postsWithAuthors = (read: Read) =>
  read
    .select({
      id: classPosts.id,
      text: classPosts.text,
      authorId: classPosts.authorId,
      authorRole: users.role,
      author: users.fullName,
      avatarUrl: users.avatarUrl,
      createdAt: classPosts.createdAt,
      commentsOpen: classPosts.commentsOpen,
      commentCount: sql`(${commentsOn(read)})`.mapWith(Number),
    })
    .from(classPosts)
    .innerJoin(users, eq(users.id, classPosts.authorId));

/** The newest announcements of a class. */
export const findPosts = (read: Read, classId: number, limit: number, offset: number) =>
  postsWithAuthors(read)
    .where(eq(classPosts.classId, classId))
    .orderBy(desc(classPosts.id))
    .limit(limit)
    .offset(offset);
export type PostRow = Awaited<ReturnType<typeof findPosts>>[number];

const isIn = (classId: number, postId: number) => and(eq(classPosts.id, postId), eq(classPosts.classId, classId));

export const findPost = async (read: Read, classId: number, postId: number): Promise<PostRow | undefined> =>
  (await postsWithAuthors(read).where(isIn(classId, postId)))[0];

export const countPosts = async (read: Read, classId: number): Promise<number> =>
  (
    await read
      .select({ count: sql`count(*)`.mapWith(Number) })
      .from(classPosts)
      .where(eq(classPosts.classId, classId))
  )[0]?.count ?? 0;

export const insertPost = async (tx: Tx, values: typeof classPosts.$inferInsert): Promise<number> => {
  const [made] = await tx.insert(classPosts).values(values).returning({ id: classPosts.id });
  if (!made) throw new Error('The post was not inserted');
  return made.id;
};

export const setCommentsOpen = async (
  tx: Tx,
  { classId, postId, commentsOpen }: { classId: number; postId: number; commentsOpen: boolean },
): Promise<void> => {
  await tx.update(classPosts).set({ commentsOpen }).where(isIn(classId, postId));
};

export const deletePost = async (tx: Tx, classId: number, postId: number): Promise<boolean> =>
  (await tx.delete(classPosts).where(isIn(classId, postId)).returning({ id: classPosts.id })).length > 0;

/** The students of a class by name, each with what is marked for a day. */
export const findDay = (read: Read, classId: number, date: string) =>
  read
    .select({ userId: users.id, fullName: users.fullName, present: classAttendance.present })
    .from(classStudents)
    .innerJoin(users, eq(users.id, classStudents.userId))
    .leftJoin(
      classAttendance,
      and(
        eq(classAttendance.classId, classStudents.classId),
        eq(classAttendance.userId, classStudents.userId),
        eq(classAttendance.date, date),
      ),
    )
    .where(eq(classStudents.classId, classId))
    .orderBy(asc(users.nameSearch), asc(users.id));

/** Who opened the board of a live lesson that began in this time. */
export const findFollowedOn = async (read: Read, classId: number, from: Date, to: Date): Promise<Set<number>> => {
  const rows = await read
    .select({ userId: liveFollowers.userId })
    .from(liveLessons)
    .innerJoin(liveFollowers, eq(liveFollowers.lessonId, liveLessons.id))
    .where(and(eq(liveLessons.classId, classId), gte(liveLessons.startedAt, from), lt(liveLessons.startedAt, to)));
  return new Set(rows.map(({ userId }) => userId));
};

export const removeMarks = async (
  tx: Tx,
  { classId, date }: { classId: number; date: string },
  userIds: readonly number[],
): Promise<void> => {
  if (userIds.length === 0) return;
  await tx
    .delete(classAttendance)
    .where(
      and(
        eq(classAttendance.classId, classId),
        eq(classAttendance.date, date),
        inArray(classAttendance.userId, [...userIds]),
      ),
    );
};

type Mark = typeof classAttendance.$inferInsert;
export const putMarks = async (tx: Tx, marks: Mark[]): Promise<void> => {
  if (marks.length === 0) return;
  await tx
    .insert(classAttendance)
    .values(marks)
    .onConflictDoUpdate({
      target: [classAttendance.classId, classAttendance.date, classAttendance.userId],
      set: { present: sql`excluded.present` as never },
    });
};
