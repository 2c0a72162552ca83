import type { Tx } from '../../../db/client.ts';
import { measuredMinutes } from '../progress/study-time.ts';
import { findFilmSeconds } from '../uploads/uploads.service.ts';
import {
  findQuiz,
  findStoredLesson,
  setMeasuredMinutes,
  sumChapterSeconds,
  type StoredLesson,
} from './content.queries.ts';
import type { LessonForm } from './lesson-form.schema.ts';

export type Filmed = Pick<StoredLesson, 'id' | 'videoUrl' | 'filmSeconds'>;

/** The film with its length, and what film, text, chapters and quiz take; of a film that stays its length is known. */
export const measuresOf = async (tx: Tx, { description, videoUrl: address, quiz }: LessonForm, stored?: Filmed) => {
  const videoUrl = address || null;
  const known = stored?.videoUrl === videoUrl ? stored.filmSeconds : null;
  const filmSeconds = videoUrl === null ? null : (known ?? (await findFilmSeconds(tx, videoUrl)));
  const chapterSeconds = stored ? await sumChapterSeconds(tx, stored.id) : 0;
  const quizMinutes = quiz?.timeLimit ?? 0;
  return {
    videoUrl,
    filmSeconds,
    measuredMinutes: measuredMinutes({ description, videoUrl, filmSeconds, chapterSeconds, quizMinutes }),
  };
};

/** Call it when a lesson's chapters have changed. */
export const measureAgain = async (tx: Tx, lesson: StoredLesson): Promise<void> => {
  const [chapterSeconds, quiz] = await Promise.all([sumChapterSeconds(tx, lesson.id), findQuiz(tx, lesson.id)]);
  const minutes = measuredMinutes({ ...lesson, chapterSeconds, quizMinutes: quiz?.timeLimitMinutes ?? 0 });
  if (minutes !== lesson.measuredMinutes) await setMeasuredMinutes(tx, lesson.id, minutes);
};

/** The same of a lesson that is known by its id alone. */
export const measureLessonAgain = async (tx: Tx, lessonId: number): Promise<void> => {
  const lesson = await findStoredLesson(tx, lessonId);
  if (lesson) await measureAgain(tx, lesson);
};
