import { router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { askFor, takeDelivered } from './delivered.service.ts';
import { docs } from './game-reviews.docs.ts';
import { AskReviewInput, AskReviewOutput, DeliverInput, ReviewInput, ReviewOutput } from './game-reviews.schema.ts';
import { getReview } from './game-reviews.service.ts';

export const gameReviewsRouter = router({
  ask: signedIn
    .meta(rest('POST', '/chess/games/{gameId}/review', docs.ask))
    .input(AskReviewInput)
    .output(AskReviewOutput)
    .mutation(({ ctx, input }) => askFor(ctx, ctx.viewer, input)),

  deliver: signedIn
    .meta(rest('POST', '/chess/games/{gameId}/review/evaluations', docs.deliver))
    .input(DeliverInput)
    .output(ReviewOutput)
    .mutation(async ({ ctx, input }) => ({ review: await takeDelivered(ctx, ctx.viewer, input) })),

  get: signedIn
    .meta(rest('GET', '/chess/games/{gameId}/review', docs.get))
    .input(ReviewInput)
    .output(ReviewOutput)
    .query(async ({ ctx, input }) => ({ review: await getReview(ctx.db, ctx.viewer, input.gameId) })),
});
