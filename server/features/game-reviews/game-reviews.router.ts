import { router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './game-reviews.docs.ts';
import { ReviewInput, ReviewOutput } from './game-reviews.schema.ts';
import { askForReview, getReview } from './game-reviews.service.ts';

export const gameReviewsRouter = router({
  ask: signedIn
    .meta(rest('POST', '/chess/games/{gameId}/review', docs.ask))
    .input(ReviewInput)
    .output(ReviewOutput)
    .mutation(async ({ ctx, input }) => ({ review: await askForReview(ctx, ctx.viewer, input.gameId) })),

  get: signedIn
    .meta(rest('GET', '/chess/games/{gameId}/review', docs.get))
    .input(ReviewInput)
    .output(ReviewOutput)
    .query(async ({ ctx, input }) => ({ review: await getReview(ctx.db, ctx.viewer, input.gameId) })),
});
