import { professor, router } from '../../trpc/init.ts';
import { gradeAnswer, listReviews } from './reviews.service.ts';
import { exportStudents } from './students-export.ts';
import { getStatistics, getStudent, listCourseTitles, listStudents } from './students.service.ts';
import {
  CourseTitlesOutput,
  GradeInput,
  GradeOutput,
  ReviewsInput,
  ReviewsOutput,
  StatisticsOutput,
  StudentDetailInput,
  StudentDetailOutput,
  StudentsExportInput,
  StudentsInput,
  StudentsOutput,
} from './follow-up.schema.ts';
import { CsvOutput } from '../../common/common.schema.ts';

/**
 * What a professor asks about students. It owns no tables: an administrator gets the school's figures where a professor
 * gets their own.
 */
export const professorRouter = router({
  courses: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/professor/courses',
        tags: ['professor'],
        summary: 'Títulos dos cursos do professor',
        description: 'Números e títulos, para escolher um curso. Administradores recebem os de toda a escola.',
      },
    })
    .output(CourseTitlesOutput)
    .query(async ({ ctx }) => ({ courses: await listCourseTitles(ctx.db, ctx.viewer) })),

  students: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/professor/students',
        tags: ['professor'],
        summary: 'Alunos do professor, por curso',
        description: 'Um registro por matrícula, 20 por página.',
      },
      example: { courseId: 2, status: 'ativo' },
    })
    .input(StudentsInput)
    .output(StudentsOutput)
    .query(({ ctx, input }) => listStudents(ctx.db, ctx.viewer, input)),

  exportStudents: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/professor/students/export',
        tags: ['professor'],
        summary: 'Os alunos como planilha CSV',
        description: 'Os mesmos filtros da lista, até 50.000 linhas, como os programas brasileiros de planilha leem.',
      },
      example: { courseId: 2 },
    })
    .input(StudentsExportInput)
    .output(CsvOutput)
    .query(({ ctx, input }) => exportStudents(ctx.db, ctx.viewer, input)),

  student: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/professor/students/{enrollmentId}',
        tags: ['professor'],
        summary: 'Um aluno num curso: lições, tentativas e tempo',
        description: 'O caminho de um aluno por um curso, lição a lição, com as tentativas nos quizzes.',
      },
      example: { enrollmentId: 2 },
    })
    .input(StudentDetailInput)
    .output(StudentDetailOutput)
    .query(async ({ ctx, input }) => ({ student: await getStudent(ctx.db, ctx.viewer, input.enrollmentId) })),

  statistics: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/professor/statistics',
        tags: ['professor'],
        summary: 'Totais dos cursos e alunos do professor',
        description: 'Totais dos próprios cursos. Administradores recebem os da escola.',
      },
    })
    .output(StatisticsOutput)
    .query(async ({ ctx }) => ({ statistics: await getStatistics(ctx.db, ctx.viewer) })),

  reviews: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/professor/reviews',
        tags: ['professor'],
        summary: 'Respostas dissertativas, à espera de nota ou corrigidas',
        description:
          'As respostas a questões dissertativas dos próprios cursos: primeiro as que esperam há mais tempo.',
      },
      example: { state: 'pending' },
    })
    .input(ReviewsInput)
    .output(ReviewsOutput)
    .query(({ ctx, input }) => listReviews(ctx.db, ctx.viewer, input)),

  grade: professor
    .meta({
      openapi: {
        method: 'PUT',
        path: '/professor/reviews/{answerId}',
        tags: ['professor'],
        summary: 'Corrige uma resposta dissertativa',
        description:
          'Diz se a resposta está certa, com um comentário para o aluno; a nota da tentativa é refeita, e o aluno é avisado.',
      },
    })
    .input(GradeInput)
    .output(GradeOutput)
    .mutation(({ ctx, input }) => gradeAnswer(ctx.db, ctx.viewer, input)),
});
