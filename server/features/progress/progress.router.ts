import { router, student } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './progress.docs.ts';
import { CompleteInput, QuizAttemptInput, QuizAttemptOutput, StudyResult } from './progress.schema.ts';
import { attemptQuiz, completeLesson } from './progress.service.ts';

export const progressRouter = router({
  complete: student
    .meta(rest('POST', '/lessons/{lessonId}/complete', docs.complete, { errorResponses: [409] }))
    .input(CompleteInput)
    .output(StudyResult)
    .mutation(({ ctx, input }) => completeLesson(ctx.db, ctx.viewer, input.lessonId)),

  quiz: student
    .meta(rest('POST', '/lessons/{lessonId}/quiz', docs.quiz, { errorResponses: [409] }))
    .input(QuizAttemptInput)
    .output(QuizAttemptOutput)
    .mutation(({ ctx, input }) => attemptQuiz(ctx.db, ctx.viewer, input.lessonId, input.answers)),
});
