import { router, student } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './progress.docs.ts';
import { keepAnswers } from './attempts.service.ts';
import { beginQuiz, handInQuiz } from './board-answers.service.ts';
import {
  CompleteInput,
  CompletionResult,
  KeptAnswers,
  QuizAttemptInput,
  QuizAttemptOutput,
  QuizStart,
  QuizStartInput,
} from './progress.schema.ts';
import { completeLesson } from './progress.service.ts';

export const progressRouter = router({
  complete: student
    .meta(rest('POST', '/lessons/{lessonId}/complete', docs.complete, { errorResponses: [409] }))
    .input(CompleteInput)
    .output(CompletionResult)
    .mutation(({ ctx, input }) => completeLesson(ctx.db, ctx.viewer, input.lessonId)),

  startQuiz: student
    .meta(rest('POST', '/lessons/{lessonId}/quiz/start', docs.startQuiz, { errorResponses: [409] }))
    .input(QuizStartInput)
    .output(QuizStart)
    .mutation(({ ctx, input }) => beginQuiz(ctx, ctx.viewer, input.lessonId)),

  keepAnswers: student
    .meta(rest('PUT', '/lessons/{lessonId}/quiz/answers', docs.keepAnswers, { errorResponses: [409] }))
    .input(QuizAttemptInput)
    .output(KeptAnswers)
    .mutation(({ ctx, input }) => keepAnswers(ctx.db, ctx.viewer, input.lessonId, input.answers)),

  quiz: student
    .meta(rest('POST', '/lessons/{lessonId}/quiz', docs.quiz, { errorResponses: [409] }))
    .input(QuizAttemptInput)
    .output(QuizAttemptOutput)
    .mutation(({ ctx, input }) => handInQuiz(ctx, ctx.viewer, input.lessonId, input.answers)),
});
