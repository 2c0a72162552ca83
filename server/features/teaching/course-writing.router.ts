import { professor, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { CourseInput, CourseOutput } from '../courses/courses.schema.ts';
import { CreateCourseInput, UpdateCourseInput } from './course-form.schema.ts';
import { courseWriter } from './course-writer.ts';
import { docs } from './course-writing.docs.ts';
import { createCourse, deleteCourse, duplicateCourse, updateCourse } from './course-writing.service.ts';

export const courseWritingRouter = router({
  create: courseWriter
    .meta(rest('POST', '/courses', docs.create, { errorResponses: [404, 409] }))
    .input(CreateCourseInput)
    .output(CourseOutput)
    .mutation(async ({ ctx, input }) => ({ course: await createCourse(ctx.db, ctx.viewer, input) })),

  update: courseWriter
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
