import { router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './mistakes.docs.ts';
import {
  MistakeInput,
  MistakeSolutionOutput,
  MistakesInput,
  MistakesOutput,
  TryMistakeInput,
  TryMistakeOutput,
} from './mistakes.schema.ts';
import { listMistakes, showBest, tryMistake } from './mistakes.service.ts';

export const mistakesRouter = router({
  list: signedIn
    .meta(rest('GET', '/mistakes', docs.list, { errorResponses: [404] }))
    .input(MistakesInput)
    .output(MistakesOutput)
    .query(({ ctx, input }) => listMistakes(ctx.db, ctx.viewer, input)),

  attempt: signedIn
    .meta(rest('POST', '/mistakes/{mistakeId}/attempts', docs.attempt))
    .input(TryMistakeInput)
    .output(TryMistakeOutput)
    .mutation(({ ctx, input }) => tryMistake(ctx, ctx.viewer, input)),

  solution: signedIn
    .meta(rest('POST', '/mistakes/{mistakeId}/solution', docs.solution))
    .input(MistakeInput)
    .output(MistakeSolutionOutput)
    .mutation(({ ctx, input }) => showBest(ctx.db, ctx.viewer, input.mistakeId)),
});
