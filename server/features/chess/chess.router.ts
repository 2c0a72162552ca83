import { router, signedIn } from '../../trpc/init.ts';
import { AiMoveInput, AiMoveOutput, AnalyzeInput, AnalyzeOutput } from './chess.schema.ts';
import { analyze, playAgainst } from './chess.service.ts';

export const chessRouter = router({
  aiMove: signedIn
    .meta({ openapi: { method: 'POST', path: '/chess/ai-move', tags: ['chess'], summary: 'O lance do motor de xadrez numa posição', errorResponses: [503] } })
    .input(AiMoveInput)
    .output(AiMoveOutput)
    .mutation(({ ctx, input }) => playAgainst(ctx.engine, input)),

  analyze: signedIn
    .meta({ openapi: { method: 'POST', path: '/chess/analyze', tags: ['chess'], summary: 'Explica uma posição em palavras', errorResponses: [503] } })
    .input(AnalyzeInput)
    .output(AnalyzeOutput)
    .mutation(async ({ ctx, input }) => ({ success: true, analysis: await analyze(ctx.engine, input.fen) })),
});
