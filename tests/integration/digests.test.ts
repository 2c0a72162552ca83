import { beforeEach, describe, expect, test } from 'vitest';
import { classAttendance } from '../../db/schema/classes.ts';
import { guardianMails } from '../../db/schema/guardians.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { mails } from '../../db/schema/mails.ts';
import { matches } from '../../db/schema/matches.ts';
import { addDays, dayOf, mondayOf, startOf } from '../../server/common/days.ts';
import { DAY_MS, HOUR_MS } from '../../server/common/time.schema.ts';
import { markWork } from '../../server/features/assignments/work.service.ts';
import { listDigests } from '../../server/features/guardians/digests.service.ts';
import { answerMail, setMail, tellOfWeeks } from '../../server/features/guardians/guardian-mails.service.ts';
import { makeLinks, readPage } from '../../server/features/guardians/guardians.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { aProfessor } from '../../server/harness/school.ts';
import { aRoom, give, inHours, type Room } from './assignments-setup.ts';

const ORIGIN = 'https://escola.example';
const today = dayOf(new Date());
let room: Room;

beforeEach(async () => {
  room = await aRoom();
});

const playedBy = (whiteId: number, blackId: number, result: '1-0' | '0-1', endedAt: Date) => ({
  opponent: 'person' as const,
  creatorId: whiteId,
  whiteId,
  blackId,
  color: 'white' as const,
  base: 300,
  increment: 0,
  rated: false,
  status: 'finished' as const,
  result,
  whiteMs: 1,
  blackMs: 1,
  whiteLag: 0,
  blackLag: 0,
  endedAt,
});

/** What Ana did today, and before these seven days. */
const aWeek = async () => {
  const { db, ana, bia, classId, course } = room;
  await completeLesson(db, ana, course.lessons[0]!.id);
  const [now, longAgo] = [new Date(), new Date(Date.now() - 8 * DAY_MS)];
  const entry = { userId: ana.id, experience: 0 };
  await db.write(async tx => {
    await tx.delete(ledger);
    await tx.insert(ledger).values([
      { ...entry, reason: 'puzzle_solved', reference: '1', coins: 20, createdAt: now },
      { ...entry, reason: 'order_paid', reference: '2', coins: -12, createdAt: now },
      { ...entry, reason: 'order_returned', reference: '3', coins: 5, createdAt: now },
      { ...entry, reason: 'puzzle_solved', reference: '4', coins: 100, createdAt: longAgo },
    ]);
    await tx.insert(classAttendance).values([
      { classId, userId: ana.id, date: today, present: true },
      { classId, userId: ana.id, date: addDays(today, -7), present: false },
    ]);
    await tx
      .insert(matches)
      .values([
        playedBy(ana.id, bia.id, '1-0', now),
        playedBy(bia.id, ana.id, '1-0', now),
        playedBy(ana.id, bia.id, '1-0', longAgo),
      ]);
  });
};

test('a class’s week is what each child did in these seven days, and what is due now', async () => {
  await aWeek();
  const { db, professor, ana, bia, classId } = room;
  await give(room, { kind: 'text', title: 'Redação' });
  await give(room, { kind: 'text', title: 'Daqui a um mês', dueAt: inHours(30 * 24).toISOString() });
  const excused = await give(room, { kind: 'text', title: 'Dispensada' });
  await markWork(db, professor, { assignmentId: excused.id, userId: ana.id, excused: true });
  const { from, until, digests } = await listDigests(db, professor, { classId });
  expect([from, until]).toEqual([addDays(today, -6), today]);
  expect(digests).toMatchObject([
    {
      userId: ana.id,
      lessons: [{ title: 'Aula 1' }],
      courses: [],
      positions: 0,
      attendance: [{ date: today, present: true }],
      games: { won: 1, drawn: 0, lost: 1 },
      puzzles: { tried: 0, solved: 0 },
      coins: { earned: 20, spent: 12, returned: 5 },
      due: [{ title: 'Redação' }],
    },
    { userId: bia.id, lessons: [], games: { won: 1, lost: 1 }, due: [{ title: 'Redação' }, { title: 'Dispensada' }] },
  ]);
  const before = await listDigests(db, professor, { classId, until: addDays(today, -7) });
  expect(before.digests[0]).toMatchObject({ lessons: [], games: { won: 1, lost: 0 }, coins: { earned: 100 } });
  await expect(listDigests(db, await aProfessor(db), { classId })).rejects.toThrow('Turma não encontrada');
});

describe('the week by mail', () => {
  const EMAIL = 'mae@exemplo.com';
  const aLink = async (): Promise<string> =>
    (await makeLinks(room.db, room.professor, room.classId, [room.ana.id]))[0]!.path.split('#')[1]!;
  const posted = () => room.db.read.select().from(mails);
  const tokenOf = async (): Promise<string> => (await room.db.read.select().from(guardianMails))[0]!.token;
  /** Eight o'clock of the next Monday: the week that is told then is this one. */
  const nextMonday = new Date(startOf(addDays(mondayOf(today), 7)).getTime() + 8 * HOUR_MS);

  test('goes to an address that answered, once a week, and tells what the page tells', async () => {
    await aWeek();
    const secret = await aLink();
    await setMail(room.db, ORIGIN, { secret, email: EMAIL });
    await tellOfWeeks(room.db, ORIGIN, nextMonday);
    expect((await posted()).map(({ address, text }) => [address, text.includes('Aula 1')])).toEqual([[EMAIL, false]]);
    await answerMail(room.db, { token: await tokenOf(), wanted: true });
    expect((await readPage(room.db, secret, ORIGIN)).mail).toEqual({ available: true, email: EMAIL, confirmed: true });
    await tellOfWeeks(room.db, ORIGIN);
    await Promise.all([tellOfWeeks(room.db, ORIGIN, nextMonday), tellOfWeeks(room.db, ORIGIN, nextMonday)]);
    const [, letter, ...more] = await posted();
    expect(more).toEqual([]);
    expect(letter?.subject).toMatch(/^A semana de Ana Lima: /);
    expect(letter?.text).toContain('Aula 1');
    expect(letter?.text).toContain('Moedas: 20 ganhas, 12 gastas, 5 devolvidas');
    expect(letter?.text).toContain(`${ORIGIN}/resumo#`);
  });

  test('ends with the link with which it was asked for, by a mail’s own link, and where nothing happened', async () => {
    await setMail(room.db, ORIGIN, { secret: await aLink(), email: EMAIL });
    const token = await tokenOf();
    await answerMail(room.db, { token, wanted: true });
    await tellOfWeeks(room.db, ORIGIN, nextMonday);
    expect(await posted()).toHaveLength(1);
    await aWeek();
    const secret = await aLink();
    await tellOfWeeks(room.db, ORIGIN, new Date(nextMonday.getTime() + 7 * DAY_MS));
    expect(await posted()).toHaveLength(1);
    await expect(answerMail(room.db, { token, wanted: true })).rejects.toThrow('já foi encerrado');
    await setMail(room.db, ORIGIN, { secret, email: EMAIL });
    expect(await answerMail(room.db, { token: await tokenOf(), wanted: false })).toEqual({ wanted: false });
    expect(await room.db.read.select().from(guardianMails)).toEqual([]);
    await expect(setMail(room.db, undefined, { secret, email: EMAIL })).rejects.toThrow('não envia emails');
  });

  test('asks no more than five times a day', async () => {
    const secret = await aLink();
    for (let i = 0; i < 5; i++) await setMail(room.db, ORIGIN, { secret, email: `a${i}@exemplo.com` });
    await expect(setMail(room.db, ORIGIN, { secret, email: EMAIL })).rejects.toMatchObject({
      refusal: 'tooManyAttempts',
    });
  });
});
