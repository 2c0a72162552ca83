import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { listShown } from './lessons.service.ts';
import { findCoursesShowing } from './files.queries.ts';

/**
 * Whether the viewer may open a film or file of the school's by its address: whoever reads a lesson that shows it may.
 * An address alone opens nothing, because it can be guessed or passed on.
 */
export const mayOpenFile = async (db: Db, viewer: Viewer, address: string): Promise<boolean> => {
  for (const courseId of await findCoursesShowing(db.read, address)) {
    const lessons = await listShown(db, viewer, courseId);
    if (lessons.some(lesson => lesson.videoUrl === address || lesson.resources.some(({ url }) => url === address)))
      return true;
  }
  return false;
};
