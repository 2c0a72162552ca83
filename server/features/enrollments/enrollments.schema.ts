import { z } from 'zod';
import { Answer, Moment, PathId, RowId } from '../../common.schema.ts';
import { OwnEnrollment } from '../courses/courses.schema.ts';
import { Progress } from '../lessons/lessons.schema.ts';

export const Enrollment = OwnEnrollment.extend({
  courseId: RowId,
  courseTitle: z.string(),
  courseImageUrl: z.string().nullable(),
  totalLessons: z.number().int(),
  /** When the student last completed a lesson or answered a quiz in it, or enrolled. */
  lastActivity: Moment,
  createdAt: Moment,
});
export type Enrollment = z.infer<typeof Enrollment>;

export const EnrollmentsOutput = Answer({ enrollments: z.array(Enrollment) });
export const EnrolInput = z.object({ courseId: RowId });
export const EnrollmentOutput = Answer({ enrollment: Enrollment });
export const EnrollmentInput = z.object({ id: PathId });
export const ProgressOutput = Answer({ progress: Progress });

const STARS = 'Dê de 1 a 5 estrelas';
export const RateInput = z.object({ id: PathId, rating: z.number({ error: STARS }).int(STARS).min(1, STARS).max(5, STARS) });
