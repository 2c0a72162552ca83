import { and, count, desc, eq, gt, isNotNull, isNull, or, sql, type Placeholder } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { given, prepared } from '../../../db/prepared.ts';
import { bookings } from '../../../db/schema/bookings.ts';
import { mentoringSlots, mentors } from '../../../db/schema/mentoring.ts';
import { users } from '../../../db/schema/users.ts';
import { tournaments, youthPrograms } from '../../../db/schema/youth.ts';
import { BOOKINGS_PER_PAGE, type BookedThing } from './bookings.schema.ts';

/** One item that has seats. */
export type Thing = { kind: BookedThing; id: number };

const COLUMN_OF = { slot: bookings.slotId, program: bookings.programId, tournament: bookings.tournamentId } as const;
const isFor = ({ kind, id }: Thing) => and(eq(COLUMN_OF[kind], id), isNull(bookings.cancelledAt));

const selectBookings = (read: Read) =>
  read
    .select({
      id: bookings.id,
      userId: bookings.userId,
      slotId: bookings.slotId,
      programId: bookings.programId,
      tournamentId: bookings.tournamentId,
      price: bookings.price,
      category: bookings.category,
      cancelledAt: bookings.cancelledAt,
      createdAt: bookings.createdAt,
      slotStartsAt: mentoringSlots.startsAt,
      programStartsAt: youthPrograms.startsAt,
      tournamentStartsAt: tournaments.startsAt,
      minutes: mentoringSlots.minutes,
      roomUrl: mentoringSlots.roomUrl,
      mentoringProgram: mentoringSlots.program,
      mentorName: mentors.name,
      mentorAccount: mentors.userId,
      programName: youthPrograms.name,
      tournamentName: tournaments.name,
      location: tournaments.location,
      holderName: users.fullName,
      holderCoins: users.coins,
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(mentoringSlots, eq(mentoringSlots.id, bookings.slotId))
    .leftJoin(mentors, eq(mentors.id, mentoringSlots.mentorId))
    .leftJoin(youthPrograms, eq(youthPrograms.id, bookings.programId))
    .leftJoin(tournaments, eq(tournaments.id, bookings.tournamentId));

export type BookingRow = Awaited<ReturnType<typeof selectBookings>>[number];

export const findBooking = async (read: Read, userId: number, bookingId: number): Promise<BookingRow | undefined> =>
  (await selectBookings(read).where(and(eq(bookings.id, bookingId), eq(bookings.userId, userId))))[0];

/** One page of a user's bookings, newest first, and how many there are. */
export const findBookings = async (read: Read, userId: number, page: number) => {
  const own = eq(bookings.userId, userId);
  const [rows, [size]] = await Promise.all([
    selectBookings(read)
      .where(own)
      .orderBy(desc(bookings.createdAt), desc(bookings.id))
      .limit(BOOKINGS_PER_PAGE)
      .offset((page - 1) * BOOKINGS_PER_PAGE),
    read.select({ count: count() }).from(bookings).where(own),
  ]);
  return { rows, total: size?.count ?? 0 };
};

/** The booking made with a client's key, with the id of the booked item under its kind. */
export const findByClientKey = async (tx: Tx, userId: number, clientKey: string) =>
  (
    await tx
      .select({ id: bookings.id, ...COLUMN_OF })
      .from(bookings)
      .where(and(eq(bookings.userId, userId), eq(bookings.clientKey, clientKey)))
  )[0];

/** The seats of the item that are taken now, with their holders. */
export const findHeldSeats = (tx: Tx, thing: Thing) =>
  tx.select({ seat: bookings.seat, userId: bookings.userId }).from(bookings).where(isFor(thing));

/** The active bookings of the item. */
export const findHeldBookings = (tx: Tx, thing: Thing) =>
  tx.select({ id: bookings.id, userId: bookings.userId, price: bookings.price }).from(bookings).where(isFor(thing));

const isHeldBy = (userId: number | Placeholder) => and(eq(bookings.userId, userId), isNull(bookings.cancelledAt));

/** A user's active bookings, past ones too. */
export const findHeldBy = (tx: Tx, userId: number): Promise<BookingRow[]> => selectBookings(tx).where(isHeldBy(userId));

const events = prepared('events', read =>
  selectBookings(read).where(
    and(
      isHeldBy(sql.placeholder('userId')),
      or(
        gt(youthPrograms.startsAt, given('now', youthPrograms.startsAt)),
        gt(tournaments.startsAt, given('now', tournaments.startsAt)),
      ),
    ),
  ),
);

/** A user's active bookings of tournaments and youth programmes that have not begun. */
export const findEvents = (read: Read, userId: number, now: Date): Promise<BookingRow[]> =>
  events(read, { userId, now });

export const insertBooking = async (tx: Tx, booking: typeof bookings.$inferInsert): Promise<number> => {
  const [inserted] = await tx.insert(bookings).values(booking).returning({ id: bookings.id });
  if (!inserted) throw new Error('The booking was not inserted');
  return inserted.id;
};

export const setCancelled = async (tx: Tx, bookingId: number, at: Date): Promise<void> => {
  await tx.update(bookings).set({ cancelledAt: at }).where(eq(bookings.id, bookingId));
};

/** Frees somebody's seats in programmes, begun ones too. */
export const leavePrograms = async (tx: Tx, userId: number, at: Date): Promise<void> => {
  await tx
    .update(bookings)
    .set({ cancelledAt: at })
    .where(and(isHeldBy(userId), isNotNull(bookings.programId)));
};
