import { professor, router, signedIn } from '../../trpc/init.ts';
import { CatalogueInput, CatalogueOutput, CourseInput, CourseOutput, ProfessorCoursesInput, ProfessorCoursesOutput } from './courses.schema.ts';
import { getCourse, listCatalogue } from './courses.service.ts';
import { listProfessorCourses } from './taught-courses.service.ts';

export const coursesRouter = router({
  list: signedIn
    .meta({ openapi: { method: 'GET', path: '/courses', tags: ['courses'], summary: 'Catálogo de cursos' } })
    .input(CatalogueInput)
    .output(CatalogueOutput)
    .query(({ ctx, input }) => listCatalogue(ctx.db, ctx.viewer, input)),

  // Declared before `/courses/{id}`, which would take its path.
  professor: professor
    .meta({ openapi: { method: 'GET', path: '/courses/professor', tags: ['courses'], summary: 'Cursos do professor' } })
    .input(ProfessorCoursesInput.prefault({}))
    .output(ProfessorCoursesOutput)
    .query(({ ctx, input }) => listProfessorCourses(ctx.db, ctx.viewer, input)),

  get: signedIn
    .meta({ openapi: { method: 'GET', path: '/courses/{id}', tags: ['courses'], summary: 'Um curso' } })
    .input(CourseInput)
    .output(CourseOutput)
    .query(async ({ ctx, input }) => ({ course: await getCourse(ctx.db, ctx.viewer, input.id) })),
});
