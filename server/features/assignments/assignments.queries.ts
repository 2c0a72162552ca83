import { and, asc, eq, inArray, isNotNull, isNull, max, or, sql, type SQL } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { isGivenIn, listOf, prepared } from '../../../db/prepared.ts';
import { assignmentItems, assignments, assignmentStudents, assignmentWork } from '../../../db/schema/assignments.ts';
import { chapters } from '../../../db/schema/chapters.ts';
import { classes, classStudents } from '../../../db/schema/classes.ts';
import { lessons } from '../../../db/schema/courses.ts';
import { puzzles } from '../../../db/schema/puzzles.ts';
import { uploads } from '../../../db/schema/uploads.ts';
import { users } from '../../../db/schema/users.ts';
import type { Item } from './assignments.schema.ts';

export type AssignmentRow = typeof assignments.$inferSelect & { className: string };
/** What was handed in and said of it, with the file if there is one. */
export type WorkRow = typeof assignmentWork.$inferSelect & {
  file: Pick<typeof uploads.$inferSelect, 'objectPath' | 'kind' | 'fileName' | 'bytes'> | null;
};
export type Member = { userId: number; fullName: string };

type Selected = { assignment: typeof assignments.$inferSelect; className: string; archivedAt: Date | null };
export const WITH_CLASS = { assignment: assignments, className: classes.name, archivedAt: classes.archivedAt };

/** Assignments with the names of their classes. */
export const rowsOf = (read: Read) =>
  read.select(WITH_CLASS).from(assignments).innerJoin(classes, eq(classes.id, assignments.classId));
/** Who archives a class closes its assignments: they stay to be read. */
export const flat = (rows: Selected[]): AssignmentRow[] =>
  rows.map(({ assignment, className, archivedAt }) => ({
    ...assignment,
    className,
    closedAt: assignment.closedAt ?? archivedAt,
  }));

/** The assignments of which this holds, with the names of their classes. */
export const findRows = async (read: Read, holds: SQL | undefined): Promise<AssignmentRow[]> =>
  flat(await rowsOf(read).where(holds));

export const findAssignment = async (read: Read, id: number): Promise<AssignmentRow | undefined> =>
  (await findRows(read, eq(assignments.id, id)))[0];

const ITEM = {
  assignmentId: assignmentItems.assignmentId,
  position: assignmentItems.position,
  lessonId: assignmentItems.lessonId,
  chapterId: assignmentItems.chapterId,
  puzzleId: assignmentItems.puzzleId,
  lesson: { title: lessons.title, courseId: lessons.courseId },
  chapter: { title: chapters.title, lessonId: chapters.lessonId },
  puzzle: { title: puzzles.title },
};

/** A lesson that was withdrawn can be done by nobody. */
const isOffered = or(isNull(lessons.id), eq(lessons.active, true));

const itemsOf = prepared('assignment_items', read =>
  read
    .select(ITEM)
    .from(assignmentItems)
    .leftJoin(chapters, eq(chapters.id, assignmentItems.chapterId))
    .leftJoin(lessons, eq(lessons.id, sql`coalesce(${assignmentItems.lessonId}, ${chapters.lessonId})`))
    .leftJoin(puzzles, eq(puzzles.id, assignmentItems.puzzleId))
    .where(and(isGivenIn(assignmentItems.assignmentId, 'ids'), isNull(chapters.removedAt), isOffered))
    .orderBy(asc(assignmentItems.assignmentId), asc(assignmentItems.position)),
);
/** The items of assignments that can be done, in order, by assignment. */
export const findItems = async (read: Read, ids: readonly number[]): Promise<Map<number, Item[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await itemsOf(read, { ids: listOf(ids) });
  const items = rows.map(({ assignmentId, lessonId, chapterId, puzzleId, lesson, chapter, puzzle }) => ({
    assignmentId,
    item: {
      title: chapter?.title ?? puzzle?.title ?? lesson?.title ?? '',
      courseId: lesson?.courseId ?? null,
      lessonId: lessonId ?? chapter?.lessonId ?? null,
      chapterId,
      puzzleId,
    },
  }));
  return new Map(
    [...Map.groupBy(items, ({ assignmentId }) => assignmentId)].map(([id, own]) => [id, own.map(({ item }) => item)]),
  );
};

const lessonsOf = prepared('lessons_of_courses', read =>
  read
    .select({ title: lessons.title, courseId: lessons.courseId, lessonId: lessons.id })
    .from(lessons)
    .where(and(isGivenIn(lessons.courseId, 'courses'), eq(lessons.active, true)))
    .orderBy(asc(lessons.position), asc(lessons.id)),
);
/** The published lessons of courses, in order, by course. */
export const findLessonsOf = async (read: Read, courseIds: readonly number[]): Promise<Map<number, Item[]>> => {
  if (courseIds.length === 0) return new Map();
  const rows = await lessonsOf(read, { courses: listOf(courseIds) });
  const items = rows.map(row => ({ ...row, chapterId: null, puzzleId: null }));
  return Map.groupBy(items, ({ courseId }) => courseId);
};

const membersOf = prepared('students_of_classes', read =>
  read
    .select({ classId: classStudents.classId, userId: users.id, fullName: users.fullName })
    .from(classStudents)
    .innerJoin(users, eq(users.id, classStudents.userId))
    .where(isGivenIn(classStudents.classId, 'classes'))
    .orderBy(asc(users.nameSearch), asc(users.id)),
);
/** The students of classes, by name. */
export const findMembers = async (read: Read, classIds: readonly number[]): Promise<(Member & { classId: number })[]> =>
  classIds.length === 0 ? [] : membersOf(read, { classes: listOf(classIds) });

/** The students of assignments that are not for the whole class. */
export const findChosen = async (read: Read, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : read
        .select({ assignmentId: assignmentStudents.assignmentId, userId: assignmentStudents.userId })
        .from(assignmentStudents)
        .where(inArray(assignmentStudents.assignmentId, [...ids]));

const workOf = prepared('assignment_work', read =>
  read
    .select({
      work: assignmentWork,
      file: {
        objectPath: uploads.objectPath,
        kind: uploads.kind,
        fileName: uploads.fileName,
        bytes: uploads.bytes,
      },
    })
    .from(assignmentWork)
    .leftJoin(uploads, eq(uploads.objectPath, assignmentWork.filePath))
    .where(and(isGivenIn(assignmentWork.assignmentId, 'ids'), isGivenIn(assignmentWork.userId, 'users'))),
);
export const findWork = async (read: Read, ids: readonly number[], userIds: readonly number[]): Promise<WorkRow[]> =>
  ids.length === 0 || userIds.length === 0
    ? []
    : (await workOf(read, { ids: listOf(ids), users: listOf(userIds) })).map(({ work, file }) => ({ ...work, file }));

/** The address of the file that a student handed in. */
export const findFileOf = async (tx: Tx, assignmentId: number, userId: number): Promise<string | null> =>
  (
    await tx
      .select({ filePath: assignmentWork.filePath })
      .from(assignmentWork)
      .where(and(eq(assignmentWork.assignmentId, assignmentId), eq(assignmentWork.userId, userId)))
  )[0]?.filePath ?? null;

/** The most points that anybody was given by hand; 0 while nobody was. */
export const findMostGiven = async (read: Read, assignmentId: number): Promise<number> =>
  (
    await read
      .select({ most: max(assignmentWork.points) })
      .from(assignmentWork)
      .where(eq(assignmentWork.assignmentId, assignmentId))
  )[0]?.most ?? 0;

/** Whether anybody handed in something, or was graded or told something. */
export const hasWork = async (read: Read, assignmentId: number): Promise<boolean> =>
  (
    await read
      .select({ id: assignmentWork.id })
      .from(assignmentWork)
      .where(
        and(
          eq(assignmentWork.assignmentId, assignmentId),
          or(isNotNull(assignmentWork.handedInAt), isNotNull(assignmentWork.points), isNotNull(assignmentWork.comment)),
        ),
      )
      .limit(1)
  ).length > 0;

export const deleteAssignment = async (tx: Tx, id: number): Promise<void> => {
  await tx.delete(assignmentWork).where(eq(assignmentWork.assignmentId, id));
  await tx.delete(assignmentStudents).where(eq(assignmentStudents.assignmentId, id));
  await tx.delete(assignmentItems).where(eq(assignmentItems.assignmentId, id));
  await tx.delete(assignments).where(eq(assignments.id, id));
};

/** The classes for which a file was handed in. */
export const findClassesWithFile = async (read: Read, address: string): Promise<number[]> =>
  (
    await read
      .selectDistinct({ classId: assignments.classId })
      .from(assignmentWork)
      .innerJoin(assignments, eq(assignments.id, assignmentWork.assignmentId))
      .where(eq(assignmentWork.filePath, address))
  ).map(({ classId }) => classId);

export const saveWork = async (
  tx: Tx,
  own: { assignmentId: number; userId: number },
  values: Partial<Omit<WorkRow, 'id' | 'assignmentId' | 'userId' | 'updatedAt' | 'file'>>,
  now: Date,
): Promise<void> => {
  await tx
    .insert(assignmentWork)
    .values({ ...own, ...values, updatedAt: now })
    .onConflictDoUpdate({
      target: [assignmentWork.assignmentId, assignmentWork.userId],
      set: { ...values, updatedAt: now },
    });
};

export type NewAssignment = Omit<typeof assignments.$inferInsert, 'id' | 'createdAt'>;
export type NewItem = { lessonId?: number | null; chapterId?: number | null; puzzleId?: number | null };

/** @returns its id. */
export const insertAssignment = async (
  tx: Tx,
  values: NewAssignment,
  items: readonly NewItem[],
  studentIds: readonly number[],
): Promise<number> => {
  const [made] = await tx.insert(assignments).values(values).returning({ id: assignments.id });
  if (!made) throw new Error('An insert without a row');
  const assignmentId = made.id;
  if (items.length > 0)
    await tx.insert(assignmentItems).values(
      items.map(({ lessonId, chapterId, puzzleId }, i) => ({
        assignmentId,
        position: i + 1,
        lessonId,
        chapterId,
        puzzleId,
      })),
    );
  if (studentIds.length > 0)
    await tx.insert(assignmentStudents).values(studentIds.map(userId => ({ assignmentId, userId })));
  return assignmentId;
};

export const changeAssignment = async (tx: Tx, id: number, values: Partial<NewAssignment>): Promise<void> => {
  await tx.update(assignments).set(values).where(eq(assignments.id, id));
};
