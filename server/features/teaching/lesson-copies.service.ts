/** What a course's lessons are made of, to make them again. Callers check permissions first. */
import type { Read, Tx } from '../../../db/client.ts';
import {
  copyChapters,
  findAskedQuestions,
  findQuiz,
  findResources,
  findStoredLessons,
  type StoredLesson,
} from './content.queries.ts';
import { insertLesson } from './content.service.ts';
import type { LessonForm } from './lesson-form.schema.ts';
import { toQuizForm } from './quiz.service.ts';

type ReadLesson = { id: number; form: LessonForm; stored: StoredLesson };

/** A course's lessons in order, as forms that would make them again: without dates, questions without numbers. */
export const readLessonForms = async (source: Read, courseId: number): Promise<ReadLesson[]> => {
  const read: ReadLesson[] = [];
  for (const stored of await findStoredLessons(source, courseId)) {
    const quiz = await findQuiz(source, stored.id);
    const questions = quiz ? await findAskedQuestions(source, quiz.id) : [];
    const { title, description, durationMinutes: duration, videoUrl, active } = stored;
    const form: LessonForm = {
      title,
      description,
      duration,
      videoUrl,
      active,
      scheduledAt: null,
      resources: await findResources(source, stored.id),
      quiz: quiz && questions.length > 0 ? toQuizForm(quiz, questions) : null,
    };
    read.push({ id: stored.id, form, stored });
  }
  return read;
};

/** Copies a course's lessons into an empty course, without dates, with new questions and chapters. */
export const copyLessons = async (tx: Tx, fromCourseId: number, toCourseId: number, now: Date): Promise<void> => {
  for (const [i, { id, form, stored }] of (await readLessonForms(tx, fromCourseId)).entries())
    await copyChapters(tx, id, await insertLesson(tx, toCourseId, i + 1, form, now, stored));
};
