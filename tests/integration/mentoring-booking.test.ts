import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { courses, lessons } from '../../db/schema/courses.ts';
import { enrollments } from '../../db/schema/progress.ts';
import { mentors } from '../../db/schema/mentoring.ts';
import { tournaments } from '../../db/schema/youth.ts';
import { cancelBooking } from '../../server/features/bookings/bookings.service.ts';
import { listUpcoming } from '../../server/features/bookings/upcoming.service.ts';
import { bookSlot, listSlots } from '../../server/features/mentoring/mentoring.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { enterTournament } from '../../server/features/tournaments/tournaments.service.ts';
import { aMentor, aSlot, inHours } from '../support/mentoring.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';
import { aCourse, aProfessor } from '../../server/harness/school.ts';
import { aKey } from '../support/store.ts';
import { aTournament } from '../support/youth.ts';
import { booked, coinsOf, db, mentorId, refusal, richStudent, student, withMentor } from './mentoring-setup.ts';

withMentor();

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
    expect((await listSlots(db, student, {})).slots).toEqual([]);
  });

  test('two clicks pay once', async () => {
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

  test('a client key sent again for another hour or for a tournament is refused, and pays nothing', async () => {
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
    expect((await listSlots(db, student, {})).slots).toHaveLength(1);
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

  test('a mentor is told of a booking and of its end, once and without a name', async () => {
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
