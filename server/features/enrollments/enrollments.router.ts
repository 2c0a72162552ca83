import { router, student } from '../../trpc/init.ts';
import { EnrolInput, EnrollmentInput, EnrollmentOutput, EnrollmentsOutput, ProgressOutput, RateInput } from './enrollments.schema.ts';
import { enrol, getEnrollment, listEnrollments, rateCourse } from './enrollments.service.ts';

export const enrollmentsRouter = router({
  list: student
    .meta({ openapi: { method: 'GET', path: '/enrollments', tags: ['enrollments'], summary: 'Matrículas do aluno' } })
    .output(EnrollmentsOutput)
    .query(async ({ ctx }) => ({ enrollments: await listEnrollments(ctx.db, ctx.viewer) })),

  progress: student
    .meta({ openapi: { method: 'GET', path: '/enrollments/{id}/progress', tags: ['enrollments'], summary: 'Progresso de uma matrícula' } })
    .input(EnrollmentInput)
    .output(ProgressOutput)
    .query(async ({ ctx, input }) => {
      const { totalLessons, completedLessons } = await getEnrollment(ctx.db, ctx.viewer, input.id);
      return { progress: { totalLessons, completedLessons } };
    }),

  enrol: student
    .meta({ openapi: { method: 'POST', path: '/enrollments', tags: ['enrollments'], summary: 'Matricula o aluno em um curso', errorResponses: [404, 409] } })
    .input(EnrolInput)
    .output(EnrollmentOutput)
    .mutation(async ({ ctx, input }) => ({ enrollment: await enrol(ctx.db, ctx.viewer, input.courseId) })),

  rate: student
    .meta({ openapi: { method: 'PUT', path: '/enrollments/{id}/rating', tags: ['enrollments'], summary: 'Avalia o curso de uma matrícula' } })
    .input(RateInput)
    .output(EnrollmentOutput)
    .mutation(async ({ ctx, input }) => ({ enrollment: await rateCourse(ctx.db, ctx.viewer, input.id, input.rating) })),
});
