import { professor, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { CompletedUpload, CompleteUploadInput } from '../uploads/uploads.schema.ts';
import { docs } from './course-image.docs.ts';
import { completeUpload } from './course-image.service.ts';

export const courseImageRouter = router({
  complete: professor
    .meta(rest('PUT', '/upload/image/complete', docs.complete, { errorResponses: [404, 409] }))
    .input(CompleteUploadInput)
    .output(CompletedUpload)
    .mutation(({ ctx, input }) => completeUpload(ctx.db, ctx.storage, ctx.viewer, input)),
});
