import { professor, router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './wall.docs.ts';
import {
  AttendanceInput,
  AttendanceOutput,
  DayInput,
  DeletedOutput,
  NewPost,
  PostChange,
  PostInput,
  PostOutput,
  PostsInput,
  PostsOutput,
} from './wall.schema.ts';
import { changePost, getDay, listPosts, markDay, removePost, writePost } from './wall.service.ts';

const conflicts = { errorResponses: [409] };

/** The wall and the attendance of a class. */
export const wallRouter = router({
  posts: signedIn
    .meta(rest('GET', '/classes/{classId}/posts', docs.posts))
    .input(PostsInput)
    .output(PostsOutput)
    .query(({ ctx, input }) => listPosts(ctx.db, ctx.viewer, input.classId, input.page)),

  writePost: professor
    .meta(rest('POST', '/classes/{classId}/posts', docs.writePost, conflicts))
    .input(NewPost)
    .output(PostOutput)
    .mutation(async ({ ctx, input }) => ({ post: await writePost(ctx.db, ctx.viewer, input) })),

  updatePost: professor
    .meta(rest('PUT', '/classes/{classId}/posts/{postId}', docs.updatePost, conflicts))
    .input(PostChange)
    .output(PostOutput)
    .mutation(async ({ ctx, input }) => ({ post: await changePost(ctx.db, ctx.viewer, input) })),

  removePost: professor
    .meta(rest('DELETE', '/classes/{classId}/posts/{postId}', docs.removePost, conflicts))
    .input(PostInput)
    .output(DeletedOutput)
    .mutation(async ({ ctx, input }) => {
      await removePost(ctx.db, ctx.viewer, input.classId, input.postId);
      return { deleted: true as const };
    }),

  attendance: professor
    .meta(rest('GET', '/classes/{classId}/attendance/{date}', docs.attendance))
    .input(DayInput)
    .output(AttendanceOutput)
    .query(({ ctx, input }) => getDay(ctx.db, ctx.viewer, input.classId, input.date)),

  markAttendance: professor
    .meta(rest('PUT', '/classes/{classId}/attendance/{date}', docs.markAttendance, conflicts))
    .input(AttendanceInput)
    .output(AttendanceOutput)
    .mutation(({ ctx, input }) => markDay(ctx.db, ctx.viewer, input)),
});
