import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { mayEdit } from '../courses/courses.policy.ts';
import { removeReplaced } from '../uploads/sweep.service.ts';
import { claimImage, releaseImage } from '../uploads/attach.service.ts';
import { confirmUpload } from '../uploads/uploads.service.ts';
import type { CompletedUpload, CompleteUploadInput } from '../uploads/uploads.schema.ts';
import { changeImage, findImageToChange } from './course-writing.queries.ts';

/**
 * Shows an uploaded image on a course, and releases the previous one. The course's version stays the same, so that a
 * person who is editing the rest can still save.
 * @throws AppError 404 for an unknown course and for another owner's that is not active, 403 for another owner's, 404
 * or 409 for an image that the viewer did not upload.
 */
export const setCourseImage = (db: Db, viewer: Viewer, courseId: number, imageUrl: string): Promise<void> =>
  db.write(async tx => {
    const course = await findImageToChange(tx, viewer.id, courseId);
    if (!course || (course.status !== 'active' && !mayEdit(viewer, course))) throw new AppError('courseNotFound');
    if (!mayEdit(viewer, course)) throw new AppError('accessDenied');
    if (imageUrl === course.imageUrl) return;
    await claimImage(tx, viewer, imageUrl);
    await changeImage(tx, courseId, imageUrl);
    await releaseImage(tx, course.imageUrl);
  });

/**
 * Confirms an upload and, with a course, shows the image there.
 * @throws AppError like `confirmUpload` and `setCourseImage`.
 */
export const completeUpload = async (
  db: Db,
  storage: Storage,
  viewer: Viewer,
  { imageURL, courseId }: CompleteUploadInput,
): Promise<CompletedUpload> => {
  await confirmUpload(db, storage, viewer, imageURL);
  if (courseId !== undefined) {
    await setCourseImage(db, viewer, courseId, imageURL);
    // The image has changed; a file that cannot be removed now is left to the next sweep.
    await removeReplaced(db, storage).catch(() => undefined);
  }
  return { objectPath: imageURL, imageUrl: imageURL };
};
