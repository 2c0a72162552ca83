/** The content of a lesson as stored. */
import { and, asc, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { chapters } from '../../../db/schema/chapters.ts';
import { lessonPictures, lessons, questions, quizzes, resources } from '../../../db/schema/courses.ts';

type LessonValues = typeof lessons.$inferInsert;
type QuestionValues = Omit<typeof questions.$inferInsert, 'id' | 'quizId'>;
export type StoredLesson = typeof lessons.$inferSelect;

const only = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Error('Nothing was inserted');
  return row;
};

/** The course's lessons in order, without the removed ones. */
export const findStoredLessons = (read: Read, courseId: number): Promise<StoredLesson[]> =>
  read
    .select()
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), isNull(lessons.removedAt)))
    .orderBy(asc(lessons.position), asc(lessons.id));

export const findStoredLesson = async (read: Read, lessonId: number): Promise<StoredLesson | undefined> =>
  (
    await read
      .select()
      .from(lessons)
      .where(and(eq(lessons.id, lessonId), isNull(lessons.removedAt)))
  )[0];

export const insertLessonRow = async (tx: Tx, lesson: LessonValues): Promise<number> =>
  only(await tx.insert(lessons).values(lesson).returning({ id: lessons.id })).id;

const newVersion = sql`${lessons.version} + 1`;

/** Changes a lesson and increases its version. */
export const changeLessonRow = async (
  tx: Tx,
  lessonId: number,
  values: Partial<LessonValues>,
  now: Date,
): Promise<void> => {
  await tx
    .update(lessons)
    .set({ ...values, version: newVersion, updatedAt: now })
    .where(eq(lessons.id, lessonId));
};

/** What a lesson's chapters take together. */
export const sumChapterSeconds = async (tx: Tx, lessonId: number): Promise<number> => {
  const [row] = await tx
    .select({ seconds: sum(chapters.seconds).mapWith(Number) })
    .from(chapters)
    .where(and(eq(chapters.lessonId, lessonId), isNull(chapters.removedAt)));
  return row?.seconds ?? 0;
};

/** Gives a lesson the chapters of another, as new ones. */
export const copyChapters = async (tx: Tx, fromLessonId: number, lessonId: number): Promise<void> => {
  const rows = await tx
    .select()
    .from(chapters)
    .where(and(eq(chapters.lessonId, fromLessonId), isNull(chapters.removedAt)));
  if (rows.length === 0) return;
  await tx.insert(chapters).values(rows.map(({ id: _, createdAt: __, ...chapter }) => ({ ...chapter, lessonId })));
};

/** Its chapters were changed, which are not what the lesson's version tells. */
export const setMeasuredMinutes = async (tx: Tx, lessonId: number, measuredMinutes: number | null): Promise<void> => {
  await tx.update(lessons).set({ measuredMinutes }).where(eq(lessons.id, lessonId));
};

export const markRemoved = (tx: Tx, lessonId: number, now: Date): Promise<void> =>
  changeLessonRow(tx, lessonId, { active: false, removedAt: now }, now);

export const findResources = (read: Read, lessonId: number) =>
  read.select().from(resources).where(eq(resources.lessonId, lessonId)).orderBy(asc(resources.position));

export const replaceResources = async (
  tx: Tx,
  lessonId: number,
  rows: Omit<typeof resources.$inferInsert, 'id' | 'lessonId'>[],
): Promise<void> => {
  await tx.delete(resources).where(eq(resources.lessonId, lessonId));
  if (rows.length > 0) await tx.insert(resources).values(rows.map(row => ({ ...row, lessonId })));
};

export const replacePictures = async (tx: Tx, lessonId: number, addresses: readonly string[]): Promise<void> => {
  await tx.delete(lessonPictures).where(eq(lessonPictures.lessonId, lessonId));
  if (addresses.length > 0) await tx.insert(lessonPictures).values(addresses.map(address => ({ lessonId, address })));
};

export const findQuiz = async (read: Read, lessonId: number) =>
  (await read.select().from(quizzes).where(eq(quizzes.lessonId, lessonId)))[0];

export const findAskedQuestions = (read: Read, quizId: number) =>
  read
    .select()
    .from(questions)
    .where(and(eq(questions.quizId, quizId), isNull(questions.removedAt)))
    .orderBy(asc(questions.position));

/** Creates or changes the lesson's only quiz. @returns its id. */
export const upsertQuiz = async (
  tx: Tx,
  lessonId: number,
  quiz: { title: string; timeLimitMinutes: number },
): Promise<number> =>
  only(
    await tx
      .insert(quizzes)
      .values({ lessonId, ...quiz })
      .onConflictDoUpdate({ target: quizzes.lessonId, set: quiz })
      .returning({ id: quizzes.id }),
  ).id;

export const insertQuestions = async (tx: Tx, quizId: number, rows: QuestionValues[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(questions).values(rows.map(row => ({ ...row, quizId })));
};

export const changeQuestion = async (tx: Tx, questionId: number, values: QuestionValues): Promise<void> => {
  await tx.update(questions).set(values).where(eq(questions.id, questionId));
};

export const removeQuestions = async (tx: Tx, ids: number[], now: Date): Promise<void> => {
  if (ids.length > 0) await tx.update(questions).set({ removedAt: now }).where(inArray(questions.id, ids));
};
