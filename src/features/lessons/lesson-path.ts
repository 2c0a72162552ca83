/** The way through a course as the student walks it: which lesson is shown, and where to go from there. */
import type { Lesson } from '../../../server/features/lessons/lessons.schema.ts';

type Step = Pick<Lesson, 'id' | 'unlocked' | 'completed' | 'hasQuiz' | 'quizPassed' | 'quizWaiting'>;

/** The lesson asked for, if it is open; else the first that is not completed; else the first. */
export const currentLesson = <L extends Step>(lessons: readonly L[], wanted: number | null): L | undefined =>
  lessons.find(lesson => lesson.id === wanted && lesson.unlocked) ??
  lessons.find(lesson => !lesson.completed) ??
  lessons[0];

export const lessonAfter = <L extends Step>(lessons: readonly L[], lessonId: number): L | undefined =>
  lessons[lessons.findIndex(({ id }) => id === lessonId) + 1];

/** A quiz that the student has to take: not one whose grade they wait for. */
export const owesQuiz = ({ hasQuiz, quizPassed, quizWaiting }: Omit<Step, 'id'>): boolean =>
  hasQuiz && !quizPassed && !quizWaiting;

const isOwed = (step: Step): boolean => !step.completed || owesQuiz(step);

/** What the student has yet to do to the end of the course: lessons to complete, quizzes to take. */
export const owedLessons = <L extends Step>(lessons: readonly L[]): L[] => lessons.filter(isOwed);

export type Destination =
  | { to: 'lesson' | 'owed'; lessonId: number }
  | { to: 'certificate'; code: string }
  | { to: 'end' };

/**
 * Where a student goes from a lesson that is done, quiz included: to the certificate when that was the course's last
 * step, else to the next lesson; behind the last one to the certificate, or back to what was skipped.
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
