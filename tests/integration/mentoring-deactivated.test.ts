import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '../../db/schema/audit.ts';
import { mentoringSlots } from '../../db/schema/mentoring.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { listUpcoming } from '../../server/features/bookings/upcoming.service.ts';
import { changeMentor, listManagedMentors, offerSlots } from '../../server/features/mentoring/manage.service.ts';
import { getMentoring, listSlots } from '../../server/features/mentoring/mentoring.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { deactivate, reactivate, setRole, type Office } from '../../server/features/users/users.service.ts';
import { aMentor, aSlot, inHours } from '../support/mentoring.ts';
import { anAdmin, aProfessor } from '../../server/harness/school.ts';
import {
  booked,
  coinsOf,
  db,
  mentorForm,
  mentorId,
  refusal,
  richStudent,
  student,
  withMentor,
} from './mentoring-setup.ts';

withMentor();

test(`a student who is deactivated frees the seats, and reads what became of the \
coins when they are back`, async () => {
  const office: Office = { db, demo: false, viewer: await anAdmin(db) };
  const [soon, later] = [
    await aSlot(db, mentorId, { startsAt: inHours(3) }),
    await aSlot(db, mentorId, { startsAt: inHours(72) }),
  ];
  for (const slotId of [soon, later]) await booked(slotId);
  await deactivate(office, student.id);
  expect((await listSlots(db, await richStudent(), {})).slots.map(({ id }) => id)).toEqual([soon, later]);
  expect(await coinsOf(student)).toBe(900);
  const news = (await listNotifications(db, student)).notifications;
  expect(news.map(({ title }) => title)).toEqual(['Reserva cancelada pela escola', 'Reserva cancelada pela escola']);
  for (const ending of ['100 moedas voltaram para você.', 'Faltavam menos de 24 horas, e as moedas não voltaram.'])
    expect(news.filter(({ text }) => text.endsWith(ending))).toHaveLength(1);
});

describe('a mentor whose account is deactivated', () => {
  let professor: Viewer;
  let office: Office;
  let own: number;
  beforeEach(async () => {
    professor = await aProfessor(db);
    own = await aMentor(db, { userId: professor.id });
    office = { db, demo: false, viewer: await anAdmin(db) };
  });
  const shown = async () => (await listSlots(db, student, {})).slots.map(({ id }) => id);
  const newsOf = async (who: Viewer) => (await listNotifications(db, who)).notifications;

  test('offers no hour until it is opened again', async () => {
    const [free, another] = [await aSlot(db, own), await aSlot(db, mentorId, { startsAt: inHours(72) })];
    await deactivate(office, professor.id);
    expect(await shown()).toEqual([another]);
    expect((await getMentoring(db)).mentors).toMatchObject([
      { id: mentorId, available: true },
      { id: own, available: false },
    ]);
    await expect(booked(free)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Este mentor não está atendendo no momento. Escolha outro horário.',
    });
    expect(await coinsOf(student)).toBe(1_000);
    await reactivate(office, professor.id);
    expect(await shown()).toEqual([free, another]);
    expect((await booked(free)).coins).toBe(900);
  });

  test('is marked for the administrator, who may change the rest of it', async () => {
    await deactivate(office, professor.id);
    const admin = await anAdmin(db);
    const changed = await changeMentor(db, admin, {
      mentorId: own,
      ...mentorForm({ accountEmail: professor.email, active: false }),
    });
    expect(changed).toMatchObject({ active: false, account: { id: professor.id, comes: false } });
    await reactivate(office, professor.id);
    expect((await listManagedMentors(db, admin)).find(({ id }) => id === own)).toMatchObject({
      account: { comes: true },
    });
  });

  test('leaves nobody waiting: whoever booked gets the coins back however late, and is told, once', async () => {
    const other = await richStudent();
    const [group, soon] = [await aSlot(db, own, { program: 'group' }), await aSlot(db, own, { startsAt: inHours(3) })];
    const elsewhere = await aSlot(db, mentorId, { startsAt: inHours(72) });
    for (const slotId of [group, soon, elsewhere]) await booked(slotId);
    await booked(group, other);
    await deactivate(office, professor.id);
    await deactivate(office, professor.id);
    expect([await coinsOf(student), await coinsOf(other)]).toEqual([900, 1_000]);
    expect((await newsOf(student)).map(({ title }) => title)).toEqual([
      'Reserva cancelada pela escola',
      'Reserva cancelada pela escola',
    ]);
    expect(await newsOf(other)).toMatchObject([
      { text: expect.stringContaining('60 moedas voltaram') as string, href: '/mentoria' },
    ]);
    expect((await listUpcoming(db, student, new Date())).map(({ thingId }) => thingId)).toEqual([elsewhere]);
    expect(
      (await db.read.select().from(auditEvents).where(eq(auditEvents.event, 'called_off'))).map(
        ({ actorId }) => actorId,
      ),
    ).toEqual([office.viewer.id, office.viewer.id]);
    await reactivate(office, professor.id);
    expect(await shown()).toEqual([]);
  });

  test('keeps a series that has begun, and hours of before', async () => {
    const series = await aSlot(db, own, { program: 'intensive' });
    const over = await aSlot(db, own, { startsAt: inHours(20) });
    for (const slotId of [series, over]) await booked(slotId);
    await db.write(tx => tx.update(mentoringSlots).set({ startsAt: inHours(-1) }));
    await deactivate(office, professor.id);
    expect(await coinsOf(student)).toBe(500);
    expect(await listUpcoming(db, student, new Date())).toHaveLength(2);
  });

  test("or a student's now: the same holds, and no new hour is offered", async () => {
    const [free, taken] = [await aSlot(db, own), await aSlot(db, own, { startsAt: inHours(72) })];
    await booked(taken);
    await setRole(office, professor.id, 'student');
    expect(await coinsOf(student)).toBe(1_000);
    expect(await shown()).toEqual([]);
    expect(await refusal(booked(free))).toBe('mentorAway');
    const offer = {
      mentorId: own,
      program: 'individual',
      startsAt: inHours(96).toISOString(),
      weeks: 1,
      secondDay: 2,
      roomUrl: null,
    } as const;
    expect(await refusal(offerSlots(db, await anAdmin(db), offer))).toBe('mentorShut');
    await setRole(office, professor.id, 'professor');
    expect(await shown()).toEqual([free]);
  });

  test("in the moment in which an hour is booked takes nobody's coins", async () => {
    const [slotId, other] = [await aSlot(db, own), await richStudent()];
    await Promise.allSettled([booked(slotId), deactivate(office, professor.id), booked(slotId, other)]);
    expect(await coinsOf(student)).toBe(1_000);
    expect(await listUpcoming(db, student, new Date())).toEqual([]);
  });
});
