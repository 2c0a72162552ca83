import { professor, router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './courses.docs.ts';
import { CreateCourseInput, UpdateCourseInput } from './course-form.schema.ts';
import { createCourse, deleteCourse, duplicateCourse, updateCourse } from './course-writing.service.ts';
import {
  CatalogueInput,
  CatalogueOutput,
  CourseInput,
  CourseOutput,
  ProfessorCoursesInput,
  ProfessorCoursesOutput,
} from './courses.schema.ts';
import { getCourse, listCatalogue } from './courses.service.ts';
import { listProfessorCourses } from './taught-courses.service.ts';

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
