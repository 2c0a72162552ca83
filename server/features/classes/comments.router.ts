import { router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './comments.docs.ts';
import {
  CommentInput,
  CommentOutput,
  CommentsInput,
  CommentsOutput,
  NewComment,
  RemovedComment,
} from './comments.schema.ts';
import { listComments, removeComment, writeComment } from './comments.service.ts';

const conflicts = { errorResponses: [409] };

/** The comments on the announcements of a class. */
export const commentsRouter = router({
  comments: signedIn
    .meta(rest('GET', '/classes/{classId}/posts/{postId}/comments', docs.comments))
    .input(CommentsInput)
    .output(CommentsOutput)
    .query(({ ctx, input }) => listComments(ctx.db, ctx.viewer, input)),

  comment: signedIn
    .meta(rest('POST', '/classes/{classId}/posts/{postId}/comments', docs.comment, conflicts))
    .input(NewComment)
    .output(CommentOutput)
    .mutation(async ({ ctx, input }) => ({ comment: await writeComment(ctx.db, ctx.viewer, input) })),

  removeComment: signedIn
    .meta(rest('DELETE', '/classes/{classId}/posts/{postId}/comments/{commentId}', docs.removeComment, conflicts))
    .input(CommentInput)
    .output(RemovedComment)
    .mutation(async ({ ctx, input }) => {
      await removeComment(ctx.db, ctx.viewer, input);
      return { deleted: true as const };
    }),
});
