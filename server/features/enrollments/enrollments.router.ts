import { router, student } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './enrollments.docs.ts';
import {
  EnrolInput,
  EnrollmentInput,
  EnrollmentOutput,
  EnrollmentsInput,
  EnrollmentsOutput,
  ProgressOutput,
  RateInput,
} from './enrollments.schema.ts';
import { enrol, getEnrollment, listEnrollments, rateCourse } from './enrollments.service.ts';
import { UnlockInput, UnlockOutput } from './unlock.schema.ts';
import { unlockCourse } from './unlock.service.ts';

export const enrollmentsRouter = router({
  list: student
    .meta(rest('GET', '/enrollments', docs.list))
    .input(EnrollmentsInput.prefault({}))
    .output(EnrollmentsOutput)
    .query(({ ctx, input }) => listEnrollments(ctx.db, ctx.viewer, input)),

  progress: student
    .meta(rest('GET', '/enrollments/{id}/progress', docs.progress))
    .input(EnrollmentInput)
    .output(ProgressOutput)
    .query(async ({ ctx, input }) => {
      const { totalLessons, completedLessons } = await getEnrollment(ctx.db, ctx.viewer, input.id);
      return { progress: { totalLessons, completedLessons } };
    }),

  enrol: student
    .meta(rest('POST', '/enrollments', docs.enrol, { errorResponses: [404, 409] }))
    .input(EnrolInput)
    .output(EnrollmentOutput)
    .mutation(async ({ ctx, input }) => ({ enrollment: await enrol(ctx.db, ctx.viewer, input.courseId) })),

  unlock: student
    .meta(rest('POST', '/courses/{courseId}/unlock', docs.unlock, { errorResponses: [409] }))
    .input(UnlockInput)
    .output(UnlockOutput)
    .mutation(({ ctx, input }) => unlockCourse(ctx.db, ctx.viewer, input)),

  rate: student
    .meta(rest('PUT', '/enrollments/{id}/rating', docs.rate))
    .input(RateInput)
    .output(EnrollmentOutput)
    .mutation(async ({ ctx, input }) => ({ enrollment: await rateCourse(ctx.db, ctx.viewer, input.id, input.rating) })),
});
