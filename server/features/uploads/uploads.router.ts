import { professor, router, signedIn } from '../../trpc/init.ts';
import { setCourseImage } from '../teaching/course-image.service.ts';
import { removeReplaced } from './sweep.service.ts';
import { CompletedUpload, CompleteUploadInput, NewUpload } from './uploads.schema.ts';
import { confirmUpload, issueUpload } from './uploads.service.ts';

export const uploadsRouter = router({
  image: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/upload/image',
        tags: ['uploads'],
        summary: 'Endereço para enviar uma imagem',
        description:
          'Um endereço para um envio, que vale dez minutos. A imagem vai para ele por PUT, em JPG, PNG ou WEBP de até 5 MB, e depois é confirmada.',
      },
    })
    .output(NewUpload)
    .mutation(({ ctx }) => issueUpload(ctx.db, ctx.storage, ctx.viewer)),

  complete: professor
    .meta({
      openapi: {
        method: 'PUT',
        path: '/upload/image/complete',
        tags: ['uploads'],
        summary: 'Conclui o envio de uma imagem',
        description: 'Confirma que a imagem chegou e, com `courseId`, a mostra no curso.',
        errorResponses: [404, 409],
      },
    })
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
