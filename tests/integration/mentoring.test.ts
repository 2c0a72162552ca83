import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { auditEvents } from '../../db/schema/audit.ts';
import { bookings } from '../../db/schema/bookings.ts';
import { courses, lessons } from '../../db/schema/courses.ts';
import { enrollments } from '../../db/schema/progress.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { mentors, mentoringSlots } from '../../db/schema/mentoring.ts';
import { users } from '../../db/schema/users.ts';
import { tournaments } from '../../db/schema/youth.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { AppError } from '../../server/errors.ts';
import { EventsInput } from '../../server/features/audit/audit.schema.ts';
import { listEvents } from '../../server/features/audit/log.service.ts';
import type { Viewer } from '../../server/features/auth/sessions.ts';
import { cancelBooking, listBookings } from '../../server/features/bookings/bookings.service.ts';
import { listUpcoming } from '../../server/features/bookings/upcoming.service.ts';
import { MentorForm, OfferForm } from '../../server/features/mentoring/manage.schema.ts';
import {
  cancelSlot,
  changeMentor,
  createMentor,
  listManagedMentors,
  listManagedSlots,
  offerSlots,
  setRoom,
} from '../../server/features/mentoring/manage.service.ts';
import { bookSlot, getMentoring, listSlots } from '../../server/features/mentoring/mentoring.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { enterTournament } from '../../server/features/tournaments/tournaments.service.ts';
import { deactivate, reactivate, setRole, type Office } from '../../server/features/users/users.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aMentor, aSlot, HOUR_MS, inHours } from '../support/mentoring.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../support/school.ts';
import { aKey, giveCoins } from '../support/store.ts';
import { aTournament } from '../support/youth.ts';

let db: Db;
let student: Viewer;
let mentorId: number;
beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
  mentorId = await aMentor(db);
  await giveCoins(db, student.id, 1_000);
});

const coinsOf = async ({ id }: Viewer) =>
  (await db.read.select({ coins: users.coins }).from(users).where(eq(users.id, id)))[0]?.coins;
const richStudent = async (coins = 1_000) => {
  const rich = await aStudent(db);
  await giveCoins(db, rich.id, coins);
  return rich;
};
const booked = (slotId: number, who = student, clientKey = aKey()) => bookSlot(db, who, { slotId, clientKey });
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error instanceof AppError ? error.refusal : String(error)),
  );

describe('a student', () => {
  test('books an hour, pays what its mentor asks, and finds it among what is next', async () => {
    const slotId = await aSlot(db, mentorId);
    const { booking, coins } = await bookSlot(db, student, { slotId, clientKey: aKey(), price: 100 });
    expect(booking).toMatchObject({
      kind: 'slot',
      thingId: slotId,
      price: 100,
      cancellable: true,
      mentoringProgram: 'individual',
    });
    expect(coins).toBe(900);
    expect(await listUpcoming(db, student, new Date())).toMatchObject([
      { kind: 'slot', bookingId: booking.id, meeting: 1, meetings: 1, mentorEmail: null, cancellable: true },
    ]);
    expect(await listSlots(db, student, {})).toEqual([]);
  });

  test('who clicks twice pays once', async () => {
    const slotId = await aSlot(db, mentorId);
    const clientKey = aKey();
    const [first, second] = await Promise.all([booked(slotId, student, clientKey), booked(slotId, student, clientKey)]);
    expect(first.booking.id).toBe(second.booking.id);
    expect(await coinsOf(student)).toBe(900);
  });

  test('what was booked is answered again when it is sent again, though the mentor takes nobody any more', async () => {
    const slotId = await aSlot(db, mentorId);
    const clientKey = aKey();
    const { booking } = await booked(slotId, student, clientKey);
    await db.write(tx => tx.update(mentors).set({ available: false }));
    expect((await booked(slotId, student, clientKey)).booking.id).toBe(booking.id);
    expect(await coinsOf(student)).toBe(900);
  });

  test('who sends a mark again for another hour or for a tournament is refused, and pays nothing', async () => {
    const [slotId, otherSlot] = [await aSlot(db, mentorId), await aSlot(db, mentorId, { startsAt: inHours(72) })];
    const clientKey = aKey();
    const { booking } = await booked(slotId, student, clientKey);
    await aTournament(db);
    // A number alone does not say what was booked.
    await db.write(tx => tx.update(tournaments).set({ id: slotId }));
    expect(await refusal(booked(otherSlot, student, clientKey))).toBe('keyUsed');
    expect(await refusal(enterTournament(db, student, { tournamentId: slotId, clientKey }))).toBe('keyUsed');
    await cancelBooking(db, student, booking.id);
    expect(await refusal(booked(otherSlot, student, clientKey))).toBe('keyUsed');
    expect((await booked(slotId, student, clientKey)).booking.id).toBe(booking.id);
    expect(await coinsOf(student)).toBe(1_000);
    expect((await booked(otherSlot, await richStudent(), clientKey)).booking.thingId).toBe(otherSlot);
  });

  test('cannot be in two sessions at once, but in one after the other', async () => {
    const start = inHours(72);
    await booked(await aSlot(db, mentorId, { startsAt: start }));
    const otherMentor = await aMentor(db);
    const during = await aSlot(db, otherMentor, { program: 'group', startsAt: new Date(start.getTime() - HOUR_MS) });
    expect(await refusal(booked(during))).toBe('overlappingSession');
    expect(await coinsOf(student)).toBe(900);
    await booked(await aSlot(db, otherMentor, { startsAt: new Date(start.getTime() + HOUR_MS) }));
    expect(await coinsOf(student)).toBe(800);
  });

  test('cannot book over a later meeting of an intensive series', async () => {
    const start = inHours(72);
    const { booking } = await booked(await aSlot(db, mentorId, { program: 'intensive', startsAt: start }));
    expect(booking.price).toBe(400);
    const later = await aSlot(db, await aMentor(db), { startsAt: new Date(start.getTime() + 10 * 24 * HOUR_MS) });
    expect(await refusal(booked(later))).toBe('overlappingSession');
  });

  test('is told which meeting of a series is next', async () => {
    const start = inHours(30);
    await booked(await aSlot(db, mentorId, { program: 'intensive', startsAt: start }));
    const after = new Date(start.getTime() + 2 * HOUR_MS);
    expect(await listUpcoming(db, student, after)).toMatchObject([
      {
        meeting: 2,
        meetings: 8,
        startsAt: new Date(start.getTime() + 3 * 24 * HOUR_MS).toISOString(),
        cancellable: false,
      },
    ]);
  });

  test('gets the coins back until 24 hours before, once', async () => {
    const { booking } = await booked(await aSlot(db, mentorId, { startsAt: inHours(24.1) }));
    const { booking: late } = await booked(
      await aSlot(db, await aMentor(db), { startsAt: new Date(inHours(24).getTime() - 60_000 - 2 * HOUR_MS) }),
    );
    expect(await refusal(cancelBooking(db, student, late.id))).toBe('cancellationOver');
    expect((await cancelBooking(db, student, booking.id)).coins).toBe(900);
    expect(await refusal(cancelBooking(db, student, booking.id))).toBe('bookingCancelled');
    expect(await coinsOf(student)).toBe(900);
    expect(await listSlots(db, student, {})).toHaveLength(1);
  });

  test.each([
    ['is not there', async () => 999_999, 'slotNotFound'],
    ['has begun', () => aSlot(db, mentorId, { startsAt: inHours(-0.5) }), 'bookingClosed'],
    ['was called off', () => aSlot(db, mentorId, { cancelledAt: new Date() }), 'slotNotFound'],
    ['is of a mentor who takes nobody', async () => aSlot(db, await aMentor(db, { available: false })), 'slotNotFound'],
    ['is of a mentor who left', async () => aSlot(db, await aMentor(db, { active: false })), 'slotNotFound'],
    ['costs more than the coins reach', () => aSlot(db, mentorId, { price: 1_001 }), 'insufficientCoins'],
  ])('cannot book what %s', async (_what, slot, reason) => {
    expect(await refusal(booked(await slot()))).toBe(reason);
    expect(await coinsOf(student)).toBe(1_000);
  });

  test('who books or gives back an hour is told to its mentor, once and without a name', async () => {
    const professor = await aProfessor(db);
    const slotId = await aSlot(db, await aMentor(db, { userId: professor.id }));
    const clientKey = aKey();
    const { booking } = await booked(slotId, student, clientKey);
    await booked(slotId, student, clientKey);
    expect(await refusal(booked(slotId, await richStudent()))).toBe('fullyBooked');
    await cancelBooking(db, student, booking.id);
    const { notifications } = await listNotifications(db, professor);
    expect(notifications.map(({ title }) => title)).toEqual([
      'Reserva de mentoria cancelada',
      'Nova reserva de mentoria',
    ]);
    for (const { text, href } of notifications) {
      expect(text).not.toContain(student.fullName);
      expect(href).toBe('/mentoria/administrar');
    }
    expect((await listNotifications(db, student)).notifications).toEqual([]);
  });

  test('pays no price that they have not seen', async () => {
    const slotId = await aSlot(db, mentorId, { price: 120 });
    expect(await refusal(bookSlot(db, student, { slotId, clientKey: aKey(), price: 100 }))).toBe('priceChanged');
  });

  test('sees dated lessons of their courses among what is next, and of no others', async () => {
    const [own, others] = [await aCourse(db, await aProfessor(db)), await aCourse(db, await aProfessor(db))];
    await db.write(async tx => {
      await tx.update(lessons).set({ scheduledAt: inHours(5) });
      await tx.insert(enrollments).values({ studentId: student.id, courseId: own.id, lastActivityAt: new Date() });
      await tx.update(courses).set({ title: 'Meu curso' }).where(eq(courses.id, own.id));
    });
    expect(await listUpcoming(db, student, new Date())).toMatchObject([
      { kind: 'lesson', thingId: own.lessons[0]?.id, courseTitle: 'Meu curso' },
    ]);
    expect(others.id).not.toBe(own.id);
  });

  test('sees no dated lesson of a premium course that is shut to them by now', async () => {
    const course = await aCourse(db, await aProfessor(db), [{}], { priceCents: 4_990 });
    const accessUntil = inHours(2);
    await db.write(async tx => {
      await tx.update(lessons).set({ scheduledAt: inHours(5) });
      await tx
        .insert(enrollments)
        .values({ studentId: student.id, courseId: course.id, accessUntil, lastActivityAt: new Date() });
    });
    expect(await listUpcoming(db, student, new Date())).toMatchObject([{ kind: 'lesson', courseId: course.id }]);
    expect(await listUpcoming(db, student, accessUntil)).toEqual([]);
    await db.write(tx => tx.update(courses).set({ priceCents: 0 }));
    expect(await listUpcoming(db, student, accessUntil)).toMatchObject([{ kind: 'lesson', courseId: course.id }]);
  });
});

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

  test('are offered as documented', async () => {
    expect((await getMentoring(db)).programs).toEqual([
      { program: 'individual', minutes: 60, price: 150, capacity: 1, meetings: 1, weeks: null },
      { program: 'group', minutes: 90, price: 60, capacity: 4, meetings: 1, weeks: null },
      { program: 'intensive', minutes: 60, price: 400, capacity: 1, meetings: 8, weeks: 4 },
    ]);
  });
});

const mentorForm = (own: object = {}) =>
  MentorForm.parse({
    name: 'Clara',
    title: 'Mestra FIDE',
    rating: 2200,
    experience: 9,
    specialty: 'Finais',
    pricePerHour: 90,
    ...own,
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
    expect((await listSlots(db, student, {})).map(({ id, price }) => [id === group, price]).toSorted()).toEqual(
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
    expect(await listSlots(db, student, {})).toHaveLength(4);
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

test('a student who is deactivated frees the seats, and reads what became of the coins when they are back', async () => {
  const office: Office = { db, demo: false, viewer: await anAdmin(db) };
  const [soon, later] = [
    await aSlot(db, mentorId, { startsAt: inHours(3) }),
    await aSlot(db, mentorId, { startsAt: inHours(72) }),
  ];
  for (const slotId of [soon, later]) await booked(slotId);
  await deactivate(office, student.id);
  expect((await listSlots(db, await richStudent(), {})).map(({ id }) => id)).toEqual([soon, later]);
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
  const shown = async () => (await listSlots(db, student, {})).map(({ id }) => id);
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
    const slotId = await aSlot(db, own);
    await Promise.allSettled([booked(slotId), deactivate(office, professor.id), booked(slotId, await richStudent())]);
    expect(await coinsOf(student)).toBe(1_000);
    expect(await listUpcoming(db, student, new Date())).toEqual([]);
  });
});

test('the demo has four mentors who have met students, one of them busy, and one confirmed session for its student', async () => {
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
  expect(new Set((await listSlots(demo, ana!, {})).map(({ program }) => program))).toEqual(
    new Set(['individual', 'group', 'intensive']),
  );
});

/** Mulberry32: the same whole numbers below a bound every time. */
const randomNumbers =
  (seed: number) =>
  (below: number): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };

test(
  'however many come at once, no slot has more students than seats, and every balance is the sum of its ledger',
  { timeout: 120_000 },
  async () => {
    const crowd = await Promise.all(Array.from({ length: 8 }, () => richStudent(500)));
    const start = inHours(100).getTime();
    const slots: number[] = [];
    for (let i = 0; i < 6; i += 1)
      slots.push(
        await aSlot(db, mentorId, {
          program: i % 2 === 0 ? 'group' : 'individual',
          startsAt: new Date(start + i * 2 * HOUR_MS),
        }),
      );
    const held: { id: number; who: Viewer }[] = [];
    const random = randomNumbers(20_261_122);
    const outcomes = new Map<string, number>();
    const act = async (): Promise<string> => {
      const who = crowd[random(crowd.length)]!;
      if (held.length > 3 && random(4) === 0) {
        const { id, who: holder } = held[random(held.length)]!;
        return refusal(cancelBooking(db, holder, id));
      }
      const slotId = slots[random(slots.length)]!;
      return refusal(booked(slotId, who).then(({ booking }) => void held.push({ id: booking.id, who })));
    };
    for (let turn = 0; turn < 12; turn += 1) {
      for (const outcome of await Promise.all(Array.from({ length: 20 }, act)))
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      const seats = await db.read
        .select({
          slotId: bookings.slotId,
          taken: sql`count(*)`.mapWith(Number),
          people: sql`count(distinct ${bookings.userId})`.mapWith(Number),
        })
        .from(bookings)
        .where(sql`${bookings.cancelledAt} is null`)
        .groupBy(bookings.slotId);
      for (const { slotId, taken, people } of seats) {
        expect(taken).toBeLessThanOrEqual(slots.indexOf(slotId!) % 2 === 0 ? 4 : 1);
        expect(people).toBe(taken);
      }
    }
    const sums = await db.read
      .select({ coins: users.coins, sum: sql`sum(${ledger.coins})`.mapWith(Number) })
      .from(users)
      .innerJoin(ledger, eq(ledger.userId, users.id))
      .groupBy(users.id);
    for (const { coins, sum } of sums) expect(coins).toBe(sum);
    const paid = (
      await db.read
        .select({ sum: sql`sum(${bookings.price})`.mapWith(Number) })
        .from(bookings)
        .where(sql`${bookings.cancelledAt} is null`)
    )[0]?.sum;
    expect(sums.reduce((total, { coins }) => total + coins, 0)).toBe(8 * 500 + 1_000 - paid!);
    for (const outcome of ['nothing', 'fullyBooked', 'alreadyBooked', 'bookingCancelled'])
      expect([outcome, outcomes.get(outcome) ?? 0]).toEqual([outcome, expect.toSatisfy((times: number) => times > 0)]);
  },
);
