import { professor, router, signedIn, student } from '../../trpc/init.ts';
import { attemptQuiz, completeLesson } from '../progress/progress.service.ts';
import { createLesson, deleteLesson, reorderLessons, scheduleLesson, updateLesson } from './lesson-writing.service.ts';
import {
  CompleteOutput, CourseLessonsInput, CreateLessonInput, LessonInput, LessonOutput, LessonsOutput, QuizAttemptInput, QuizAttemptOutput, ReorderInput,
  ScheduleInput, TaughtLessonsInput, TaughtLessonsOutput, UpdateLessonInput,
} from './lessons.schema.ts';
import { getLesson, listLessons } from './lessons.service.ts';
import { listTaughtLessons } from './taught-lessons.service.ts';

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

  taught: professor
    .meta({ openapi: { method: 'GET', path: '/lessons', tags: ['lessons'], summary: 'Lições do professor, de todos os cursos' } })
    .input(TaughtLessonsInput.prefault({}))
    .output(TaughtLessonsOutput)
    .query(({ ctx, input }) => listTaughtLessons(ctx.db, ctx.viewer, input)),

  create: professor
    .meta({ openapi: { method: 'POST', path: '/courses/{courseId}/lessons', tags: ['lessons'], summary: 'Cria uma lição', errorResponses: [409] } })
    .input(CreateLessonInput)
    .output(LessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await createLesson(ctx.db, ctx.viewer, input) })),

  update: professor
    .meta({ openapi: { method: 'PUT', path: '/lessons/{lessonId}', tags: ['lessons'], summary: 'Altera uma lição', errorResponses: [409] } })
    .input(UpdateLessonInput)
    .output(LessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await updateLesson(ctx.db, ctx.viewer, input) })),

  schedule: professor
    .meta({ openapi: { method: 'PUT', path: '/lessons/{lessonId}/schedule', tags: ['lessons'], summary: 'Marca, muda ou cancela a data de uma lição' } })
    .input(ScheduleInput)
    .output(LessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await scheduleLesson(ctx.db, ctx.viewer, input) })),

  remove: professor
    .meta({ openapi: { method: 'DELETE', path: '/lessons/{lessonId}', tags: ['lessons'], summary: 'Remove uma lição do curso' } })
    .input(LessonInput)
    .output(LessonsOutput)
    .mutation(async ({ ctx, input }) => ({ lessons: await deleteLesson(ctx.db, ctx.viewer, input.lessonId) })),

  reorder: professor
    .meta({ openapi: { method: 'PUT', path: '/courses/{courseId}/lessons/reorder', tags: ['lessons'], summary: 'Reordena as lições de um curso' } })
    .input(ReorderInput)
    .output(LessonsOutput)
    .mutation(async ({ ctx, input }) => ({ lessons: await reorderLessons(ctx.db, ctx.viewer, input.courseId, input.lessonIds) })),
});
