import { router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './endings.docs.ts';
import {
  EndingInput,
  EndingsOutput,
  PlayEndingInput,
  PlayEndingOutput,
  SurrenderEndingOutput,
} from './endings.schema.ts';
import { listEndings, playEnding, surrenderEnding } from './endings.service.ts';

export const endingsRouter = router({
  list: signedIn
    .meta(rest('GET', '/endings', docs.list))
    .output(EndingsOutput)
    .query(async ({ ctx }) => ({ endings: await listEndings(ctx.db, ctx.viewer) })),

  play: signedIn
    .meta(rest('POST', '/endings/{ending}/moves', docs.play))
    .input(PlayEndingInput)
    .output(PlayEndingOutput)
    .mutation(({ ctx, input }) => playEnding(ctx, ctx.viewer, input)),

  surrender: signedIn
    .meta(rest('POST', '/endings/{ending}/surrender', docs.surrender))
    .input(EndingInput)
    .output(SurrenderEndingOutput)
    .mutation(({ ctx, input }) => surrenderEnding(ctx, ctx.viewer, input.ending)),
});
