/** A student's path through a course: which lesson is shown, and what comes next. */
import type { Lesson } from '../../../server/features/lessons/lessons.schema.ts';

type Step = Pick<Lesson, 'id' | 'unlocked' | 'completed' | 'hasQuiz' | 'quizPassed' | 'quizWaiting'>;

/** The lesson asked for, if it is open; else the first that is not completed; else the first. */
export const currentLesson = <L extends Step>(lessons: readonly L[], wanted: number | null): L | undefined =>
  lessons.find(lesson => lesson.id === wanted && lesson.unlocked) ??
  lessons.find(lesson => !lesson.completed) ??
  lessons[0];

export const lessonAfter = <L extends Step>(lessons: readonly L[], lessonId: number): L | undefined =>
  lessons[lessons.findIndex(({ id }) => id === lessonId) + 1];

/** Whether a quiz is still to be taken; one that waits for its grade is not. */
export const owesQuiz = ({ hasQuiz, quizPassed, quizWaiting }: Omit<Step, 'id'>): boolean =>
  hasQuiz && !quizPassed && !quizWaiting;

const isOwed = (step: Step): boolean => !step.completed || owesQuiz(step);

/** The lessons that are not completed, or whose quiz is still to be taken. */
export const owedLessons = <L extends Step>(lessons: readonly L[]): L[] => lessons.filter(isOwed);

export type Destination =
  | { to: 'lesson' | 'owed'; lessonId: number }
  | { to: 'certificate'; code: string }
  | { to: 'end' };

/**
 * The next step after a lesson and its quiz are done: the next lesson, or the certificate if that was the course's last
 * step. After the last lesson: the certificate, or back to what was skipped.
 */
export const onwardFrom = (
  lessons: readonly Step[],
  lessonId: number,
  done: { justCompleted: boolean; certificateCode: string | null },
): Destination => {
  const { justCompleted, certificateCode } = done;
  const next = lessonAfter(lessons, lessonId);
  if (next && !justCompleted) return { to: 'lesson', lessonId: next.id };
  if (certificateCode !== null) return { to: 'certificate', code: certificateCode };
  const [owed] = owedLessons(lessons).filter(({ id }) => id !== lessonId);
  return owed && !justCompleted ? { to: 'owed', lessonId: owed.id } : { to: 'end' };
};
