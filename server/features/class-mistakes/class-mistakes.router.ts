import { professor, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './class-mistakes.docs.ts';
import { ClassMistakesInput, ClassMistakesOutput, ClassReviewsOutput } from './class-mistakes.schema.ts';
import { listClassMistakes, reviewClass } from './class-mistakes.service.ts';

export const classMistakesRouter = router({
  list: professor
    .meta(rest('GET', '/classes/{classId}/mistakes', docs.list))
    .input(ClassMistakesInput)
    .output(ClassMistakesOutput)
    .query(({ ctx, input }) => listClassMistakes(ctx.db, ctx.viewer, input.classId)),

  review: professor
    .meta(rest('POST', '/classes/{classId}/mistakes/reviews', docs.review, { errorResponses: [409] }))
    .input(ClassMistakesInput)
    .output(ClassReviewsOutput)
    .mutation(({ ctx, input }) => reviewClass(ctx, ctx.viewer, input.classId)),
});
