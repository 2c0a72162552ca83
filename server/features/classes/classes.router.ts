import { professor, router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './classes.docs.ts';
import { ClassChange, ClassesInput, ClassesOutput, ClassInput, ClassOutput, NewClass } from './classes.schema.ts';
import { createClass, getClass, listClasses, updateClass } from './classes.service.ts';

const conflicts = { errorResponses: [409] };

export const classesRouter = router({
  list: signedIn
    .meta(rest('GET', '/classes', docs.list))
    .input(ClassesInput)
    .output(ClassesOutput)
    .query(({ ctx, input }) => listClasses(ctx.db, ctx.viewer, input)),

  create: professor
    .meta(rest('POST', '/classes', docs.create, conflicts))
    .input(NewClass)
    .output(ClassOutput)
    .mutation(async ({ ctx, input }) => ({ class: await createClass(ctx.db, ctx.viewer, input) })),

  get: signedIn
    .meta(rest('GET', '/classes/{classId}', docs.get))
    .input(ClassInput)
    .output(ClassOutput)
    .query(async ({ ctx, input }) => ({ class: await getClass(ctx.db.read, ctx.viewer, input.classId) })),

  update: professor
    .meta(rest('PUT', '/classes/{classId}', docs.update, conflicts))
    .input(ClassChange)
    .output(ClassOutput)
    .mutation(async ({ ctx, input }) => ({ class: await updateClass(ctx.db, ctx.viewer, input) })),
});
