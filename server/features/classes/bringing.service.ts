import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { welcome } from './joining.service.ts';
import { getClassToChange, getClassToTeach } from './scope.ts';
import { deleteRequest, findStudents } from './students.queries.ts';
import type { BringInput } from './students.schema.ts';
import { putInClass } from './students.service.ts';

/**
 * Puts students of another class of the viewer's into this one, as in a new school year: the accounts and all that was
 * done stay theirs, and they stay in the other class too.
 * @returns how many were not in this one before. @throws AppError 404 for another's class and for somebody who is not
 * in the other class, 409 for an archived or full class
 */
export const bringStudents = (
  db: Db,
  viewer: Viewer,
  { classId, fromClassId, userIds }: BringInput,
): Promise<{ brought: number }> =>
  db.write(async tx => {
    const { name } = await getClassToChange(tx, viewer, classId);
    await getClassToTeach(tx, viewer, fromClassId);
    const idsOf = async (id: number) => new Set((await findStudents(tx, id)).map(({ userId }) => userId));
    const [others, there] = [await idsOf(fromClassId), await idsOf(classId)];
    if (!userIds.every(id => others.has(id))) throw new AppError('studentNotFound');
    const now = new Date();
    const come = userIds.filter(id => !there.has(id));
    await putInClass(tx, classId, come, now);
    for (const userId of come) {
      await deleteRequest(tx, classId, userId);
      await welcome(tx, viewer, { classId, name, userId }, now);
    }
    return { brought: come.length };
  });
