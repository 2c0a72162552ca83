import { router, signedIn } from '../../trpc/init.ts';
import { AiMoveInput, AiMoveOutput, AnalyzeInput, AnalyzeOutput } from './chess.schema.ts';
import { aiMove, analyze } from './chess.service.ts';

export const chessRouter = router({
  aiMove: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/chess/ai-move',
        tags: ['chess'],
        summary: 'O lance do motor de xadrez numa posição',
        description:
          'O lance que um adversário deste nível faria. Numa partida terminada `success` é false. Com a fila do motor cheia a resposta é 503.',
      },
      example: { difficulty: 'facil', fen: '7k/8/6K1/8/8/8/8/7R b - - 0 1' },
    })
    .input(AiMoveInput)
    .output(AiMoveOutput)
    .mutation(({ ctx, input }) => aiMove(ctx.engine, input)),

  analyze: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/chess/analyze',
        tags: ['chess'],
        summary: 'Explica uma posição em palavras',
        description: 'Diz em palavras quem está melhor, por quê e o que jogar.',
      },
      example: { fen: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1' },
    })
    .input(AnalyzeInput)
    .output(AnalyzeOutput)
    .mutation(async ({ ctx, input }) => ({ success: true, analysis: await analyze(ctx.engine, input.fen) })),
});
