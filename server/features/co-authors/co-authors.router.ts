import { professor, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { CourseOutput } from '../courses/courses.schema.ts';
import { getCourse } from '../courses/courses.service.ts';
import { docs } from './co-authors.docs.ts';
import { AddCoAuthorInput, CoAuthorInput, CoAuthorLeft } from './co-authors.schema.ts';
import { addCoAuthor, removeCoAuthor } from './co-authors.service.ts';

export const coAuthorsRouter = router({
  addCoAuthor: professor
    .meta(rest('POST', '/courses/{courseId}/co-authors', docs.addCoAuthor, { errorResponses: [409] }))
    .input(AddCoAuthorInput)
    .output(CourseOutput)
    .mutation(async ({ ctx, input: { courseId, ...who } }) => {
      await addCoAuthor(ctx.db, ctx.viewer, courseId, who);
      return { course: await getCourse(ctx.db, ctx.viewer, courseId) };
    }),

  removeCoAuthor: professor
    .meta(rest('DELETE', '/courses/{courseId}/co-authors/{userId}', docs.removeCoAuthor))
    .input(CoAuthorInput)
    .output(CoAuthorLeft)
    .mutation(async ({ ctx, input }) => {
      await removeCoAuthor(ctx.db, ctx.viewer, input.courseId, input.userId);
      return { removed: true as const };
    }),
});
