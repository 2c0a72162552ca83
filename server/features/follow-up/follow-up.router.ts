import { CsvOutput } from '../../common/common.schema.ts';
import { professor, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './follow-up.docs.ts';
import {
  CourseTitlesInput,
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
import { LessonStudentsInput, LessonStudentsOutput } from './lesson-students.schema.ts';
import { listLessonStudents } from './lesson-students.service.ts';
import { gradeAnswer, listReviews } from './reviews.service.ts';
import { exportStudents } from './students-export.ts';
import { listStudents } from './students-list.service.ts';
import { getStatistics, getStudent, listCourseTitles } from './students.service.ts';

/** The professor's questions about students. It owns no tables. Administrators get the figures of the whole school. */
export const followUpRouter = router({
  courses: professor
    .meta(rest('GET', '/professor/courses', docs.courses))
    .input(CourseTitlesInput.prefault({}))
    .output(CourseTitlesOutput)
    .query(async ({ ctx, input }) => ({
      courses: await listCourseTitles(ctx.db, ctx.viewer, input.classes === 'true'),
    })),

  students: professor
    .meta(rest('GET', '/professor/students', docs.students))
    .input(StudentsInput)
    .output(StudentsOutput)
    .query(({ ctx, input }) => listStudents(ctx.db, ctx.viewer, input)),

  exportStudents: professor
    .meta(rest('GET', '/professor/students/export', docs.exportStudents))
    .input(StudentsExportInput)
    .output(CsvOutput)
    .query(({ ctx, input }) => exportStudents(ctx.db, ctx.viewer, input)),

  student: professor
    .meta(rest('GET', '/professor/students/{enrollmentId}', docs.student))
    .input(StudentDetailInput)
    .output(StudentDetailOutput)
    .query(async ({ ctx, input }) => ({ student: await getStudent(ctx.db, ctx.viewer, input.enrollmentId) })),

  lessonStudents: professor
    .meta(rest('GET', '/professor/lessons/{lessonId}/students', docs.lessonStudents))
    .input(LessonStudentsInput)
    .output(LessonStudentsOutput)
    .query(({ ctx, input }) => listLessonStudents(ctx.db, ctx.viewer, input)),

  statistics: professor
    .meta(rest('GET', '/professor/statistics', docs.statistics))
    .output(StatisticsOutput)
    .query(async ({ ctx }) => ({ statistics: await getStatistics(ctx.db, ctx.viewer) })),

  reviews: professor
    .meta(rest('GET', '/professor/reviews', docs.reviews))
    .input(ReviewsInput)
    .output(ReviewsOutput)
    .query(({ ctx, input }) => listReviews(ctx.db, ctx.viewer, input)),

  grade: professor
    .meta(rest('PUT', '/professor/reviews/{answerId}', docs.grade))
    .input(GradeInput)
    .output(GradeOutput)
    .mutation(({ ctx, input }) => gradeAnswer(ctx.db, ctx.viewer, input)),
});
