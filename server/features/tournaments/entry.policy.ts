import { cancellableUntil, isCancellable } from '../bookings/bookings.policy.ts';
import type { OwnSeat } from './tournaments.schema.ts';

/** A seat as its row contains it; without an id there is none. */
type SeatRow = { bookingId: number | null; paid: number | null; startsAt: Date | null };

/** The viewer's seat as shown to them; null when they have none. */
export const toOwnSeat = ({ bookingId, paid, startsAt }: SeatRow, now: Date): OwnSeat | null =>
  bookingId === null
    ? null
    : {
        bookingId,
        price: paid ?? 0,
        cancellable: isCancellable({ startsAt, cancelledAt: null }, now),
        cancellableUntil: cancellableUntil({ startsAt })?.toISOString() ?? null,
      };

/** Age in whole years on a day; both dates are yyyy-mm-dd. A person born on 29 February is a year older on 1 March. */
export const ageOn = (dateOfBirth: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
};
