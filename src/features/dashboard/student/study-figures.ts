import type { Enrollment } from '../../../../server/features/enrollments/enrollments.schema.ts';
import { byActivity, studyStateOf, underWay } from '../../../lib/study-state.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What a student's enrollments say together. `percent` is completed lessons over all lessons, rounded down. */
export const studyFiguresOf = (enrollments: readonly Enrollment[]) => {
  const completedLessons = sum(enrollments.map(enrollment => enrollment.completedLessons));
  const totalLessons = sum(enrollments.map(enrollment => enrollment.totalLessons));
  return {
    active: enrollments.filter(enrollment => studyStateOf(enrollment) !== 'completed').length,
    completedLessons,
    totalLessons,
    percent: totalLessons === 0 ? 0 : Math.floor((100 * completedLessons) / totalLessons),
  };
};

/** What is still to be done: the courses under way, then those not yet begun. */
export const toContinue = (enrollments: readonly Enrollment[]): Enrollment[] => [
  ...underWay(enrollments),
  ...byActivity(enrollments.filter(enrollment => studyStateOf(enrollment) === 'new')),
];
