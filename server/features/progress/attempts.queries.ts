import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { classCourses, classes, classProfessors, classStudents } from '../../../db/schema/classes.ts';
import { courseAuthors, questions, quizzes } from '../../../db/schema/courses.ts';
import { enrollments, quizAnswers, quizAttempts, quizDrafts, quizStarts } from '../../../db/schema/progress.ts';
import type { Answer, Graded } from './grading.ts';

/** A quiz's questions in order, removed ones included. */
export const findQuestions = (tx: Tx, quizId: number) =>
  tx.select().from(questions).where(eq(questions.quizId, quizId)).orderBy(asc(questions.position));

export const findTimeLimit = async (tx: Tx, quizId: number): Promise<number> => {
  const [found] = await tx.select({ minutes: quizzes.timeLimitMinutes }).from(quizzes).where(eq(quizzes.id, quizId));
  if (!found) throw new Error('The quiz was not found');
  return found.minutes;
};

const triesOf = (enrollmentId: number, quizId: number) =>
  and(eq(quizAttempts.enrollmentId, enrollmentId), eq(quizAttempts.quizId, quizId));

/** A student's tries at a quiz, the oldest first. */
export const findTries = (tx: Tx, enrollmentId: number, quizId: number) =>
  tx
    .select({ createdAt: quizAttempts.createdAt })
    .from(quizAttempts)
    .where(triesOf(enrollmentId, quizId))
    .orderBy(asc(quizAttempts.id));

type Attempt = Pick<typeof quizAttempts.$inferInsert, 'enrollmentId' | 'quizId' | 'score' | 'passed'> & {
  createdAt: Date;
};

export const insertAttempt = async (tx: Tx, attempt: Attempt, graded: Graded[], now: Date): Promise<void> => {
  const [inserted] = await tx.insert(quizAttempts).values(attempt).returning({ id: quizAttempts.id });
  if (!inserted) throw new Error('The attempt was not inserted');
  const attemptId = inserted.id;
  if (graded.length > 0) await tx.insert(quizAnswers).values(graded.map(answer => ({ attemptId, ...answer })));
  await tx.update(enrollments).set({ lastActivityAt: now }).where(eq(enrollments.id, attempt.enrollmentId));
};

/** The essays of a student's earlier tries at a quiz wait no longer. */
export const replaceWaiting = async (tx: Tx, enrollmentId: number, quizId: number, now: Date): Promise<void> => {
  const tries = tx.select({ id: quizAttempts.id }).from(quizAttempts).where(triesOf(enrollmentId, quizId));
  await tx
    .update(quizAnswers)
    .set({ correct: false, replacedAt: now })
    .where(and(inArray(quizAnswers.attemptId, tries), isNull(quizAnswers.correct)));
};

export type Start = typeof quizStarts.$inferSelect;

export const findStart = async (tx: Tx, enrollmentId: number, quizId: number): Promise<Start | undefined> =>
  (
    await tx
      .select()
      .from(quizStarts)
      .where(and(eq(quizStarts.enrollmentId, enrollmentId), eq(quizStarts.quizId, quizId)))
  )[0];

export const insertStart = async (tx: Tx, start: Omit<Start, 'id'>): Promise<Start> => {
  const [inserted] = await tx.insert(quizStarts).values(start).returning();
  if (!inserted) throw new Error('The start was not inserted');
  return inserted;
};

/** Removes a start with the answers given since. */
export const deleteStart = async (tx: Tx, startId: number): Promise<void> => {
  await tx.delete(quizDrafts).where(eq(quizDrafts.startId, startId));
  await tx.delete(quizStarts).where(eq(quizStarts.id, startId));
};

export const findDraft = (tx: Tx, startId: number): Promise<Answer[]> =>
  tx
    .select({ questionId: quizDrafts.questionId, answer: quizDrafts.answer })
    .from(quizDrafts)
    .where(eq(quizDrafts.startId, startId))
    .orderBy(asc(quizDrafts.id));

export const replaceDraft = async (tx: Tx, startId: number, answers: readonly Answer[]): Promise<void> => {
  await tx.delete(quizDrafts).where(eq(quizDrafts.startId, startId));
  if (answers.length > 0) await tx.insert(quizDrafts).values(answers.map(answer => ({ startId, ...answer })));
};

/** Who teaches a student in a class that goes on and has the course, but for those who write it. */
export const findClassProfessors = async (
  tx: Tx,
  { studentId, courseId, writers }: { studentId: number; courseId: number; writers: number[] },
): Promise<number[]> => {
  const rows = await tx
    .selectDistinct({ userId: classProfessors.userId })
    .from(classStudents)
    .innerJoin(classCourses, eq(classCourses.classId, classStudents.classId))
    .innerJoin(classProfessors, eq(classProfessors.classId, classStudents.classId))
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .where(
      and(
        eq(classStudents.userId, studentId),
        eq(classCourses.courseId, courseId),
        isNull(classes.archivedAt),
        notInArray(classProfessors.userId, writers),
      ),
    );
  return rows.map(({ userId }) => userId);
};

/** A course's co-authors. */
export const findCoAuthorIds = async (tx: Tx, courseId: number): Promise<number[]> =>
  (
    await tx.select({ userId: courseAuthors.userId }).from(courseAuthors).where(eq(courseAuthors.courseId, courseId))
  ).map(({ userId }) => userId);
