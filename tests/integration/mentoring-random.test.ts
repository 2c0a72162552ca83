import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '../../db/schema/bookings.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { cancelBooking } from '../../server/features/bookings/bookings.service.ts';
import { aSlot, inHours } from '../support/mentoring.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';
import { booked, db, mentorId, refusal, richStudent, withMentor } from './mentoring-setup.ts';

withMentor();

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
