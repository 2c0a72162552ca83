import type { Tx } from '../../../db/client.ts';
import { measuredMinutes } from '../progress/study-time.ts';
import { findFilmSeconds } from '../uploads/film-length.service.ts';
import type { StoredLesson } from './content.queries.ts';
import type { LessonForm } from './lesson-form.schema.ts';

export type Filmed = Pick<StoredLesson, 'videoUrl' | 'filmSeconds'>;

/** The film with its length, and what film, text and quiz take; of a film that stays its length is known. */
export const measuresOf = async (tx: Tx, { description, videoUrl: address, quiz }: LessonForm, stored?: Filmed) => {
  const videoUrl = address || null;
  const known = stored?.videoUrl === videoUrl ? stored.filmSeconds : null;
  const filmSeconds = videoUrl === null ? null : (known ?? (await findFilmSeconds(tx, videoUrl)));
  const quizMinutes = quiz?.timeLimit ?? 0;
  return {
    videoUrl,
    filmSeconds,
    measuredMinutes: measuredMinutes({ description, videoUrl, filmSeconds, quizMinutes }),
  };
};
