import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { isOwnUpload } from '../uploads/attach.service.ts';
import { fileNameIn } from '../uploads/object-path.ts';
import { picturesIn } from '../../rules/lesson-pictures.ts';
import type { Lesson } from './lessons.schema.ts';
import { listShown } from './lessons.service.ts';
import { findCoursesShowing } from './files.queries.ts';

const shows = ({ videoUrl, resources, description }: Lesson, address: string): boolean =>
  videoUrl === address || resources.some(({ url }) => url === address) || picturesIn(description).includes(address);

const isReadIn = async (db: Db, viewer: Viewer, courseIds: Iterable<number>, address: string): Promise<boolean> => {
  for (const courseId of courseIds) {
    const lessons = await listShown(db, viewer, courseId);
    if (lessons.some(lesson => shows(lesson, address))) return true;
  }
  return false;
};

/**
 * Whether the viewer may open a film, picture or file of the school's by its address: readers of a lesson that shows
 * it may, and its uploader, before a lesson does. An address alone opens nothing: it can be guessed or passed on.
 */
export const mayOpenFile = async (db: Db, viewer: Viewer, address: string): Promise<boolean> =>
  (await isReadIn(db, viewer, await findCoursesShowing(db.read, address), address)) ||
  isOwnUpload(db.read, viewer, address);

/** The school's own addresses: uploads, and the files of the demo. */
const isOurs = (address: string): boolean => address.startsWith('/');

/**
 * Whether the viewer may show a file in a lesson of theirs. What no lesson shows yet must be their own upload, or not
 * an upload.
 */
export const mayAttachFile = async (db: Db, viewer: Viewer, address: string): Promise<boolean> => {
  if (!isOurs(address) || (await isOwnUpload(db.read, viewer, address))) return true;
  const courseIds = await findCoursesShowing(db.read, address);
  return courseIds.size === 0 ? !fileNameIn(address) : isReadIn(db, viewer, courseIds, address);
};
