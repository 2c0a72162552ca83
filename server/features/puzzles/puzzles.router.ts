import { professor, router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './puzzles.docs.ts';
import { countDue, findNext, listPuzzles } from './choice.service.ts';
import { chooseLevel } from './level.service.ts';
import {
  AttemptInput,
  AttemptOutput,
  DuePuzzlesOutput,
  PuzzleProgressOutput,
  HintInput,
  HintOutput,
  NextPuzzleInput,
  NextPuzzleOutput,
  PlayerLevelInput,
  PlayerLevelOutput,
  PuzzleInput,
  PuzzleOutput,
  PuzzlesInput,
  PuzzlesOutput,
  SolutionInput,
  SolutionOutput,
} from './puzzles.schema.ts';
import { showProgress } from './progress.service.ts';
import { makeSheet } from './sheet.service.ts';
import { PuzzleSheetInput, PuzzleSheetOutput } from './sheet.schema.ts';
import { attemptPuzzle, getPuzzle, showSolution, takeHint } from './puzzles.service.ts';

export const puzzlesRouter = router({
  list: signedIn
    .meta(rest('GET', '/puzzles', docs.list))
    .input(PuzzlesInput)
    .output(PuzzlesOutput)
    .query(({ ctx, input }) => listPuzzles(ctx.db, ctx.viewer, input)),

  next: signedIn
    .meta(rest('GET', '/puzzles/next', docs.next, { noContentWithout: 'puzzle' }))
    .input(NextPuzzleInput)
    .output(NextPuzzleOutput)
    .query(async ({ ctx, input }) => ({ puzzle: await findNext(ctx.db, ctx.viewer, input) })),

  due: signedIn
    .meta(rest('GET', '/puzzles/due', docs.due))
    .output(DuePuzzlesOutput)
    .query(async ({ ctx }) => ({ due: await countDue(ctx.db, ctx.viewer) })),

  progress: signedIn
    .meta(rest('GET', '/puzzles/progress', docs.progress))
    .output(PuzzleProgressOutput)
    .query(({ ctx }) => showProgress(ctx.db, ctx.viewer)),

  sheet: professor
    .meta(rest('GET', '/puzzles/sheet', docs.sheet))
    .input(PuzzleSheetInput)
    .output(PuzzleSheetOutput)
    .query(({ ctx, input }) => makeSheet(ctx.db, ctx.viewer, input)),

  chooseLevel: signedIn
    .meta(rest('PUT', '/puzzles/level', docs.level, { errorResponses: [409] }))
    .input(PlayerLevelInput)
    .output(PlayerLevelOutput)
    .mutation(async ({ ctx, input }) => ({ stats: await chooseLevel(ctx.db, ctx.viewer, input.level) })),

  get: signedIn
    .meta(rest('GET', '/puzzles/{id}', docs.get))
    .input(PuzzleInput)
    .output(PuzzleOutput)
    .query(async ({ ctx, input }) => ({ puzzle: await getPuzzle(ctx.db, ctx.viewer, input.id) })),

  attempt: signedIn
    .meta(rest('POST', '/puzzles/{id}/attempts', docs.attempt))
    .input(AttemptInput)
    .output(AttemptOutput)
    .mutation(({ ctx, input }) => attemptPuzzle(ctx.db, ctx.viewer, input)),

  hint: signedIn
    .meta(rest('POST', '/puzzles/{id}/hint', docs.hint))
    .input(HintInput)
    .output(HintOutput)
    .mutation(({ ctx, input }) => takeHint(ctx.db, ctx.viewer, input)),

  solution: signedIn
    .meta(rest('POST', '/puzzles/{id}/solution', docs.solution))
    .input(SolutionInput)
    .output(SolutionOutput)
    .mutation(({ ctx, input }) => showSolution(ctx.db, ctx.viewer, input.id)),
});
