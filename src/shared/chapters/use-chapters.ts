import { skipToken } from '@tanstack/react-query';
import type { Lesson } from '../../../server/features/lessons/lessons.schema.ts';
import type { Chapter } from '../../../server/features/chapters/chapters.schema.ts';
import { api } from '../../lib/api.ts';

type LessonOnBoard = Pick<Lesson, 'id' | 'accessible' | 'chapterCount'>;

/** A lesson's chapters; asked for only where there are some to see. */
export const useChapters = ({ id, accessible, chapterCount }: LessonOnBoard) =>
  api.chapters.ofLesson.useQuery(accessible && chapterCount > 0 ? { lessonId: id } : skipToken);

/** Asks for a lesson's chapters as they are now. */
export const useReloadChapters = (lessonId: number) => {
  const cache = api.useUtils();
  return async (): Promise<Chapter[]> => (await cache.chapters.ofLesson.fetch({ lessonId }, { staleTime: 0 })).chapters;
};

type Progress = Partial<Pick<Chapter, 'path' | 'solved'>>;

/** Notes how far the student is in what was already fetched, so that coming back to a chapter goes on there. */
export const useNoteProgress = (lessonId: number) => {
  const cache = api.useUtils();
  return (chapterId: number, progress: Progress): void =>
    void cache.chapters.ofLesson.setData(
      { lessonId },
      known =>
        known && {
          ...known,
          chapters: known.chapters.map(chapter => (chapter.id === chapterId ? { ...chapter, ...progress } : chapter)),
        },
    );
};

/** A position that is solved, or was missed, comes again on another day. */
const useDueAgain = () => {
  const cache = api.useUtils();
  return {
    onSuccess: () => {
      void cache.training.due.invalidate();
      void cache.chapters.due.invalidate();
    },
  };
};

export const useChapterMove = () => api.chapters.move.useMutation(useDueAgain());
export const useChapterHint = () => api.chapters.hint.useMutation(useDueAgain());
export const useChapterReading = () => api.chapters.read.useMutation();
