import { professor, router, signedIn, student } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { courseWriter } from '../teaching/course-writer.ts';
import { versioned } from './chapter-version.ts';
import { docs } from './chapters.docs.ts';
import {
  ChapterInput,
  ChaptersOutput,
  ChaptersPgnOutput,
  DueChaptersOutput,
  HintInput,
  HintOutput,
  LessonChaptersInput,
  MoveInput,
  MoveOutput,
  ReadingInput,
  ReadingOutput,
  SaveChaptersInput,
  TriesOutput,
} from './chapters.schema.ts';
import { listDueChapters } from './chapter-cards.service.ts';
import { exportChapters, listChapters, saveChapters } from './chapters.service.ts';
import { keepReading, playMove, takeHint } from './solving.service.ts';
import { listTries } from './tries.service.ts';

export const chaptersRouter = router({
  ofLesson: signedIn
    .meta(rest('GET', '/lessons/{lessonId}/chapters', docs.ofLesson))
    .input(LessonChaptersInput)
    .output(ChaptersOutput)
    .query(async ({ ctx, input }) => versioned(await listChapters(ctx.db, ctx.viewer, input.lessonId))),

  save: courseWriter
    .meta(rest('PUT', '/lessons/{lessonId}/chapters', docs.save, { errorResponses: [409] }))
    .input(SaveChaptersInput)
    .output(ChaptersOutput)
    .mutation(async ({ ctx, input }) => versioned(await saveChapters(ctx.db, ctx.viewer, input))),

  due: student
    .meta(rest('GET', '/chapters/due', docs.due))
    .output(DueChaptersOutput)
    .query(async ({ ctx }) => ({ chapters: await listDueChapters(ctx.db, ctx.viewer) })),

  move: signedIn
    .meta(rest('POST', '/chapters/{chapterId}/moves', docs.move, { errorResponses: [403, 409] }))
    .input(MoveInput)
    .output(MoveOutput)
    .mutation(({ ctx, input }) => playMove(ctx, ctx.viewer, input)),

  read: signedIn
    .meta(rest('PUT', '/chapters/{chapterId}/reading', docs.read, { errorResponses: [403, 409] }))
    .input(ReadingInput)
    .output(ReadingOutput)
    .mutation(({ ctx, input }) => keepReading(ctx.db, ctx.viewer, input.chapterId, input.path)),

  hint: signedIn
    .meta(rest('POST', '/chapters/{chapterId}/hint', docs.hint, { errorResponses: [403, 409] }))
    .input(HintInput)
    .output(HintOutput)
    .mutation(async ({ ctx, input }) => ({ hint: await takeHint(ctx.db, ctx.viewer, input.chapterId, input.path) })),

  tries: professor
    .meta(rest('GET', '/chapters/{chapterId}/tries', docs.tries))
    .input(ChapterInput)
    .output(TriesOutput)
    .query(async ({ ctx, input }) => ({ positions: await listTries(ctx.db, ctx.viewer, input.chapterId) })),

  exportPgn: professor
    .meta(
      rest('GET', '/lessons/{lessonId}/chapters.pgn', docs.exportPgn, {
        file: { type: 'application/x-chess-pgn', name: 'filename', text: 'pgn' },
      }),
    )
    .input(LessonChaptersInput)
    .output(ChaptersPgnOutput)
    .query(({ ctx, input }) => exportChapters(ctx.db, ctx.viewer, input.lessonId)),
});
