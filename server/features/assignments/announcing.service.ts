/** What students are told of their assignments: by the bell, and where the school sends mail, also by mail. */
import type { Db, Read, Tx } from '../../../db/client.ts';
import { momentInSentence } from '../../common/days.ts';
import { DAY_MS } from '../../common/time.schema.ts';
import { postToReaders, type Mail, type Reader } from '../mails/mails.service.ts';
import { forgetNews, notify, type News } from '../notifications/notifications.service.ts';
import { claimReminder, findToAnnounce, findToRemind } from './announcing.queries.ts';
import { changeAssignment, findChosen, findMembers, type AssignmentRow } from './assignments.queries.ts';
import { loadBoard, rowOf } from './board.service.ts';
import { isDone } from './cell-state.ts';

const hrefOf = ({ id }: AssignmentRow): string => `/tarefas/${id}`;

const studentsOf = async (tx: Tx, { id, classId, isForSome }: AssignmentRow): Promise<number[]> =>
  isForSome
    ? (await findChosen(tx, [id])).map(({ userId }) => userId)
    : (await findMembers(tx, [classId])).map(({ userId }) => userId);

const newsOf = (row: AssignmentRow): News => ({
  title: `Nova tarefa: ${row.title}`,
  text: `${row.className}: para ${momentInSentence(row.dueAt)}.`,
  href: hrefOf(row),
});
const reminderOf = (row: AssignmentRow): News => ({
  title: `Está chegando o prazo: ${row.title}`,
  text: `${row.className}: até ${momentInSentence(row.dueAt)}.`,
  href: hrefOf(row),
});

/** @param origin where the school's links begin. */
const mailOf = (
  row: AssignmentRow,
  origin: string,
  { userId, fullName }: Reader,
): Omit<Mail, 'userId' | 'address'> => ({
  // With the moment it is due: who gets more time is reminded of the new one.
  key: `due:${row.id}:${userId}:${row.dueAt.getTime()}`,
  subject: reminderOf(row).title,
  text:
    `Olá, ${fullName}!\n\n` +
    `A tarefa “${row.title}”, da turma ${row.className}, é para ${momentInSentence(row.dueAt)}.\n` +
    `Faça-a aqui: ${origin}${hrefOf(row)}\n\n` +
    `Para não receber mais avisos por email, desligue-os nas suas configurações: ${origin}/profile?aba=configuracoes\n`,
  expiresAt: row.dueAt,
});

/** Tells an assignment's students of it. What is due within a day needs no reminder. */
export const announce = async (tx: Tx, row: AssignmentRow, now: Date): Promise<void> => {
  const isSoon = row.dueAt.getTime() - now.getTime() <= DAY_MS;
  await changeAssignment(tx, row.id, { announcedAt: now, ...(isSoon && { remindedAt: now }) });
  for (const userId of await studentsOf(tx, row)) await notify(tx, userId, newsOf(row), now);
};

/** Takes back what the bell says of an assignment that is no more. */
export const unannounce = async (tx: Tx, row: AssignmentRow): Promise<void> =>
  forgetNews(tx, await studentsOf(tx, row), hrefOf(row));

/** Who has not done an assignment, and is not excused. */
const unfinished = async (read: Read, row: AssignmentRow, now: Date): Promise<number[]> => {
  const board = await loadBoard(read, [row]);
  return board.loaded.flatMap(assignment =>
    board.studentsOf(assignment).flatMap(member => {
      const { state, excused } = rowOf(board, assignment, member, now);
      return isDone(state) || excused ? [] : [member.userId];
    }),
  );
};

const remind = async (db: Db, row: AssignmentRow, origin: string | undefined, now: Date): Promise<void> => {
  const userIds = await unfinished(db.read, row, now);
  await db.write(async tx => {
    // Another process of the school may have been faster.
    if (!(await claimReminder(tx, row.id, now))) return;
    for (const userId of userIds) await notify(tx, userId, reminderOf(row), now);
    if (origin !== undefined) await postToReaders(tx, userIds, reader => mailOf(row, origin, reader), now);
  });
};

/**
 * Announces what has opened since the last time, and reminds of what is due within a day.
 * @param origin where the links of mails lead; without it nothing is mailed.
 */
export const tellOfAssignments = async (db: Db, now = new Date(), origin?: string): Promise<void> => {
  if ((await findToAnnounce(db.read, now)).length > 0)
    await db.write(async tx => {
      for (const row of await findToAnnounce(tx, now)) await announce(tx, row, now);
    });
  for (const row of await findToRemind(db.read, now, new Date(now.getTime() + DAY_MS)))
    await remind(db, row, origin, now);
};
