import { professor, router, signedIn } from '../../trpc/init.ts';
import { CreateCourseInput, UpdateCourseInput } from './course-form.schema.ts';
import { createCourse, deleteCourse, duplicateCourse, updateCourse } from './course-writing.service.ts';
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

  create: professor
    .meta({ openapi: { method: 'POST', path: '/courses', tags: ['courses'], summary: 'Cria um curso com suas lições', errorResponses: [404, 409] } })
    .input(CreateCourseInput)
    .output(CourseOutput)
    .mutation(async ({ ctx, input }) => ({ course: await createCourse(ctx.db, ctx.viewer, input) })),

  update: professor
    .meta({ openapi: { method: 'PUT', path: '/courses/{id}', tags: ['courses'], summary: 'Altera um curso', errorResponses: [409] } })
    .input(UpdateCourseInput)
    .output(CourseOutput)
    .mutation(async ({ ctx, input }) => ({ course: await updateCourse(ctx.db, ctx.viewer, input) })),

  remove: professor
    .meta({ openapi: { method: 'DELETE', path: '/courses/{id}', tags: ['courses'], summary: 'Exclui um curso, que fica inativo' } })
    .input(CourseInput)
    .output(CourseOutput)
    .mutation(async ({ ctx, input }) => ({ course: await deleteCourse(ctx.db, ctx.viewer, input.id) })),

  duplicate: professor
    .meta({ openapi: { method: 'POST', path: '/courses/{id}/duplicate', tags: ['courses'], summary: 'Duplica um curso como rascunho' } })
    .input(CourseInput)
    .output(CourseOutput)
    .mutation(async ({ ctx, input }) => ({ course: await duplicateCourse(ctx.db, ctx.viewer, input.id) })),
});
