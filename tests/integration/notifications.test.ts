import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { NOTIFICATIONS_SHOWN } from '../../server/features/notifications/notifications.schema.ts';
import {
  listNotifications,
  notify,
  notifyAnew,
  readNotifications,
} from '../../server/features/notifications/notifications.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aStudent } from '../../server/harness/school.ts';

let db: Db;
let ana: Viewer;
let bia: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  [ana, bia] = [await aStudent(db), await aStudent(db)];
});

const tell = (to: Viewer, title: string) =>
  db.write(tx => notify(tx, to.id, { title, text: 'Veja', href: '/courses' }));
const titles = async (of: Viewer) => (await listNotifications(db, of)).notifications.map(({ title }) => title);

test('everybody reads their own notifications, the newest first', async () => {
  await tell(ana, 'Primeira');
  await tell(bia, 'De Bia');
  await tell(ana, 'Segunda');
  expect(await titles(ana)).toEqual(['Segunda', 'Primeira']);
  expect((await listNotifications(db, ana)).unread).toBe(2);
});

test('reading marks what was shown, not what came after', async () => {
  await tell(ana, 'Primeira');
  const [shown] = (await listNotifications(db, ana)).notifications;
  await tell(ana, 'Segunda');
  expect(await readNotifications(db, ana, shown?.id ?? 0)).toBe(1);
  expect((await listNotifications(db, ana)).notifications.map(({ read }) => read)).toEqual([false, true]);
});

test("nobody marks another's notifications", async () => {
  await tell(ana, 'Primeira');
  const [shown] = (await listNotifications(db, ana)).notifications;
  await readNotifications(db, bia, shown?.id ?? 0);
  expect((await listNotifications(db, ana)).unread).toBe(1);
});

test('the bell shows the newest and counts all', async () => {
  for (let i = 1; i <= NOTIFICATIONS_SHOWN + 2; i += 1) await tell(ana, `Aviso ${i}`);
  const { notifications, unread } = await listNotifications(db, ana);
  expect(notifications).toHaveLength(NOTIFICATIONS_SHOWN);
  expect(unread).toBe(NOTIFICATIONS_SHOWN + 2);
});

test('what happens again is told anew: the unread one before it gives way, other news of that page stay', async () => {
  await tell(ana, 'Você entrou na turma');
  await tell(bia, 'Aula ao vivo');
  const again = () =>
    db.write(tx => notifyAnew(tx, ana.id, { title: 'Aula ao vivo', text: 'Entre', href: '/courses' }));
  await again();
  await again();
  expect(await titles(ana)).toEqual(['Aula ao vivo', 'Você entrou na turma']);
  expect(await titles(bia)).toEqual(['Aula ao vivo']);
  const [shown] = (await listNotifications(db, ana)).notifications;
  await readNotifications(db, ana, shown!.id);
  await again();
  expect((await listNotifications(db, ana)).notifications.map(({ read }) => read)).toEqual([false, true, true]);
});

test('what is rolled back is told to nobody', async () => {
  await expect(
    db.write(async tx => {
      await notify(tx, ana.id, { title: 'Nunca', text: '', href: '/' });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await titles(ana)).toEqual([]);
});
