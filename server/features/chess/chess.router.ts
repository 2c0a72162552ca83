import { router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './chess.docs.ts';
import { AiMoveInput, AiMoveOutput, AnalyzeInput, AnalyzeOutput } from './chess.schema.ts';
import { aiMove, analyze } from './chess.service.ts';

export const chessRouter = router({
  aiMove: signedIn
    .meta(rest('POST', '/chess/ai-move', docs.aiMove))
    .input(AiMoveInput)
    .output(AiMoveOutput)
    .mutation(({ ctx, input }) => aiMove(ctx.engine, ctx.viewer, input)),

  analyze: signedIn
    .meta(rest('POST', '/chess/analyze', docs.analyze))
    .input(AnalyzeInput)
    .output(AnalyzeOutput)
    .mutation(async ({ ctx, input }) => ({
      success: true,
      ...(await analyze(ctx.engine, ctx.viewer, input.fen)),
    })),
});
