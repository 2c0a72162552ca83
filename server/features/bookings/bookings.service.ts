import type { Db, Tx } from '../../../db/client.ts';
import { momentInSentence } from '../../common/days.ts';
import { AppError } from '../../errors.ts';
import { record, type Actor } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { refund, spend } from '../ledger/ledger.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { bookedItemOf } from './booked-item.ts';
import { cancellableUntil, isCancellable } from './bookings.policy.ts';
import {
  findBooking,
  findBookings,
  findByClientKey,
  findHeldBookings,
  findHeldBy,
  findHeldSeats,
  insertBooking,
  leavePrograms,
  setCancelled,
  type BookingRow,
  type Thing,
} from './bookings.queries.ts';
import { BOOKINGS_PER_PAGE, type Booking } from './bookings.schema.ts';
import { noticeOfBooking, noticeOfCancellation } from './mentor-notices.ts';

type Holder = Pick<Viewer, 'id'> & Pick<Actor, 'address'>;
/**
 * An item with seats: what it is, the price of a seat in coins, how many seats (null is unlimited), and when it begins.
 */
export type Bookable = Thing & {
  title: string;
  price: number;
  capacity: number | null;
  startsAt: Date | null;
  /** The account of the mentor to notify. */ hostId?: number | null;
};
export type BookingRequest = {
  clientKey: string;
  /** The price in coins that the buyer has seen. */ price?: number | undefined;
  category?: string | undefined;
};

/**
 * Books, unless the client's key was already sent for the same item. In that case the earlier booking is returned,
 * whatever has changed since.
 * @returns the booking's id. @throws AppError 409 when the key was used for another item.
 */
export const bookOnce = async (
  tx: Tx,
  viewer: Holder,
  clientKey: string,
  { kind, id }: Thing,
  take: () => Promise<number>,
): Promise<number> => {
  const sent = await findByClientKey(tx, viewer.id, clientKey);
  if (!sent) return take();
  if (sent[kind] !== id) throw new AppError('keyUsed');
  return sent.id;
};

/**
 * Takes a free seat and pays for it. Call it inside a transaction.
 * @returns the booking's id. @throws AppError 409 when the item has begun, is full, is booked already or has another
 * price, or when the coins are not enough.
 */
export const book = async (
  tx: Tx,
  viewer: Holder,
  thing: Bookable,
  { clientKey, price, category }: BookingRequest,
  now: Date,
): Promise<number> => {
  if (thing.startsAt !== null && thing.startsAt <= now) throw new AppError('bookingClosed');
  const held = await findHeldSeats(tx, thing);
  if (held.some(({ userId }) => userId === viewer.id)) throw new AppError('alreadyBooked');
  if (price !== undefined && price !== thing.price) throw new AppError('priceChanged');
  const bookingId = await insertBooking(tx, {
    userId: viewer.id,
    slotId: thing.kind === 'slot' ? thing.id : null,
    programId: thing.kind === 'program' ? thing.id : null,
    tournamentId: thing.kind === 'tournament' ? thing.id : null,
    seat: freeSeat(held, thing.capacity),
    price: thing.price,
    category: category ?? null,
    clientKey,
    createdAt: now,
  });
  if (thing.price > 0) await spend(tx, viewer.id, { for: 'booking', reference: bookingId, coins: thing.price }, now);
  await record(tx, viewer, 'booked', { detail: thing.title, coins: -thing.price }, now);
  await notifyMentor(tx, thing, noticeOfBooking, now);
  return bookingId;
};

/** Notifies the mentor of this hour, if they have an account. */
const notifyMentor = async (
  tx: Tx,
  { hostId, startsAt }: Pick<Bookable, 'hostId' | 'startsAt'>,
  newsOf: typeof noticeOfBooking,
  now: Date,
): Promise<void> => {
  if (hostId != null && startsAt !== null) await notify(tx, hostId, newsOf(startsAt), now);
};

/** The lowest free seat. @throws AppError 409 when there is none. */
const freeSeat = (held: readonly { seat: number }[], capacity: number | null): number => {
  if (capacity !== null && held.length >= capacity) throw new AppError('fullyBooked');
  const taken = new Set(held.map(({ seat }) => seat));
  for (let seat = 1; ; seat += 1) if (!taken.has(seat)) return seat;
};

type Undone = { id: number; userId: number; title: string; /** The refund. */ coins: number };

/** Frees a seat, refunds the coins and writes it into the log, inside a transaction. */
const undo = async (tx: Tx, actor: Actor, { id, userId, title, coins }: Undone, now: Date): Promise<void> => {
  if (coins > 0) await refund(tx, userId, { for: 'booking', reference: id, coins }, now);
  await setCancelled(tx, id, now);
  await record(
    tx,
    actor,
    'booking_cancelled',
    { ...(actor.id !== userId && { subjectId: userId }), detail: title, coins },
    now,
  );
};

/**
 * Cancels the viewer's own booking while that is possible: the seat is free again and the coins are refunded once.
 * @throws AppError 404 for another user's booking, 409
 */
export const cancelBooking = async (
  db: Db,
  viewer: Holder,
  bookingId: number,
): Promise<{ booking: Booking; coins: number }> => {
  await db.write(async tx => {
    const now = new Date();
    const row = await findBooking(tx, viewer.id, bookingId);
    if (!row) throw new AppError('bookingNotFound');
    const { title, startsAt, hostId } = bookedItemOf(row);
    if (row.cancelledAt !== null) throw new AppError('bookingCancelled');
    if (!isCancellable({ startsAt, cancelledAt: row.cancelledAt }, now)) throw new AppError('cancellationOver');
    await undo(tx, viewer, { ...row, title, coins: row.price }, now);
    await notifyMentor(tx, { hostId, startsAt }, noticeOfCancellation, now);
  });
  return getSettledBooking(db, viewer, bookingId);
};

/** 'Mentoria com Ana de 25/11/2026 às 14:00' */
const named = ({ title, startsAt }: Pick<Bookable, 'title' | 'startsAt'>): string =>
  startsAt === null ? title : `${title} de ${momentInSentence(startsAt)}`;

/** If a price was paid, the sentence about the refund. */
const inCoins = ({ price, coins }: { price: number; coins: number }): string =>
  price === 0
    ? ''
    : coins > 0
      ? ` ${coins} moedas voltaram para você.`
      : ' Faltavam menos de 24 horas, e as moedas não voltaram.';

/**
 * Cancels all bookings that have not begun of a user who can no longer come. Coins are refunded where a cancellation
 * still allows it. If somebody else caused it, the user is notified. Call it inside a transaction.
 */
export const cancelBookingsOf = async (tx: Tx, actor: Actor, holderId: number, now: Date): Promise<void> => {
  for (const row of await findHeldBy(tx, holderId)) {
    const { title, startsAt, hostId } = bookedItemOf(row);
    if (startsAt !== null && startsAt <= now) continue;
    const coins = isCancellable({ startsAt, cancelledAt: null }, now) ? row.price : 0;
    await undo(tx, actor, { ...row, title, coins }, now);
    await notifyMentor(tx, { hostId, startsAt }, noticeOfCancellation, now);
    if (actor.id === holderId) continue;
    const refunded = inCoins({ price: row.price, coins });
    const text = `${named({ title, startsAt })}: a administração mudou a sua conta, e a vaga ficou livre.${refunded}`;
    await notify(tx, holderId, { title: 'Reserva cancelada pela escola', text, href: '/mentoria/reservas' }, now);
  }
};

/** Takes somebody who leaves the school out of the programmes that have begun. Call it inside a transaction. */
export const leaveProgramsOf = (tx: Tx, userId: number, now: Date): Promise<void> => leavePrograms(tx, userId, now);

/** A cancelled item; `href` leads its holders to alternatives. */
type CancelledItem = Pick<Bookable, 'kind' | 'id' | 'title' | 'startsAt'> & { href: string };

/**
 * Cancels all bookings of a cancelled item, however late. Coins are refunded once, and every holder is notified. Call
 * it inside a transaction. @returns how many there were.
 */
export const cancelAllOf = async (tx: Tx, actor: Actor, thing: CancelledItem, now: Date): Promise<number> => {
  const held = await findHeldBookings(tx, thing);
  for (const { id, userId, price } of held) {
    await undo(tx, actor, { id, userId, title: thing.title, coins: price }, now);
    await notify(tx, userId, {
      title: 'Reserva cancelada pela escola',
      text: `${named(thing)} não vai acontecer.${inCoins({ price, coins: price })}`,
      href: thing.href,
    });
  }
  return held.length;
};

/** The viewer's own bookings, newest first. */
export const listBookings = async (db: Db, viewer: Holder, page: number) => {
  const { rows, total } = await findBookings(db.read, viewer.id, page);
  const now = new Date();
  return { bookings: rows.map(row => toBooking(row, now)), total, page, pageSize: BOOKINGS_PER_PAGE };
};

/** A booking, and the coins its holder has left. @throws AppError 404 for another user's booking. */
export const getSettledBooking = async (
  db: Db,
  viewer: Holder,
  bookingId: number,
): Promise<{ booking: Booking; coins: number }> => {
  const row = await findBooking(db.read, viewer.id, bookingId);
  if (!row) throw new AppError('bookingNotFound');
  return { booking: toBooking(row, new Date()), coins: row.holderCoins };
};

const toBooking = (row: BookingRow, now: Date): Booking => {
  const { startsAt, hostId: _host, ...what } = bookedItemOf(row);
  const beginning = { startsAt, cancelledAt: row.cancelledAt };
  return {
    id: row.id,
    ...what,
    mentoringProgram: row.mentoringProgram,
    mentorName: row.mentorName,
    startsAt: startsAt?.toISOString() ?? null,
    minutes: row.minutes,
    location: row.location,
    // Only holders of an active booking see the room.
    roomUrl: row.cancelledAt === null ? row.roomUrl : null,
    category: row.category,
    price: row.price,
    createdAt: row.createdAt.toISOString(),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancellableUntil: cancellableUntil(beginning)?.toISOString() ?? null,
    cancellable: isCancellable(beginning, now),
  };
};
