import { professor, router, signedIn, student } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { attemptQuiz, completeLesson } from '../progress/progress.service.ts';
import { docs } from './lessons.docs.ts';
import {
  createLesson,
  deleteLesson,
  reorderLessons,
  scheduleLesson,
  updateLesson,
} from '../teaching/lesson-writing.service.ts';
import { CourseLessonsInput, LessonInput, LessonOutput, LessonsOutput } from './lessons.schema.ts';
import { TaughtLessonsInput, TaughtLessonsOutput } from '../teaching/taught-lessons.schema.ts';
import {
  CreateLessonInput,
  ReorderInput,
  ScheduleInput,
  UpdateLessonInput,
} from '../teaching/lesson-writing.schema.ts';
import { CompleteOutput, QuizAttemptInput, QuizAttemptOutput } from '../progress/progress.schema.ts';
import { getLesson, listLessons } from './lessons.service.ts';
import { listTaughtLessons } from '../teaching/taught-lessons.service.ts';

export const lessonsRouter = router({
  ofCourse: signedIn
    .meta(rest('GET', '/courses/{courseId}/lessons', docs.ofCourse))
    .input(CourseLessonsInput)
    .output(LessonsOutput)
    .query(async ({ ctx, input }) => ({ lessons: await listLessons(ctx.db, ctx.viewer, input.courseId) })),

  get: signedIn
    .meta(rest('GET', '/lessons/{lessonId}', docs.get))
    .input(LessonInput)
    .output(LessonOutput)
    .query(async ({ ctx, input }) => ({ lesson: await getLesson(ctx.db, ctx.viewer, input.lessonId) })),

  complete: student
    .meta(rest('POST', '/lessons/{lessonId}/complete', docs.complete, { errorResponses: [409] }))
    .input(LessonInput)
    .output(CompleteOutput)
    .mutation(({ ctx, input }) => completeLesson(ctx.db, ctx.viewer, input.lessonId)),

  quiz: student
    .meta(rest('POST', '/lessons/{lessonId}/quiz', docs.quiz, { errorResponses: [409] }))
    .input(QuizAttemptInput)
    .output(QuizAttemptOutput)
    .mutation(({ ctx, input }) => attemptQuiz(ctx.db, ctx.viewer, input.lessonId, input.answers)),

  taught: professor
    .meta(rest('GET', '/lessons', docs.taught))
    .input(TaughtLessonsInput.prefault({}))
    .output(TaughtLessonsOutput)
    .query(({ ctx, input }) => listTaughtLessons(ctx.db, ctx.viewer, input)),

  create: professor
    .meta(rest('POST', '/courses/{courseId}/lessons', docs.create, { errorResponses: [409] }))
    .input(CreateLessonInput)
    .output(LessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await createLesson(ctx.db, ctx.viewer, input) })),

  update: professor
    .meta(rest('PUT', '/lessons/{lessonId}', docs.update, { errorResponses: [409] }))
    .input(UpdateLessonInput)
    .output(LessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await updateLesson(ctx.db, ctx.viewer, input) })),

  schedule: professor
    .meta(rest('PUT', '/lessons/{lessonId}/schedule', docs.schedule))
    .input(ScheduleInput)
    .output(LessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await scheduleLesson(ctx.db, ctx.viewer, input) })),

  remove: professor
    .meta(rest('DELETE', '/lessons/{lessonId}', docs.remove))
    .input(LessonInput)
    .output(LessonsOutput)
    .mutation(async ({ ctx, input }) => ({ lessons: await deleteLesson(ctx.db, ctx.viewer, input.lessonId) })),

  reorder: professor
    .meta(rest('PUT', '/courses/{courseId}/lessons/reorder', docs.reorder))
    .input(ReorderInput)
    .output(LessonsOutput)
    .mutation(async ({ ctx, input }) => ({
      lessons: await reorderLessons(ctx.db, ctx.viewer, input.courseId, input.lessonIds),
    })),
});
