import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { getClassToChange } from '../classes/scope.ts';
import { getTaughtAssignment } from './access.service.ts';
import { unannounce } from './announcing.service.ts';
import { deleteAssignment, hasWork } from './assignments.queries.ts';

/**
 * Takes an assignment back as if it had never been given: what students did of its lessons, positions and games stays
 * theirs. @throws AppError 404, 409 for an archived class and where somebody handed in something or was graded
 */
export const removeAssignment = (db: Db, viewer: Viewer, assignmentId: number): Promise<void> =>
  db.write(async tx => {
    const row = await getTaughtAssignment(tx, viewer, assignmentId);
    await getClassToChange(tx, viewer, row.classId);
    if (await hasWork(tx, assignmentId)) throw new AppError('assignmentHasWork');
    await unannounce(tx, row);
    await deleteAssignment(tx, assignmentId);
  });
