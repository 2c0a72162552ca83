import { and, eq, isNull } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { questions, quizzes } from '../../../db/schema/courses.ts';
import { enrollments, quizDrafts, quizStarts } from '../../../db/schema/progress.ts';
import type { Answer } from './grading.ts';

export type WeighedQuestion = { id: number; fen: string; lines: string[] };

const isWeighed = (lessonId: number) =>
  and(eq(quizzes.lessonId, lessonId), eq(questions.equal, true), isNull(questions.removedAt));

/** A lesson's board questions to which the engine may know other answers, and what a student has kept of them. */
export const findAnswersToWeigh = async (
  read: Read,
  studentId: number,
  lessonId: number,
): Promise<{ questions: WeighedQuestion[]; drafts: Answer[] }> => {
  const rows = await read
    .select({ id: questions.id, fen: questions.fen, lines: questions.lines })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .where(isWeighed(lessonId));
  if (rows.length === 0) return { questions: [], drafts: [] };
  const drafts = await read
    .select({ questionId: quizDrafts.questionId, answer: quizDrafts.answer })
    .from(quizDrafts)
    .innerJoin(quizStarts, eq(quizStarts.id, quizDrafts.startId))
    .innerJoin(enrollments, eq(enrollments.id, quizStarts.enrollmentId))
    .innerJoin(questions, eq(questions.id, quizDrafts.questionId))
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .where(and(eq(enrollments.studentId, studentId), isWeighed(lessonId)));
  return { questions: rows.map(row => ({ ...row, fen: row.fen ?? '', lines: row.lines ?? [] })), drafts };
};
