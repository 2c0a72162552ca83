import { router, student } from '../../trpc/init.ts';
import {
  EnrolInput,
  EnrollmentInput,
  EnrollmentOutput,
  EnrollmentsOutput,
  ProgressOutput,
  RateInput,
} from './enrollments.schema.ts';
import { enrol, getEnrollment, listEnrollments, rateCourse } from './enrollments.service.ts';
import { UnlockInput, UnlockOutput } from './unlock.schema.ts';
import { unlockCourse } from './unlock.service.ts';

export const enrollmentsRouter = router({
  list: student
    .meta({
      openapi: {
        method: 'GET',
        path: '/enrollments',
        tags: ['enrollments'],
        summary: 'Matrículas do aluno',
        description: 'As matrículas do aluno com o progresso em cada curso, da atividade mais recente à mais antiga.',
      },
    })
    .output(EnrollmentsOutput)
    .query(async ({ ctx }) => ({ enrollments: await listEnrollments(ctx.db, ctx.viewer) })),

  progress: student
    .meta({
      openapi: {
        method: 'GET',
        path: '/enrollments/{id}/progress',
        tags: ['enrollments'],
        summary: 'Progresso de uma matrícula',
        description: 'Quantas lições o curso tem e quantas estão concluídas.',
      },
      example: { id: 2 },
    })
    .input(EnrollmentInput)
    .output(ProgressOutput)
    .query(async ({ ctx, input }) => {
      const { totalLessons, completedLessons } = await getEnrollment(ctx.db, ctx.viewer, input.id);
      return { progress: { totalLessons, completedLessons } };
    }),

  enrol: student
    .meta({
      openapi: {
        method: 'POST',
        path: '/enrollments',
        tags: ['enrollments'],
        summary: 'Matricula o aluno em um curso',
        description: 'Um curso pago, uma turma lotada e uma segunda matrícula são recusados.',
        errorResponses: [404, 409],
      },
      example: { courseId: 8 },
    })
    .input(EnrolInput)
    .output(EnrollmentOutput)
    .mutation(async ({ ctx, input }) => ({ enrollment: await enrol(ctx.db, ctx.viewer, input.courseId) })),

  unlock: student
    .meta({
      openapi: {
        method: 'POST',
        path: '/courses/{courseId}/unlock',
        tags: ['enrollments'],
        summary: 'Desbloqueia um curso premium com moedas',
        description:
          'Abre o curso por 30 dias e custa 50 moedas; quem ainda não está matriculado passa a estar. Desbloqueado de novo antes do fim, ganha mais 30 dias a partir do fim. ' +
          'Quando o tempo acaba, o progresso e o certificado continuam guardados. Recusa com 409 o curso gratuito ou já aberto para sempre, a turma lotada e as moedas que não bastam.',
        errorResponses: [409],
      },
      example: { courseId: 6, clientKey: 'desbloqueio-0001', price: 50 },
    })
    .input(UnlockInput)
    .output(UnlockOutput)
    .mutation(({ ctx, input }) => unlockCourse(ctx.db, ctx.viewer, input)),

  rate: student
    .meta({
      openapi: {
        method: 'PUT',
        path: '/enrollments/{id}/rating',
        tags: ['enrollments'],
        summary: 'Avalia o curso de uma matrícula',
        description: 'Uma nota por matrícula; dar outra substitui a primeira.',
      },
      example: { id: 2, rating: 5 },
    })
    .input(RateInput)
    .output(EnrollmentOutput)
    .mutation(async ({ ctx, input }) => ({ enrollment: await rateCourse(ctx.db, ctx.viewer, input.id, input.rating) })),
});
