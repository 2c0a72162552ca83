import { professor, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './taught-lessons.docs.ts';
import { TaughtLessonsInput, TaughtLessonsOutput } from './taught-lessons.schema.ts';
import { listTaughtLessons } from './taught-lessons.service.ts';

export const taughtLessonsRouter = router({
  taught: professor
    .meta(rest('GET', '/lessons', docs.taught))
    .input(TaughtLessonsInput.prefault({}))
    .output(TaughtLessonsOutput)
    .query(({ ctx, input }) => listTaughtLessons(ctx.db, ctx.viewer, input)),
});
