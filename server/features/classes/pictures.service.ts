/** The pictures on the wall of a class: files of the school's, for whoever reads the wall. */
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { partOf } from './classes.policy.ts';
import { findClass } from './classes.queries.ts';
import { findClassesShowing } from './pictures.queries.ts';

/** Whether the viewer may open a file because it hangs on the wall of a class that they are in. */
export const mayReadPicture = async ({ read }: Db, viewer: Viewer, address: string): Promise<boolean> => {
  for (const classId of await findClassesShowing(read, address)) {
    const row = await findClass(read, viewer.id, classId);
    if (row && partOf(viewer, row) !== null) return true;
  }
  return false;
};
