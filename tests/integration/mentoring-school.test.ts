import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEvents } from '../../db/schema/audit.ts';
import { bookings } from '../../db/schema/bookings.ts';
import { users } from '../../db/schema/users.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { EventsInput } from '../../server/features/audit/audit.schema.ts';
import { listEvents } from '../../server/features/audit/log.service.ts';
import { listBookings } from '../../server/features/bookings/bookings.service.ts';
import { listUpcoming } from '../../server/features/bookings/upcoming.service.ts';
import { OfferForm } from '../../server/features/mentoring/manage.schema.ts';
import {
  cancelSlot,
  changeMentor,
  createMentor,
  listManagedMentors,
  listManagedSlots,
  offerSlots,
  setRoom,
} from '../../server/features/mentoring/manage.service.ts';
import { getMentoring, listSlots } from '../../server/features/mentoring/mentoring.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aMentor, aSlot, inHours } from '../support/mentoring.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';
import { anAdmin, aProfessor } from '../../server/harness/school.ts';
import { aKey } from '../support/store.ts';
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

describe('mentors', () => {
  test('are counted by what took place, and free only while they have a free slot', async () => {
    const group = await aSlot(db, mentorId, { program: 'group', startsAt: inHours(-100) });
    await db.write(tx =>
      tx.insert(bookings).values(
        [1, 2].map(seat => ({
          userId: student.id,
          slotId: group,
          seat,
          price: 60,
          clientKey: aKey(),
          ...(seat === 2 && { cancelledAt: new Date() }),
        })),
      ),
    );
    expect((await getMentoring(db)).mentors).toMatchObject([{ students: 1, sessions: 1, available: false }]);
    const slotId = await aSlot(db, mentorId);
    expect((await getMentoring(db)).mentors).toMatchObject([{ available: true }]);
    await booked(slotId);
    expect((await getMentoring(db)).mentors).toMatchObject([{ students: 1, sessions: 1, available: false }]);
  });

  test('are offered as documented, an hour at what the mentors ask', async () => {
    expect((await getMentoring(db)).programs).toEqual([
      { program: 'individual', minutes: 60, price: 100, capacity: 1, meetings: 1, weeks: null },
      { program: 'group', minutes: 90, price: 60, capacity: 4, meetings: 1, weeks: null },
      { program: 'intensive', minutes: 60, price: 400, capacity: 1, meetings: 8, weeks: 4 },
    ]);
  });
});
const offer = (own: object = {}) =>
  OfferForm.parse({ mentorId, program: 'individual', startsAt: inHours(50).toISOString(), ...own });

describe('the school', () => {
  test('makes a mentor, links an account once, and never a student', async () => {
    const [admin, professor] = [await anAdmin(db), await aProfessor(db, { email: 'clara@exemplo.com' })];
    expect(await createMentor(db, admin, mentorForm({ accountEmail: ' Clara@Exemplo.com ' }))).toMatchObject({
      name: 'Clara',
      account: { id: professor.id },
      freeSlots: 0,
    });
    expect(await refusal(createMentor(db, admin, mentorForm({ accountEmail: 'clara@exemplo.com' })))).toBe(
      'mentorLinked',
    );
    expect(await refusal(createMentor(db, admin, mentorForm({ accountEmail: student.email })))).toBe('notATeacher');
    expect(await refusal(createMentor(db, admin, mentorForm({ accountEmail: 'nada@exemplo.com' })))).toBe(
      'userNotFound',
    );
    const left = await aProfessor(db, { email: 'saiu@exemplo.com', deactivatedAt: new Date() });
    expect(await refusal(createMentor(db, admin, mentorForm({ accountEmail: left.email })))).toBe('teacherDeactivated');
    expect(await listManagedMentors(db, professor)).toHaveLength(1);
    expect(await listManagedMentors(db, admin)).toHaveLength(2);
  });

  test('changes the price of hours to come, not of what was paid', async () => {
    const admin = await anAdmin(db);
    const paid = await booked(await aSlot(db, mentorId));
    const [group] = [await aSlot(db, mentorId, { program: 'group' }), await aSlot(db, mentorId)];
    await changeMentor(db, admin, { mentorId, ...mentorForm({ pricePerHour: 140 }) });
    expect((await listSlots(db, student, {})).slots.map(({ id, price }) => [id === group, price]).toSorted()).toEqual(
      [
        [false, 140],
        [true, 60],
      ].toSorted(),
    );
    expect((await listBookings(db, student, 1)).bookings).toMatchObject([{ id: paid.booking.id, price: 100 }]);
  });

  test('offers a series, all of it or nothing', async () => {
    const admin = await anAdmin(db);
    expect(await offerSlots(db, admin, offer({ weeks: 4 }))).toHaveLength(4);
    const weekBefore = inHours(50 - 7 * 24 + 7 * 24 * 5 - 0.5).toISOString();
    expect(await refusal(offerSlots(db, admin, offer({ startsAt: inHours(50.5).toISOString() })))).toBe('mentorBusy');
    expect(
      await refusal(
        offerSlots(db, admin, offer({ program: 'group', startsAt: inHours(48.75).toISOString(), weeks: 12 })),
      ),
    ).toBe('mentorBusy');
    expect((await listSlots(db, student, {})).slots).toHaveLength(4);
    expect(await offerSlots(db, admin, offer({ startsAt: weekBefore }))).toHaveLength(1);
    expect(await refusal(offerSlots(db, admin, offer({ startsAt: inHours(-1).toISOString() })))).toBe('slotInPast');
  });

  test('offers eight meetings in four weeks as one intensive slot', async () => {
    const [slot] = await offerSlots(db, await anAdmin(db), offer({ program: 'intensive', secondDay: 2 }));
    const days = slot!.meetings.map(at => Math.round((Date.parse(at) - Date.parse(slot!.startsAt)) / (24 * HOUR_MS)));
    expect(days).toEqual([0, 2, 7, 9, 14, 16, 21, 23]);
    expect(slot).toMatchObject({ price: 400, capacity: 1, places: 1, students: [] });
  });

  test('lets a professor see to their own hours alone', async () => {
    const [professor, stranger] = [await aProfessor(db), await aProfessor(db)];
    const own = await aMentor(db, { userId: professor.id });
    const [slot] = await offerSlots(db, professor, offer({ mentorId: own, roomUrl: 'https://salas.exemplo.com/a' }));
    await booked(slot!.id);
    expect((await listManagedSlots(db, professor, { when: 'upcoming', page: 1 })).slots).toMatchObject([
      { id: slot!.id, places: 0, students: [{ id: student.id, email: student.email }] },
    ]);
    expect(await listUpcoming(db, student, new Date())).toMatchObject([
      { mentorEmail: professor.email, roomUrl: 'https://salas.exemplo.com/a' },
    ]);
    for (const work of [
      () => offerSlots(db, stranger, offer({ mentorId: own })),
      () => setRoom(db, stranger, slot!.id, null),
      () => cancelSlot(db, stranger, slot!.id),
    ])
      expect(await refusal(work())).toBe('accessDenied');
    expect((await listManagedSlots(db, stranger, { when: 'upcoming', page: 1 })).total).toBe(0);
  });

  test('calls a slot off: everybody gets the coins back and is told, and the hour is free again', async () => {
    const admin = await anAdmin(db);
    const startsAt = inHours(3);
    const slotId = await aSlot(db, mentorId, { program: 'group', startsAt });
    const other = await richStudent();
    await booked(slotId);
    await booked(slotId, other);
    await cancelSlot(db, admin, slotId);
    for (const who of [student, other]) {
      expect(await coinsOf(who)).toBe(1_000);
      expect((await listNotifications(db, who)).notifications).toMatchObject([
        {
          title: 'Reserva cancelada pela escola',
          text: expect.stringContaining('60 moedas voltaram') as string,
          href: '/mentoria',
        },
      ]);
      expect(await listUpcoming(db, who, new Date())).toEqual([]);
    }
    expect(await db.read.select().from(auditEvents).where(eq(auditEvents.event, 'booking_cancelled'))).toHaveLength(2);
    expect(await refusal(cancelSlot(db, admin, slotId))).toBe('slotCancelled');
    expect((await listManagedSlots(db, admin, { when: 'past', page: 1 })).slots).toMatchObject([
      { id: slotId, students: [] },
    ]);
    expect(await offerSlots(db, admin, offer({ startsAt: startsAt.toISOString() }))).toHaveLength(1);
  });

  test('offers hours, names their room and calls them off: each stands in the log', async () => {
    const admin = await anAdmin(db);
    const form = offer({ weeks: 2 });
    const [first] = await offerSlots(db, admin, form);
    await setRoom(db, admin, first!.id, 'https://sala.example/a');
    await cancelSlot(db, admin, first!.id);
    const { events } = await listEvents(db, EventsInput.parse({ group: 'store' }));
    expect(events.map(({ event }) => event)).toEqual(['called_off', 'item_changed', 'slots_offered']);
    const [calledOff, room, offered] = events.map(({ text }) => text);
    const when = /\d\d\/\d\d\/\d{4} às \d\d:\d\d/;
    expect(offered).toMatch(new RegExp(`ofereceu 2 horários de mentoria com .+, a partir de ${when.source}$`));
    expect(room).toMatch(new RegExp(`salvou “Sala da mentoria com .+ em ${when.source}” na administração da escola$`));
    expect(calledOff).toMatch(new RegExp(`cancelou o horário de mentoria com .+ em ${when.source} para todos$`));
  });

  test('cannot call off what has begun', async () => {
    expect(
      await refusal(cancelSlot(db, await anAdmin(db), await aSlot(db, mentorId, { startsAt: inHours(-0.5) }))),
    ).toBe('slotBegun');
  });
});

test(`the demo has four mentors who have met students, one of them busy, and one \
confirmed session for its student`, async () => {
  const demo = await emptyDatabase();
  await seedDemo(demo);
  const { mentors } = await getMentoring(demo);
  expect(mentors.map(({ available }) => available)).toEqual([true, true, true, false]);
  for (const { students, sessions, pricePerHour } of mentors)
    expect([students > 0, sessions > 0, pricePerHour >= 90 && pricePerHour <= 150]).toEqual([true, true, true]);
  const [ana] = await demo.read.select().from(users).where(eq(users.username, 'aluno'));
  expect((await listUpcoming(demo, ana!, new Date())).filter(({ kind }) => kind === 'slot')).toMatchObject([
    { mentoringProgram: 'group', price: 60, cancellable: true },
  ]);
  expect(new Set((await listSlots(demo, ana!, {})).slots.map(({ program }) => program))).toEqual(
    new Set(['individual', 'group', 'intensive']),
  );
});
