/** What must be true of a school's coins and seats, whatever happened in it. */
import { asc } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '../../db/client.ts';
import { auditEvents } from '../../db/schema/audit.ts';
import { bookings } from '../../db/schema/bookings.ts';
import { courses } from '../../db/schema/courses.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { mentoringMeetings, mentoringSlots } from '../../db/schema/mentoring.ts';
import { courseUnlocks, enrollments } from '../../db/schema/progress.ts';
import { storeItems, storeOrders } from '../../db/schema/store.ts';
import { users } from '../../db/schema/users.ts';
import { tournaments, youthPrograms } from '../../db/schema/youth.ts';
import { overlap } from '../../server/features/mentoring/mentoring.policy.ts';
import { expectTrueCounters } from './counters.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Each balance is the sum of its entries, and was never below zero on the way. */
const expectTrueBalances = async (db: Db): Promise<void> => {
  const entries = Map.groupBy(await db.read.select().from(ledger).orderBy(asc(ledger.id)), ({ userId }) => userId);
  for (const { id, coins, experience } of await db.read
    .select({ id: users.id, coins: users.coins, experience: users.experience })
    .from(users)) {
    const own = entries.get(id) ?? [];
    expect([id, coins, experience]).toEqual([
      id,
      sum(own.map(entry => entry.coins)),
      sum(own.map(entry => entry.experience)),
    ]);
    let balance = 0;
    expect(Math.min(0, ...own.map(entry => (balance += entry.coins)))).toBe(0);
  }
};

/** Every purchase was paid once, and what was given back came back once; the school's log says the same. */
const expectTruePayments = async (db: Db): Promise<void> => {
  const entries = await db.read.select().from(ledger);
  const events = await db.read.select().from(auditEvents);
  const [orders, booked, unlocks] = [
    await db.read.select().from(storeOrders),
    await db.read.select().from(bookings),
    await db.read.select().from(courseUnlocks),
  ];
  const paid = (rows: readonly { price: number }[]): number[] =>
    rows.map(({ price }) => price).filter(price => price > 0);
  const truth = {
    order_paid: paid(orders).map(price => -price),
    order_returned: paid(orders.filter(({ returnedAt }) => returnedAt !== null)),
    booking_paid: paid(booked).map(price => -price),
    booking_returned: paid(booked.filter(({ cancelledAt }) => cancelledAt !== null)),
    course_unlocked: paid(unlocks).map(price => -price),
  };
  const sorted = (coins: readonly number[]): number[] => coins.toSorted((a, b) => a - b);
  for (const [reason, coins] of Object.entries(truth))
    expect([reason, sorted(entries.filter(entry => entry.reason === reason).map(entry => entry.coins))]).toEqual([
      reason,
      sorted(coins),
    ]);
  const logged = (event: string): number =>
    sum(events.filter(row => row.event === event).map(({ coins }) => coins ?? 0));
  expect(['order_paid', 'order_returned', 'booked', 'booking_cancelled', 'course_unlocked'].map(logged)).toEqual(
    Object.values(truth).map(sum),
  );
};

/** On the shelf is what was not sold. */
const expectTrueStock = async (db: Db, before: number): Promise<void> => {
  const orders = await db.read.select().from(storeOrders);
  for (const { id, stock } of await db.read.select({ id: storeItems.id, stock: storeItems.stock }).from(storeItems)) {
    if (stock === null) continue;
    expect(stock).toBeGreaterThanOrEqual(0);
    expect(stock).toBe(before - orders.filter(({ itemId, returnedAt }) => itemId === id && returnedAt === null).length);
  }
};

/** No more seats are held than there are, nobody holds two of one thing, and nobody one of what was called off. */
const expectTrueSeats = async (db: Db): Promise<void> => {
  const held = (await db.read.select().from(bookings)).filter(({ cancelledAt }) => cancelledAt === null);
  const slots = await db.read.select().from(mentoringSlots);
  const things = [
    ...slots.map(slot => ({ ...slot, seats: held.filter(({ slotId }) => slotId === slot.id) })),
    ...(await db.read.select().from(tournaments)).map(one => ({
      ...one,
      seats: held.filter(({ tournamentId }) => tournamentId === one.id),
    })),
    ...(await db.read.select().from(youthPrograms)).map(one => ({
      ...one,
      cancelledAt: null,
      seats: held.filter(({ programId }) => programId === one.id),
    })),
  ];
  for (const { capacity, cancelledAt, seats } of things) {
    expect(seats.length).toBeLessThanOrEqual(cancelledAt === null ? (capacity ?? Infinity) : 0);
    expect(new Set(seats.map(({ userId }) => userId)).size).toBe(seats.length);
    expect(new Set(seats.map(({ seat }) => seat)).size).toBe(seats.length);
  }

  const meetings = Map.groupBy(await db.read.select().from(mentoringMeetings), ({ slotId }) => slotId);
  const minutes = new Map(slots.map(slot => [slot.id, slot.minutes]));
  for (const own of Map.groupBy(
    held.filter(({ slotId }) => slotId !== null),
    ({ userId }) => userId,
  ).values()) {
    const times = own.flatMap(({ slotId }) =>
      (meetings.get(slotId!) ?? []).map(({ startsAt }) => ({ startsAt, minutes: minutes.get(slotId!)! })),
    );
    for (const [place, time] of times.entries())
      expect(times.slice(place + 1).some(other => overlap(time, other))).toBe(false);
  }
};

/** No class is overfull, and unlocked time is what was paid for: 30 days each. */
const expectTrueClasses = async (db: Db): Promise<void> => {
  const [enrolled, unlocks] = [await db.read.select().from(enrollments), await db.read.select().from(courseUnlocks)];
  for (const { id, maxStudents } of await db.read.select().from(courses))
    expect(enrolled.filter(({ courseId }) => courseId === id).length).toBeLessThanOrEqual(maxStudents);
  for (const { id, createdAt, accessUntil } of enrolled) {
    const days = 30 * unlocks.filter(({ enrollmentId }) => enrollmentId === id).length;
    expect(accessUntil).toEqual(new Date(createdAt.getTime() + days * DAY_MS));
  }
};

/** All of it, in a school where each limited product began with so many pieces and every enrollment by an unlock. */
export const expectTrueLedger = async (db: Db, stock: number): Promise<void> => {
  await expectTrueBalances(db);
  await expectTruePayments(db);
  await expectTrueStock(db, stock);
  await expectTrueSeats(db);
  await expectTrueClasses(db);
  await expectTrueCounters(db);
};
