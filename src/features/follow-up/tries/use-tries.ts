import { api } from '../../../lib/api.ts';

/** What a child answers is here within two seconds. */
const ASK_AGAIN_MS = 1_500;

export const useLessonTitle = (lessonId: number) => api.lessons.get.useQuery({ lessonId });
export const useChaptersOf = (lessonId: number) => api.chapters.ofLesson.useQuery({ lessonId });
export const useTries = (chapterId: number) =>
  api.chapters.tries.useQuery({ chapterId }, { refetchInterval: ASK_AGAIN_MS });
