/** The rules of the way through a course: pure, on the published lessons in their order. */

export type Step = { lessonId: number; quizId: number | null };
export type Done = { lessons: ReadonlySet<number>; quizzes: ReadonlySet<number> };

/** A lesson is open if it is the first or the one before it is completed. What was once completed stays open. */
export const isUnlocked = (path: readonly Step[], { lessons }: Done, lessonId: number): boolean => {
  const place = path.findIndex(step => step.lessonId === lessonId);
  const before = path[place - 1];
  return place === 0 || lessons.has(lessonId) || (before !== undefined && lessons.has(before.lessonId));
};

/** Every lesson completed and every quiz passed. A course without lessons cannot be completed. */
export const isComplete = (path: readonly Step[], { lessons, quizzes }: Done): boolean =>
  path.length > 0 &&
  path.every(({ lessonId, quizId }) => lessons.has(lessonId) && (quizId === null || quizzes.has(quizId)));

export const progressOn = (path: readonly Step[], { lessons }: Done) => ({
  totalLessons: path.length,
  completedLessons: path.filter(step => lessons.has(step.lessonId)).length,
});
