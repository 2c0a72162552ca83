import { professor, router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './uploads.docs.ts';
import { CompleteFileInput, NewFile, NewUpload, StoredUpload } from './uploads.schema.ts';
import { confirmUpload, issueFile, issueUpload } from './uploads.service.ts';

export const uploadsRouter = router({
  image: signedIn
    .meta(rest('POST', '/upload/image', docs.image, { errorResponses: [409] }))
    .output(NewUpload)
    .mutation(({ ctx }) => issueUpload(ctx.db, ctx.storage, ctx.viewer)),

  file: professor
    .meta(rest('POST', '/upload/file', docs.file, { errorResponses: [409, 413] }))
    .input(NewFile)
    .output(NewUpload)
    .mutation(({ ctx, input }) => issueFile(ctx.db, ctx.storage, ctx.viewer, input)),

  completeFile: professor
    .meta(rest('PUT', '/upload/file/complete', docs.completeFile, { errorResponses: [404, 409] }))
    .input(CompleteFileInput)
    .output(StoredUpload)
    .mutation(({ ctx, input }) => confirmUpload(ctx.db, ctx.storage, ctx.viewer, input.objectPath)),
});
