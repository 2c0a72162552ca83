import type { Db, Tx } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import type { Storage } from '../../storage/storage.ts';
import { AppError } from '../../errors.ts';
import { notify } from '../notifications/notifications.service.ts';
import { getClassToChange } from '../classes/scope.ts';
import { getOwnAssignment, getTaughtAssignment } from './access.service.ts';
import { claimWork, releaseFiles } from '../uploads/attach.service.ts';
import { confirmUpload } from '../uploads/uploads.service.ts';
import { findChosen, findFileOf, findMembers, saveWork, type AssignmentRow } from './assignments.queries.ts';
import type { MarkInput } from './assignment-form.schema.ts';
import type { Assignment, ResultRow } from './assignments.schema.ts';
import { getAssignment } from './assignments.service.ts';
import { getRow } from './student-work.service.ts';
import { requireOpenForWork } from './work-files.service.ts';

type HandedIn = { assignmentId: number; text: string; /** The address of a file that was sent. */ file: string | null };

/**
 * Hands in a text, a file or both, in place of what was handed in before. @throws AppError 404, 400 for an assignment
 * of another kind, 409 for one that is closed and for a file that has not arrived, 413 and 415 for one that is not of
 * its kind.
 */
export const handIn = async (
  { db, storage }: { db: Db; storage: Storage },
  viewer: Viewer,
  { assignmentId, text, file }: HandedIn,
): Promise<Assignment> => {
  if (file !== null) await confirmUpload(db, storage, viewer, file);
  await db.write(async tx => {
    const now = new Date();
    requireOpenForWork(await getOwnAssignment(tx, viewer, assignmentId, now));
    const before = await findFileOf(tx, assignmentId, viewer.id);
    if (file !== null) await claimWork(tx, viewer, file);
    const values = { text: text || null, filePath: file, handedInAt: now };
    await saveWork(tx, { assignmentId, userId: viewer.id }, values, now);
    if (before !== null) await releaseFiles(tx, [before]);
  });
  return getAssignment(db, viewer, assignmentId);
};

const requireStudent = async (tx: Tx, { id, classId, isForSome }: AssignmentRow, userId: number): Promise<void> => {
  const members = isForSome ? await findChosen(tx, [id]) : await findMembers(tx, [classId]);
  if (!members.some(member => member.userId === userId)) throw new AppError('studentNotFound');
};

/**
 * Excuses a student, grades by hand, comments, returns the work; what is not given stays. The student is told by the
 * bell what the professor says.
 * @throws AppError 404 for another class's assignment or student, 400 for more points than it is worth and for giving
 * back what is not handed in, 409 archived.
 */
export const markWork = async (
  db: Db,
  viewer: Viewer,
  { assignmentId, userId, returned, ...marks }: MarkInput,
): Promise<ResultRow> => {
  await db.write(async tx => {
    const now = new Date();
    const row = await getTaughtAssignment(tx, viewer, assignmentId);
    await getClassToChange(tx, viewer, row.classId);
    await requireStudent(tx, row, userId);
    if (returned && row.kind !== 'text') throw new AppError('nothingToHandIn');
    if ((marks.points ?? 0) > row.points) throw new AppError('tooManyPoints');
    await saveWork(tx, { assignmentId, userId }, { ...marks, ...(returned && { returnedAt: now }) }, now);
    const said = returned ? 'Devolvida para refazer' : marks.comment ? 'Comentário do professor' : undefined;
    const news = { title: `${said}: ${row.title}`, text: marks.comment ?? row.className, href: `/tarefas/${row.id}` };
    if (said) await notify(tx, userId, news, now);
  });
  return getRow(db, viewer, assignmentId, userId);
};
