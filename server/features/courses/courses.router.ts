import { professor, router, signedIn } from '../../trpc/init.ts';
import { CreateCourseInput, UpdateCourseInput } from '../teaching/course-form.schema.ts';
import { createCourse, deleteCourse, duplicateCourse, updateCourse } from '../teaching/course-writing.service.ts';
import { CatalogueInput, CatalogueOutput, CourseInput, CourseOutput } from './courses.schema.ts';
import { ProfessorCoursesInput, ProfessorCoursesOutput } from '../teaching/taught-courses.schema.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './courses.docs.ts';
import { getCourse, listCatalogue } from './courses.service.ts';
import { listProfessorCourses } from '../teaching/taught-courses.service.ts';

export const coursesRouter = router({
  list: signedIn
    .meta(rest('GET', '/courses', docs.list))
    .input(CatalogueInput)
    .output(CatalogueOutput)
    .query(({ ctx, input }) => listCatalogue(ctx.db, ctx.viewer, input)),

  // Declared before `/courses/{id}`, which would take its path.
  professor: professor
    .meta(rest('GET', '/courses/professor', docs.professor))
    .input(ProfessorCoursesInput.prefault({}))
    .output(ProfessorCoursesOutput)
    .query(({ ctx, input }) => listProfessorCourses(ctx.db, ctx.viewer, input)),

  get: signedIn
    .meta(rest('GET', '/courses/{id}', docs.get))
    .input(CourseInput)
    .output(CourseOutput)
    .query(async ({ ctx, input }) => ({ course: await getCourse(ctx.db, ctx.viewer, input.id) })),

  create: professor
    .meta(rest('POST', '/courses', docs.create, { errorResponses: [404, 409] }))
    .input(CreateCourseInput)
    .output(CourseOutput)
    .mutation(async ({ ctx, input }) => ({ course: await createCourse(ctx.db, ctx.viewer, input) })),

  update: professor
    .meta(rest('PUT', '/courses/{id}', docs.update, { errorResponses: [409] }))
    .input(UpdateCourseInput)
    .output(CourseOutput)
    .mutation(async ({ ctx, input }) => ({ course: await updateCourse(ctx.db, ctx.viewer, input) })),

  remove: professor
    .meta(rest('DELETE', '/courses/{id}', docs.remove))
    .input(CourseInput)
    .output(CourseOutput)
    .mutation(async ({ ctx, input }) => ({ course: await deleteCourse(ctx.db, ctx.viewer, input.id) })),

  duplicate: professor
    .meta(rest('POST', '/courses/{id}/duplicate', docs.duplicate))
    .input(CourseInput)
    .output(CourseOutput)
    .mutation(async ({ ctx, input }) => ({ course: await duplicateCourse(ctx.db, ctx.viewer, input.id) })),
});
