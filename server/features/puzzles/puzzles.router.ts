import { router, signedIn } from '../../trpc/init.ts';
import { findNext, listPuzzles } from './choice.service.ts';
import { AttemptInput, AttemptOutput, HintInput, HintOutput, NextPuzzleInput, NextPuzzleOutput, PuzzleInput, PuzzleOutput, PuzzlesInput, PuzzlesOutput, SolutionInput, SolutionOutput } from './puzzles.schema.ts';
import { attemptPuzzle, getPuzzle, showSolution, takeHint } from './puzzles.service.ts';

export const puzzlesRouter = router({
  list: signedIn
    .meta({ openapi: { method: 'GET', path: '/puzzles', tags: ['puzzles'], summary: 'Problemas táticos, com as estatísticas de quem pergunta' } })
    .input(PuzzlesInput)
    .output(PuzzlesOutput)
    .query(({ ctx, input }) => listPuzzles(ctx.db, ctx.viewer, input)),

  next: signedIn
    .meta({ openapi: { method: 'GET', path: '/puzzles/next', tags: ['puzzles'], summary: 'O próximo problema, na medida de quem pergunta' } })
    .input(NextPuzzleInput)
    .output(NextPuzzleOutput)
    .query(async ({ ctx, input }) => ({ puzzle: await findNext(ctx.db, ctx.viewer, input) })),

  get: signedIn
    .meta({ openapi: { method: 'GET', path: '/puzzles/{id}', tags: ['puzzles'], summary: 'Um problema, sem a solução' } })
    .input(PuzzleInput)
    .output(PuzzleOutput)
    .query(async ({ ctx, input }) => ({ puzzle: await getPuzzle(ctx.db, ctx.viewer, input.id) })),

  attempt: signedIn
    .meta({ openapi: { method: 'POST', path: '/puzzles/{id}/attempts', tags: ['puzzles'], summary: 'Tenta resolver um problema' } })
    .input(AttemptInput)
    .output(AttemptOutput)
    .mutation(({ ctx, input }) => attemptPuzzle(ctx.db, ctx.viewer, input)),

  hint: signedIn
    .meta({ openapi: { method: 'POST', path: '/puzzles/{id}/hint', tags: ['puzzles'], summary: 'A peça que se deve mover' } })
    .input(HintInput)
    .output(HintOutput)
    .mutation(({ ctx, input }) => takeHint(ctx.db, ctx.viewer, input)),

  solution: signedIn
    .meta({ openapi: { method: 'POST', path: '/puzzles/{id}/solution', tags: ['puzzles'], summary: 'A solução de um problema' } })
    .input(SolutionInput)
    .output(SolutionOutput)
    .mutation(({ ctx, input }) => showSolution(ctx.db, ctx.viewer, input.id)),
});
