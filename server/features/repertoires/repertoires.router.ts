import { professor, router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { listGaps } from './gaps.service.ts';
import { docs } from './repertoires.docs.ts';
import {
  GapsOutput,
  GiveRepertoireInput,
  GiveRepertoireOutput,
  RemovedOutput,
  RepertoireForm,
  RepertoireInput,
  RepertoireOutput,
  RepertoiresOutput,
  SaveRepertoireInput,
  TrainedLineInput,
  TrainedLineOutput,
} from './repertoires.schema.ts';
import {
  createRepertoire,
  getRepertoire,
  giveRepertoire,
  listRepertoires,
  noteLine,
  removeRepertoire,
  saveRepertoire,
} from './repertoires.service.ts';

export const repertoiresRouter = router({
  list: signedIn
    .meta(rest('GET', '/repertoires', docs.list))
    .output(RepertoiresOutput)
    .query(async ({ ctx }) => ({ repertoires: await listRepertoires(ctx.db, ctx.viewer) })),

  // Before /repertoires/{repertoireId}, which would take it.
  gaps: signedIn
    .meta(rest('GET', '/repertoires/gaps', docs.gaps))
    .output(GapsOutput)
    .query(async ({ ctx }) => ({ gaps: await listGaps(ctx.db, ctx.viewer) })),

  get: signedIn
    .meta(rest('GET', '/repertoires/{repertoireId}', docs.get))
    .input(RepertoireInput)
    .output(RepertoireOutput)
    .query(async ({ ctx, input }) => ({ repertoire: await getRepertoire(ctx.db, ctx.viewer, input.repertoireId) })),

  create: signedIn
    .meta(rest('POST', '/repertoires', docs.create, { errorResponses: [409] }))
    .input(RepertoireForm)
    .output(RepertoireOutput)
    .mutation(async ({ ctx, input }) => ({ repertoire: await createRepertoire(ctx.db, ctx.viewer, input) })),

  save: signedIn
    .meta(rest('PUT', '/repertoires/{repertoireId}', docs.save, { errorResponses: [409] }))
    .input(SaveRepertoireInput)
    .output(RepertoireOutput)
    .mutation(async ({ ctx, input }) => ({ repertoire: await saveRepertoire(ctx.db, ctx.viewer, input) })),

  remove: signedIn
    .meta(rest('DELETE', '/repertoires/{repertoireId}', docs.remove))
    .input(RepertoireInput)
    .output(RemovedOutput)
    .mutation(async ({ ctx, input }) => {
      await removeRepertoire(ctx.db, ctx.viewer, input.repertoireId);
      return { removed: true as const };
    }),

  train: signedIn
    .meta(rest('POST', '/repertoires/{repertoireId}/lines', docs.train))
    .input(TrainedLineInput)
    .output(TrainedLineOutput)
    .mutation(async ({ ctx, input }) => ({ dueDay: await noteLine(ctx.db, ctx.viewer, input) })),

  give: professor
    .meta(rest('POST', '/repertoires/{repertoireId}/give', docs.give, { errorResponses: [409] }))
    .input(GiveRepertoireInput)
    .output(GiveRepertoireOutput)
    .mutation(({ ctx, input }) => giveRepertoire(ctx.db, ctx.viewer, input)),
});
