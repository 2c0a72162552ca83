import { router, signedIn } from '../../trpc/init.ts';
import { findNext, listPuzzles } from './choice.service.ts';
import {
  AttemptInput,
  AttemptOutput,
  HintInput,
  HintOutput,
  NextPuzzleInput,
  NextPuzzleOutput,
  PuzzleInput,
  PuzzleOutput,
  PuzzlesInput,
  PuzzlesOutput,
  SolutionInput,
  SolutionOutput,
} from './puzzles.schema.ts';
import { attemptPuzzle, getPuzzle, showSolution, takeHint } from './puzzles.service.ts';

export const puzzlesRouter = router({
  list: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/puzzles',
        tags: ['puzzles'],
        summary: 'Problemas táticos, com as estatísticas de quem pergunta',
        description: '30 problemas por página, sem as soluções, com o que quem pergunta já resolveu.',
      },
      example: { difficulty: 'facil', state: 'open' },
    })
    .input(PuzzlesInput)
    .output(PuzzlesOutput)
    .query(({ ctx, input }) => listPuzzles(ctx.db, ctx.viewer, input)),

  next: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/puzzles/next',
        tags: ['puzzles'],
        summary: 'O próximo problema, na medida de quem pergunta',
        description:
          'Um problema que falta, perto do rating de quem resolve; entre os que servem igualmente, o acaso decide.',
      },
      example: { difficulty: 'facil' },
    })
    .input(NextPuzzleInput)
    .output(NextPuzzleOutput)
    .query(async ({ ctx, input }) => ({ puzzle: await findNext(ctx.db, ctx.viewer, input) })),

  get: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/puzzles/{id}',
        tags: ['puzzles'],
        summary: 'Um problema, sem a solução',
        description: 'A posição e o que se pede; quem julga a solução é o servidor.',
      },
      example: { id: 17 },
    })
    .input(PuzzleInput)
    .output(PuzzleOutput)
    .query(async ({ ctx, input }) => ({ puzzle: await getPuzzle(ctx.db, ctx.viewer, input.id) })),

  attempt: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/puzzles/{id}/attempts',
        tags: ['puzzles'],
        summary: 'Tenta resolver um problema',
        description:
          'Recebe todos os lances de quem resolve até aqui. A primeira tentativa muda o rating; a primeira solução paga XP e moedas.',
      },
      example: { id: 17, moves: ['b4d3'], milliseconds: 9_000 },
    })
    .input(AttemptInput)
    .output(AttemptOutput)
    .mutation(({ ctx, input }) => attemptPuzzle(ctx.db, ctx.viewer, input)),

  hint: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/puzzles/{id}/hint',
        tags: ['puzzles'],
        summary: 'A peça que se deve mover',
        description: 'Mostra de que casa sai a peça. Quem pede a dica resolve sem rating.',
      },
      example: { id: 18 },
    })
    .input(HintInput)
    .output(HintOutput)
    .mutation(({ ctx, input }) => takeHint(ctx.db, ctx.viewer, input)),

  solution: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/puzzles/{id}/solution',
        tags: ['puzzles'],
        summary: 'A solução de um problema',
        description: 'Mostra a linha inteira. Pedida antes de resolver, conta como primeira tentativa errada.',
      },
      example: { id: 19 },
    })
    .input(SolutionInput)
    .output(SolutionOutput)
    .mutation(({ ctx, input }) => showSolution(ctx.db, ctx.viewer, input.id)),
});
