import type { Enrollment } from '../../../../server/features/enrollments/enrollments.schema.ts';
import { byActivity, studyStateOf, underWay } from '../../../lib/study-state.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A student's totals over all enrollments. `percent` is completed lessons over all lessons, rounded down. */
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

/** The courses in progress, then those not started. */
export const toContinue = (enrollments: readonly Enrollment[]): Enrollment[] => [
  ...underWay(enrollments),
  ...byActivity(enrollments.filter(enrollment => studyStateOf(enrollment) === 'new')),
];
