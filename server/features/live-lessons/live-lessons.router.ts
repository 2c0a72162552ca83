import { professor, router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import {
  answerQuestion,
  askClass,
  closeQuestion,
  endLiveLesson,
  handPieces,
  playOnBoard,
  showBoard,
  startLiveLesson,
} from './leading.service.ts';
import { docs } from './live-lessons.docs.ts';
import {
  EndedOutput,
  HandInput,
  LiveAnswerInput,
  LiveLessonInput,
  LiveLessonOutput,
  LiveMoveInput,
  MaybeLiveLessonOutput,
  NewLiveLesson,
  OwnLiveLessonsOutput,
  ShowInput,
} from './live-lessons.schema.ts';
import { getLiveLesson, listOwnLiveLessons } from './live-lessons.service.ts';

const conflicts = { errorResponses: [409] };

export const liveLessonsRouter = router({
  mine: signedIn
    .meta(rest('GET', '/live-lessons', docs.mine))
    .output(OwnLiveLessonsOutput)
    .query(({ ctx }) => listOwnLiveLessons(ctx.db, ctx.viewer)),

  get: signedIn
    .meta(rest('GET', '/classes/{classId}/live-lesson', docs.get))
    .input(LiveLessonInput)
    .output(MaybeLiveLessonOutput)
    .query(async ({ ctx, input }) => ({ lesson: await getLiveLesson(ctx, ctx.viewer, input.classId) })),

  start: professor
    .meta(rest('POST', '/classes/{classId}/live-lesson', docs.start, conflicts))
    .input(NewLiveLesson)
    .output(LiveLessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await startLiveLesson(ctx, ctx.viewer, input) })),

  show: professor
    .meta(rest('PUT', '/classes/{classId}/live-lesson', docs.show, conflicts))
    .input(ShowInput)
    .output(LiveLessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await showBoard(ctx, ctx.viewer, input) })),

  hand: professor
    .meta(rest('PUT', '/classes/{classId}/live-lesson/pieces', docs.hand, conflicts))
    .input(HandInput)
    .output(LiveLessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await handPieces(ctx, ctx.viewer, input) })),

  move: signedIn
    .meta(rest('POST', '/classes/{classId}/live-lesson/moves', docs.move, conflicts))
    .input(LiveMoveInput)
    .output(LiveLessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await playOnBoard(ctx, ctx.viewer, input) })),

  ask: professor
    .meta(rest('POST', '/classes/{classId}/live-lesson/questions', docs.ask, conflicts))
    .input(LiveLessonInput)
    .output(LiveLessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await askClass(ctx, ctx.viewer, input.classId) })),

  closeQuestion: professor
    .meta(rest('DELETE', '/classes/{classId}/live-lesson/questions', docs.closeQuestion, conflicts))
    .input(LiveLessonInput)
    .output(LiveLessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await closeQuestion(ctx, ctx.viewer, input.classId) })),

  answer: signedIn
    .meta(rest('PUT', '/classes/{classId}/live-lesson/answer', docs.answer, conflicts))
    .input(LiveAnswerInput)
    .output(LiveLessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await answerQuestion(ctx, ctx.viewer, input) })),

  end: professor
    .meta(rest('DELETE', '/classes/{classId}/live-lesson', docs.end, conflicts))
    .input(LiveLessonInput)
    .output(EndedOutput)
    .mutation(async ({ ctx, input }) => {
      await endLiveLesson(ctx, ctx.viewer, input.classId);
      return { ended: true as const };
    }),
});
