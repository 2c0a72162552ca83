import { router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './lessons.docs.ts';
import { CourseLessonsInput, LessonInput, LessonOutput, LessonsOutput } from './lessons.schema.ts';
import { getLesson, listLessons } from './lessons.service.ts';

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
});
