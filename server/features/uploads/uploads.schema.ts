import { z } from 'zod';
import { Answer, RowId, Text } from '../../common.schema.ts';

export const NewUpload = Answer({
  /** Takes the image by PUT, once, within ten minutes: a path of the academy's, or the signed address of a bucket. */
  uploadURL: z.string(),
  /** Where the image will be read. */
  objectPath: z.string(),
});
export type NewUpload = z.infer<typeof NewUpload>;

export const CompleteUploadInput = z.object({
  /** The upload's objectPath. */
  imageURL: Text(200),
  /** The course that shows it from now on; without one the image only waits for the course that is about to be made with it. */
  courseId: RowId.optional(),
});

export const CompletedUpload = Answer({ objectPath: z.string(), imageUrl: z.string() });
