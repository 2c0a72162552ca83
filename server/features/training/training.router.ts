import { router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './training.docs.ts';
import { TrainingDueOutput } from './training.schema.ts';
import { countAllDue } from './training.service.ts';

export const trainingRouter = router({
  due: signedIn
    .meta(rest('GET', '/training/due', docs.due))
    .output(TrainingDueOutput)
    .query(async ({ ctx }) => ({ due: await countAllDue(ctx.db, ctx.viewer) })),
});
