import type { Course } from '../../../../server/features/courses/courses.schema.ts';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { owedLessons } from '../lesson-path.ts';

type Enrollment = Pick<NonNullable<Course['enrollment']>, 'completed' | 'progress'>;

export type CertificateStatus =
  | { is: 'earned' }
  /** Every lesson is completed, and these quizzes are not passed. */
  | { is: 'quizzes'; owed: Lesson[] }
  | { is: 'lessons' };

/** How far a student is from the certificate. An earned one stays earned when the course grows afterwards. */
export const certificateStatus = ({ completed, progress }: Enrollment, lessons: readonly Lesson[]): CertificateStatus => {
  if (completed) return { is: 'earned' };
  return progress === 100 ? { is: 'quizzes', owed: owedLessons(lessons) } : { is: 'lessons' };
};
