import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import { claimImage, releaseImage } from '../uploads/uploads.service.ts';
import { changeImage, findImageToChange } from './course-image.queries.ts';
import { mayEdit } from '../courses/courses.policy.ts';

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
