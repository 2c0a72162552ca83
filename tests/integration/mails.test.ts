import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { mails } from '../../db/schema/mails.ts';
import { users } from '../../db/schema/users.ts';
import { tellOfAssignments } from '../../server/features/assignments/announcing.service.ts';
import { saveSettings, sendMails } from '../../server/features/mails/mails.service.ts';
import type { Delivery, Letter, Mailer } from '../../server/mail/mailer.ts';
import { aRoom, give, inHours, newsOf, type Room } from './assignments-setup.ts';

const ORIGIN = 'https://escola.example';
let room: Room;
let letters: Letter[];
let troubles: string[];

/** A mail server that answers as told, and takes what it is given. */
const aMailer = (answers: Delivery[] = []): Mailer => ({
  send: async letter => {
    const answer = answers.shift() ?? { is: 'sent' };
    if (answer.is === 'sent') letters.push(letter);
    return answer;
  },
});
const send = (mailer = aMailer(), now = inHours(30)) =>
  sendMails(room.db, mailer, { now: () => now, onTrouble: reason => void troubles.push(reason) });
const dayBefore = () => tellOfAssignments(room.db, inHours(30), ORIGIN);

beforeEach(async () => {
  room = await aRoom();
  [letters, troubles] = [[], []];
  await give(room, { kind: 'text', title: 'Minha partida' });
});

test('the day before, who has not done it is reminded by the bell and by one mail', async () => {
  await dayBefore();
  await dayBefore();
  await Promise.all([send(), send()]);
  await send();
  expect(letters.map(({ to }) => to).toSorted()).toEqual([room.ana.email, room.bia.email].toSorted());
  expect(letters[0]).toMatchObject({ subject: 'Está chegando o prazo: Minha partida' });
  expect(letters[0]?.text).toContain(`${ORIGIN}/tarefas/`);
  expect(await newsOf(room, room.ana)).toEqual(['Está chegando o prazo: Minha partida', 'Nova tarefa: Minha partida']);
  const [kept] = await room.db.read.select().from(mails);
  expect(kept).toMatchObject({ address: '', text: '', dueAt: null, sentAt: expect.any(Date) });
});

test('no mail goes to a child without an email, to who switched them off, or where the school sends none', async () => {
  await room.db.write(tx => tx.update(users).set({ email: null }).where(eq(users.id, room.ana.id)));
  expect(await saveSettings(room.db, room.bia, false, true)).toEqual({ available: true, wanted: false });
  await dayBefore();
  expect(await room.db.read.select().from(mails)).toEqual([]);
  expect(await newsOf(room, room.ana)).toHaveLength(2);
});

test('a mail server that is away gets all mails later; one that refuses a reader is not asked again', async () => {
  await dayBefore();
  await send(aMailer([{ is: 'later', reason: 'ECONNECTION CONN' }]));
  expect([letters.length, troubles]).toEqual([0, ['ECONNECTION CONN']]);
  await send(aMailer([{ is: 'never', reason: 'EENVELOPE RCPT TO 550' }]), inHours(31));
  await send(aMailer(), inHours(32));
  expect(letters).toHaveLength(1);
  expect(troubles).toHaveLength(2);
});

test('what is over is not sent any more', async () => {
  await dayBefore();
  await send(aMailer(), inHours(49));
  expect(letters).toEqual([]);
  expect(
    (await room.db.read.select().from(mails)).every(({ dueAt, sentAt }) => dueAt === null && sentAt === null),
  ).toBe(true);
});
