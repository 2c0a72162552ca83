import { professor, router, signedIn } from '../../trpc/init.ts';
import { setCourseImage } from '../teaching/course-image.service.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './uploads.docs.ts';
import { removeReplaced } from './sweep.service.ts';
import { CompletedUpload, CompleteUploadInput, NewUpload } from './uploads.schema.ts';
import { confirmUpload, issueUpload } from './uploads.service.ts';

export const uploadsRouter = router({
  image: signedIn
    .meta(rest('POST', '/upload/image', docs.image))
    .output(NewUpload)
    .mutation(({ ctx }) => issueUpload(ctx.db, ctx.storage, ctx.viewer)),

  complete: professor
    .meta(rest('PUT', '/upload/image/complete', docs.complete, { errorResponses: [404, 409] }))
    .input(CompleteUploadInput)
    .output(CompletedUpload)
    .mutation(async ({ ctx, input: { imageURL, courseId } }) => {
      await confirmUpload(ctx.db, ctx.storage, ctx.viewer, imageURL);
      if (courseId !== undefined) {
        await setCourseImage(ctx.db, ctx.viewer, courseId, imageURL);
        // The image is changed; what cannot be removed now is left to the next sweep.
        await removeReplaced(ctx.db, ctx.storage).catch(() => undefined);
      }
      return { objectPath: imageURL, imageUrl: imageURL };
    }),
});
