import { router, signedIn, student } from '../../trpc/init.ts';
import { attemptQuiz, completeLesson } from '../progress/progress.service.ts';
import { CompleteOutput, CourseLessonsInput, LessonInput, LessonOutput, LessonsOutput, QuizAttemptInput, QuizAttemptOutput } from './lessons.schema.ts';
import { getLesson, listLessons } from './lessons.service.ts';

export const lessonsRouter = router({
  ofCourse: signedIn
    .meta({ openapi: { method: 'GET', path: '/courses/{courseId}/lessons', tags: ['lessons'], summary: 'Lições de um curso' } })
    .input(CourseLessonsInput)
    .output(LessonsOutput)
    .query(async ({ ctx, input }) => ({ lessons: await listLessons(ctx.db, ctx.viewer, input.courseId) })),

  get: signedIn
    .meta({ openapi: { method: 'GET', path: '/lessons/{lessonId}', tags: ['lessons'], summary: 'Uma lição' } })
    .input(LessonInput)
    .output(LessonOutput)
    .query(async ({ ctx, input }) => ({ lesson: await getLesson(ctx.db, ctx.viewer, input.lessonId) })),

  complete: student
    .meta({ openapi: { method: 'POST', path: '/lessons/{lessonId}/complete', tags: ['lessons'], summary: 'Marca uma lição como concluída', errorResponses: [409] } })
    .input(LessonInput)
    .output(CompleteOutput)
    .mutation(({ ctx, input }) => completeLesson(ctx.db, ctx.viewer, input.lessonId)),

  quiz: student
    .meta({ openapi: { method: 'POST', path: '/lessons/{lessonId}/quiz', tags: ['lessons'], summary: 'Responde o quiz de uma lição', errorResponses: [409] } })
    .input(QuizAttemptInput)
    .output(QuizAttemptOutput)
    .mutation(({ ctx, input }) => attemptQuiz(ctx.db, ctx.viewer, input.lessonId, input.answers)),
});
