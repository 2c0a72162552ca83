import { router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './courses.docs.ts';
import { CatalogueInput, CatalogueOutput, CourseInput, CourseOutput } from './courses.schema.ts';
import { getCourse, listCatalogue } from './courses.service.ts';

export const coursesRouter = router({
  list: signedIn
    .meta(rest('GET', '/courses', docs.list))
    .input(CatalogueInput)
    .output(CatalogueOutput)
    .query(({ ctx, input }) => listCatalogue(ctx.db, ctx.viewer, input)),

  get: signedIn
    .meta(rest('GET', '/courses/{id}', docs.get))
    .input(CourseInput)
    .output(CourseOutput)
    .query(async ({ ctx, input }) => ({ course: await getCourse(ctx.db, ctx.viewer, input.id) })),
});
