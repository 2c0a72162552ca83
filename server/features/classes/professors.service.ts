import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import { keyOf } from '../auth/accounts.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { notify } from '../notifications/notifications.service.ts';
import { deleteProfessor, findProfessors, findTeacher, insertProfessor } from './classes.queries.ts';
import { getClass } from './classes.service.ts';
import { MAX_PROFESSORS, type SchoolClass } from './classes.schema.ts';
import { getClassToChange } from './scope.ts';

type Named = { userId?: number | undefined; email?: string | undefined };

/** Adds a professor to a class. @throws AppError 404, 403, 409 for others than professors, past the limit, archived */
export const addProfessor = async (
  db: Db,
  viewer: Viewer,
  classId: number,
  { userId, email }: Named,
): Promise<SchoolClass> => {
  await db.write(async tx => {
    const { name } = await getClassToChange(tx, viewer, classId);
    const teacher = await findTeacher(tx, userId ?? keyOf(email ?? ''));
    if (!teacher) throw new AppError('userNotFound');
    if (teacher.role === 'student' || teacher.awaitingApproval) throw new AppError('notATeacher');
    const there = await findProfessors(tx, [classId]);
    if (there.some(one => one.userId === teacher.id)) return;
    if (there.length >= MAX_PROFESSORS) throw new AppError('classHasProfessors');
    const now = new Date();
    await insertProfessor(tx, classId, teacher.id);
    await record(tx, viewer, 'class_joined', { subjectId: teacher.id, detail: name }, now);
    await notify(
      tx,
      teacher.id,
      { title: 'Nova turma', text: `${viewer.fullName} pôs você na turma ${name}.`, href: `/turmas/${classId}` },
      now,
    );
  });
  return getClass(db.read, viewer, classId);
};

/** Takes a professor out of a class, but not the last. @throws AppError 404, 403, 409 */
export const removeProfessor = (db: Db, viewer: Viewer, classId: number, userId: number): Promise<void> =>
  db.write(async tx => {
    const { name } = await getClassToChange(tx, viewer, classId);
    const there = await findProfessors(tx, [classId]);
    if (!there.some(one => one.userId === userId)) throw new AppError('userNotFound');
    if (there.length === 1) throw new AppError('lastProfessor');
    await deleteProfessor(tx, classId, userId);
    await record(tx, viewer, 'class_left', { subjectId: userId, detail: name });
  });
