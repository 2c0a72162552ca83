/** The rules for moving through a course: pure functions on its published lessons in their order. */

export type Step = { lessonId: number; quizId: number | null };
export type Done = {
  lessons: ReadonlySet<number>;
  quizzes: ReadonlySet<number>;
  /** What the student's professors gave them to do. */
  assigned?: ReadonlySet<number>;
};

/**
 * A lesson is open if it is the first, the previous one is completed, or it was given as an assignment. A completed
 * lesson stays open.
 */
export const isUnlocked = (
  path: readonly Step[],
  { lessons, assigned }: Omit<Done, 'quizzes'>,
  lessonId: number,
): boolean => {
  if (assigned?.has(lessonId)) return true;
  const index = path.findIndex(step => step.lessonId === lessonId);
  const previous = path[index - 1];
  return index === 0 || lessons.has(lessonId) || (previous !== undefined && lessons.has(previous.lessonId));
};

/** All lessons completed and all quizzes passed. A course without lessons cannot be completed. */
export const isComplete = (path: readonly Step[], { lessons, quizzes }: Done): boolean =>
  path.length > 0 &&
  path.every(({ lessonId, quizId }) => lessons.has(lessonId) && (quizId === null || quizzes.has(quizId)));

export const progressOn = (path: readonly Step[], { lessons }: Done) => ({
  totalLessons: path.length,
  completedLessons: path.filter(step => lessons.has(step.lessonId)).length,
});
