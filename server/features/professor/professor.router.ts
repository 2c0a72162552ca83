import { professor, router } from '../../trpc/init.ts';
import { gradeAnswer, listReviews } from '../progress/reviews.service.ts';
import { exportStudents } from '../progress/students-export.ts';
import { getStatistics, getStudent, listCourseTitles, listStudents } from '../progress/students.service.ts';
import { CourseTitlesOutput, CsvOutput, GradeInput, GradeOutput, ReviewsInput, ReviewsOutput, StatisticsOutput, StudentDetailInput, StudentDetailOutput, StudentsExportInput, StudentsInput, StudentsOutput } from './professor.schema.ts';

/** What a professor asks about students. It owns no tables: an administrator gets the school's figures where a professor gets their own. */
export const professorRouter = router({
  courses: professor
    .meta({ openapi: { method: 'GET', path: '/professor/courses', tags: ['professor'], summary: 'Títulos dos cursos do professor' } })
    .output(CourseTitlesOutput)
    .query(async ({ ctx }) => ({ courses: await listCourseTitles(ctx.db, ctx.viewer) })),

  students: professor
    .meta({ openapi: { method: 'GET', path: '/professor/students', tags: ['professor'], summary: 'Alunos do professor, por curso' } })
    .input(StudentsInput)
    .output(StudentsOutput)
    .query(({ ctx, input }) => listStudents(ctx.db, ctx.viewer, input)),

  exportStudents: professor
    .meta({ openapi: { method: 'GET', path: '/professor/students/export', tags: ['professor'], summary: 'Os alunos como planilha CSV' } })
    .input(StudentsExportInput)
    .output(CsvOutput)
    .query(({ ctx, input }) => exportStudents(ctx.db, ctx.viewer, input)),

  student: professor
    .meta({ openapi: { method: 'GET', path: '/professor/students/{enrollmentId}', tags: ['professor'], summary: 'Um aluno num curso: lições, tentativas e tempo' } })
    .input(StudentDetailInput)
    .output(StudentDetailOutput)
    .query(async ({ ctx, input }) => ({ student: await getStudent(ctx.db, ctx.viewer, input.enrollmentId) })),

  statistics: professor
    .meta({ openapi: { method: 'GET', path: '/professor/statistics', tags: ['professor'], summary: 'Totais dos cursos e alunos do professor' } })
    .output(StatisticsOutput)
    .query(async ({ ctx }) => ({ statistics: await getStatistics(ctx.db, ctx.viewer) })),

  reviews: professor
    .meta({ openapi: { method: 'GET', path: '/professor/reviews', tags: ['professor'], summary: 'Respostas dissertativas, à espera de nota ou corrigidas' } })
    .input(ReviewsInput)
    .output(ReviewsOutput)
    .query(({ ctx, input }) => listReviews(ctx.db, ctx.viewer, input)),

  grade: professor
    .meta({ openapi: { method: 'PUT', path: '/professor/reviews/{answerId}', tags: ['professor'], summary: 'Corrige uma resposta dissertativa' } })
    .input(GradeInput)
    .output(GradeOutput)
    .mutation(({ ctx, input }) => gradeAnswer(ctx.db, ctx.viewer, input)),
});
