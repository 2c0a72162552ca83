import { router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './uploads.docs.ts';
import { NewUpload } from './uploads.schema.ts';
import { issueUpload } from './uploads.service.ts';

export const uploadsRouter = router({
  image: signedIn
    .meta(rest('POST', '/upload/image', docs.image))
    .output(NewUpload)
    .mutation(({ ctx }) => issueUpload(ctx.db, ctx.storage, ctx.viewer)),
});
