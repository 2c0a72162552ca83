import { api } from '../../lib/api.ts';

/**
 * A step of study changes XP, coins, progress, missions: everything on the screen is fetched again before the step
 * counts as done.
 */
const useRefresh = () => {
  const cache = api.useUtils();
  return () => cache.invalidate();
};

export const useEnrol = () => api.enrollments.enrol.useMutation({ onSuccess: useRefresh() });
export const useCompleteLesson = () => api.lessons.complete.useMutation({ onSuccess: useRefresh() });
export const useQuizAttempt = () => api.lessons.quiz.useMutation({ onSuccess: useRefresh() });
export const useQuizStart = () => api.lessons.startQuiz.useMutation();
export const useKeptAnswers = () => api.lessons.keepAnswers.useMutation();
export const useRateCourse = () => api.enrollments.rate.useMutation({ onSuccess: useRefresh() });
