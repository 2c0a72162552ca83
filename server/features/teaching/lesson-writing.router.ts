import { professor, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { LessonInput, LessonOutput, LessonsOutput } from '../lessons/lessons.schema.ts';
import { courseWriter } from './course-writer.ts';
import { docs } from './lesson-writing.docs.ts';
import { CreateLessonInput, ReorderInput, ScheduleInput, UpdateLessonInput } from './lesson-writing.schema.ts';
import { createLesson, deleteLesson, reorderLessons, scheduleLesson, updateLesson } from './lesson-writing.service.ts';

export const lessonWritingRouter = router({
  create: courseWriter
    .meta(rest('POST', '/courses/{courseId}/lessons', docs.create, { errorResponses: [409] }))
    .input(CreateLessonInput)
    .output(LessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await createLesson(ctx.db, ctx.viewer, input) })),

  update: courseWriter
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
