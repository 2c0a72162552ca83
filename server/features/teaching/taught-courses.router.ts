import { professor, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './taught-courses.docs.ts';
import { ProfessorCoursesInput, ProfessorCoursesOutput } from './taught-courses.schema.ts';
import { listProfessorCourses } from './taught-courses.service.ts';

export const taughtCoursesRouter = router({
  // Declared before `/courses/{id}`, which would match its path.
  professor: professor
    .meta(rest('GET', '/courses/professor', docs.professor))
    .input(ProfessorCoursesInput.prefault({}))
    .output(ProfessorCoursesOutput)
    .query(({ ctx, input }) => listProfessorCourses(ctx.db, ctx.viewer, input)),
});
