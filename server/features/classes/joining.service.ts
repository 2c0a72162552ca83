import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import { countAttempt, LIMITS } from '../auth/attempts.ts';
import type { Viewer } from '../../common/viewer.ts';
import { notify, notifyOnce } from '../notifications/notifications.service.ts';
import { findProfessors } from './classes.queries.ts';
import { getClass } from './classes.service.ts';
import { codeFromTyped } from './code.ts';
import { getClassToChange } from './scope.ts';
import { deleteRequest, findByCode, findStudent, insertRequest } from './students.queries.ts';
import { putInClass } from './students.service.ts';

type Joiner = Pick<Viewer, 'id' | 'fullName' | 'address'>;

/**
 * Puts somebody into the class with a code, or asks its professors where they accept each one. Call it inside a
 * transaction.
 * @returns the class, and whether they are in it. @throws AppError 404 for a code of no class that goes on, 409 for a
 * full class
 */
export const joinByCode = async (tx: Tx, viewer: Joiner, typed: string, now: Date) => {
  const found = await findByCode(tx, codeFromTyped(typed));
  if (!found || found.archivedAt !== null) throw new AppError('codeUnknown');
  const { id: classId, name, approvesJoining } = found;
  if (await findStudent(tx, classId, viewer.id)) return { classId, joined: true };
  if (!approvesJoining) {
    await putInClass(tx, classId, [viewer.id], now);
    await record(tx, viewer, 'class_joined', { detail: name }, now);
    return { classId, joined: true };
  }
  if (await insertRequest(tx, classId, viewer.id))
    for (const { userId } of await findProfessors(tx, [classId]))
      await notifyOnce(tx, userId, newsOfRequest(classId, viewer.fullName, name), now);
  return { classId, joined: false };
};

const newsOfRequest = (classId: number, who: string, name: string) => ({
  title: 'Pedido para entrar na turma',
  text: `${who} pediu para entrar na turma ${name}.`,
  href: `/turmas/${classId}/alunos`,
});

/** @throws AppError 404 for a code of no class that goes on, 409 for a full class, 429 past the limit. */
export const joinClass = async (db: Db, viewer: Viewer, typed: string) => {
  // Counted first and by itself: a code must not be found by trying.
  await db.write(tx => countAttempt(tx, LIMITS.classCodeOfUser, `code:user:${viewer.id}`, new Date()));
  const { classId, joined } = await db.write(tx => joinByCode(tx, viewer, typed, new Date()));
  return { joined, class: joined ? await getClass(db.read, viewer, classId) : null };
};

/** Writes down that a professor put somebody into a class, and tells them. */
export const welcome = async (
  tx: Tx,
  viewer: Viewer,
  { classId, name, userId }: { classId: number; name: string; userId: number },
  now: Date,
): Promise<void> => {
  await record(tx, viewer, 'class_joined', { subjectId: userId, detail: name }, now);
  const news = { title: 'Você entrou na turma', text: `Agora você é da turma ${name}.`, href: `/turmas/${classId}` };
  await notify(tx, userId, news, now);
};

/** Lets somebody in who asked, or not. @throws AppError 404, 403, 409 for an archived or full class */
export const answerRequest = (
  db: Db,
  viewer: Viewer,
  classId: number,
  userId: number,
  accept: boolean,
): Promise<void> =>
  db.write(async tx => {
    const { name } = await getClassToChange(tx, viewer, classId);
    if (!(await deleteRequest(tx, classId, userId))) throw new AppError('studentNotFound');
    if (!accept) return;
    const now = new Date();
    await putInClass(tx, classId, [userId], now);
    await welcome(tx, viewer, { classId, name, userId }, now);
  });
