import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { mayEdit } from '../courses/courses.policy.ts';
import { removeReplaced } from '../uploads/sweep.service.ts';
import { claimImage, confirmUpload, releaseImage } from '../uploads/uploads.service.ts';
import type { CompletedUpload, CompleteUploadInput } from '../uploads/uploads.schema.ts';
import { changeImage, findImageToChange } from './course-writing.queries.ts';

/**
 * Shows an uploaded image on a course, and gives up the one before. It is no new version of the course: whoever is
 * editing the rest may save it.
 * @throws AppError 404 for an unknown course and for another's that is not active, 403 for another's, 404 or 409 for
 * what is no image of the viewer's.
 */
export const setCourseImage = (db: Db, viewer: Viewer, courseId: number, imageUrl: string): Promise<void> =>
  db.write(async tx => {
    const course = await findImageToChange(tx, courseId);
    if (!course || (course.status !== 'active' && !mayEdit(viewer, course))) throw new AppError('courseNotFound');
    if (!mayEdit(viewer, course)) throw new AppError('accessDenied');
    if (imageUrl === course.imageUrl) return;
    await claimImage(tx, viewer, imageUrl);
    await changeImage(tx, courseId, imageUrl);
    await releaseImage(tx, course.imageUrl);
  });

/**
 * Confirms that an image has come and, with a course, shows it there.
 * @throws AppError as `confirmUpload` and the course say.
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
    // The image is changed; what cannot be removed now is left to the next sweep.
    await removeReplaced(db, storage).catch(() => undefined);
  }
  return { objectPath: imageURL, imageUrl: imageURL };
};
