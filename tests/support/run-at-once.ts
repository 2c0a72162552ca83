/** Many people earn, buy, return, book, cancel, unlock and claim at once, at random. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { storeItems } from '../../db/schema/store.ts';
import { AppError } from '../../server/errors.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { cancelBooking } from '../../server/features/bookings/bookings.service.ts';
import { unlockCourse } from '../../server/features/enrollments/unlock.service.ts';
import { pay } from '../../server/features/ledger/ledger.service.ts';
import { cancelSlot } from '../../server/features/mentoring/manage.service.ts';
import { bookSlot } from '../../server/features/mentoring/mentoring.service.ts';
import { claimMission } from '../../server/features/missions/missions.service.ts';
import { placeOrder, returnOrder } from '../../server/features/store/orders.service.ts';
import { cancelTournament, enterTournament } from '../../server/features/tournaments/tournaments.service.ts';
import { enroll } from '../../server/features/youth/youth.service.ts';
import type { School } from './busy-school.ts';
import { aTournament } from './youth.ts';

const SEED = 20_261_121;
/** One puzzle is enough for the first, the third asks for fifteen; nobody completes the lesson that the last asks. */
const MISSIONS = ['presenca', 'olho-tatico', 'maratona-tatica', 'aula-do-dia'];

/** Mulberry32: the same numbers every time. */
const randomNumbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

/** Draws that are all made before anything is awaited. */
type Draw = {
  who: Viewer;
  turn: number;
  isDoubled: boolean;
  pick: <One>(list: readonly One[]) => One | undefined;
  below: (limit: number) => number;
};
/** One thing that one person does. @returns what came of it. */
type Action = (school: School, draw: Draw) => Promise<string>;

/** Sends the same twice at once, as a double click does: whoever is served twice is served the same. */
const sent = async (isDoubled: boolean, send: () => Promise<number>): Promise<number> => {
  if (!isDoubled) return send();
  const [first, second] = await Promise.allSettled([send(), send()]);
  if (first.status === 'fulfilled' && second.status === 'fulfilled') expect(second.value).toBe(first.value);
  for (const answer of [first, second])
    if (answer.status === 'rejected' && !(answer.reason instanceof AppError)) throw answer.reason;
  if (first.status === 'fulfilled') return first.value;
  if (second.status === 'fulfilled') return second.value;
  throw first.reason;
};

const actions: [weight: number, action: Action][] = [
  [
    25,
    async ({ db }, { who, turn, below }) => {
      // Now and then the same is paid again.
      const reference = below(Math.ceil(turn / 10)) + 1;
      const paid = await db.write(tx =>
        pay(tx, who.id, { reason: 'puzzle_solved', reference, amount: { experience: 10, coins: 60 } }, new Date()),
      );
      return paid.coins > 0 ? 'earned' : 'earned before';
    },
  ],
  [
    18,
    async ({ db, items, orders }, { who, turn, isDoubled, pick, below }) => {
      const clientKey = `clique-${below(turn)}`;
      const itemId = pick(items)!;
      const id = await sent(isDoubled, async () => (await placeOrder(db, who, { itemId, clientKey })).order.id);
      orders.push({ id, by: who });
      return 'bought';
    },
  ],
  [
    8,
    async ({ db, orders }, { pick, isDoubled }) => {
      const order = pick(orders);
      if (!order) return 'nothing to return';
      await sent(isDoubled, async () => (await returnOrder(db, order.by, { orderId: order.id })).order.id);
      return 'returned';
    },
  ],
  [
    18,
    async ({ db, slots, bookings }, { who, turn, isDoubled, pick }) => {
      const slotId = pick(slots)!;
      const id = await sent(
        isDoubled,
        async () => (await bookSlot(db, who, { slotId, clientKey: `mentoria-${turn}` })).booking.id,
      );
      bookings.push({ id, by: who });
      return 'mentor booked';
    },
  ],
  [
    10,
    async ({ db, tournaments, bookings }, { who, turn, isDoubled, pick }) => {
      const tournamentId = pick(tournaments)!;
      const id = await sent(
        isDoubled,
        async () => (await enterTournament(db, who, { tournamentId, clientKey: `torneio-${turn}` })).booking.id,
      );
      bookings.push({ id, by: who });
      return 'entered';
    },
  ],
  [
    6,
    async ({ db, programs, bookings }, { who, turn, isDoubled, pick }) => {
      const programId = pick(programs)!;
      const id = await sent(
        isDoubled,
        async () => (await enroll(db, who, { programId, category: 'sub10', clientKey: `programa-${turn}` })).booking.id,
      );
      bookings.push({ id, by: who });
      return 'enrolled';
    },
  ],
  [
    12,
    async ({ db, bookings }, { pick, isDoubled }) => {
      const booking = pick(bookings);
      if (!booking) return 'nothing to cancel';
      await sent(isDoubled, async () => (await cancelBooking(db, booking.by, booking.id)).booking.id);
      return 'cancelled';
    },
  ],
  [
    6,
    async ({ db, courses }, { who, turn, isDoubled, pick, below }) => {
      const courseId = pick(courses)!;
      const clientKey = `acesso-${below(turn)}`;
      await sent(isDoubled, async () => (await unlockCourse(db, who, { courseId, clientKey })).enrollment.id);
      return 'unlocked';
    },
  ],
  [
    12,
    async ({ db }, { who, pick, isDoubled }) => {
      const mission = pick(MISSIONS)!;
      await sent(isDoubled, async () => (await claimMission(db, who, mission)).rewards.coins);
      return 'claimed';
    },
  ],
  [
    0.3,
    async ({ db, admin, tournaments }, { below }) => {
      const place = below(tournaments.length);
      const called = tournaments[place]!;
      tournaments[place] = await aTournament(db, { price: 30, capacity: 12 });
      await cancelTournament(db, admin, called);
      return 'tournament called off';
    },
  ],
  [
    0.3,
    async ({ db, admin, slots }, { pick }) => {
      await cancelSlot(db, admin, pick(slots)!);
      return 'hour called off';
    },
  ],
  [
    0.8,
    async ({ db, items }, { pick, below }) => {
      const [itemId, price] = [pick(items)!, 40 + below(40)];
      await db.write(tx => tx.update(storeItems).set({ price }).where(eq(storeItems.id, itemId)));
      return 'price changed';
    },
  ],
];
const WEIGHTS = actions.reduce((sum, [weight]) => sum + weight, 0);

/** What the school refuses is as good an outcome as any, as long as it says why. */
const outcomeOf = async (work: Promise<string>): Promise<string> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND')) return error.refusal;
    throw error;
  }
};

/** @returns how often each outcome came. */
export const runAtOnce = async (
  school: School,
  { operations, atOnce }: { operations: number; atOnce: number },
): Promise<Map<string, number>> => {
  const random = randomNumbers(SEED);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <One>(list: readonly One[]): One | undefined => list[below(list.length)];
  const outcomes = new Map<string, number>();
  const takeTurn = (turn: number): Promise<string> => {
    let dice = random() * WEIGHTS;
    const [, action] = actions.find(([weight]) => (dice -= weight) < 0) ?? actions[0]!;
    return outcomeOf(action(school, { who: pick(school.people)!, turn, isDoubled: random() < 0.2, pick, below }));
  };
  for (let turn = 0; turn < operations; turn += atOnce) {
    const done = await Promise.all(
      Array.from({ length: Math.min(atOnce, operations - turn) }, (_, index) => takeTurn(turn + index + 1)),
    );
    for (const outcome of done) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  return outcomes;
};

/** What some thousands of operations come to: a run without one of these has not tried everything. */
export const EXPECTED_OUTCOMES = [
  'earned',
  'earned before',
  'bought',
  'returned',
  'mentor booked',
  'entered',
  'enrolled',
  'cancelled',
  'unlocked',
  'claimed',
  'tournament called off',
  'hour called off',
  'price changed',
  'insufficientCoins',
  'orderReturned',
  'soldOut',
  'notebookOwned',
  'fullyBooked',
  'alreadyBooked',
  'overlappingSession',
  'bookingCancelled',
  'courseFull',
  'missionClaimed',
  'missionUnfinished',
  'slotNotFound',
];
