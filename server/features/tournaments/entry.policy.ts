import { cancellableUntil, isCancellable } from '../bookings/bookings.policy.ts';
import type { OwnSeat } from './tournaments.schema.ts';

/** A held seat as its row has it; without a number there is none. */
type SeatRow = { bookingId: number | null; paid: number | null; startsAt: Date | null };

/** What a viewer is told of the seat that they hold, and null where they hold none. */
export const toOwnSeat = ({ bookingId, paid, startsAt }: SeatRow, now: Date): OwnSeat | null =>
  bookingId === null
    ? null
    : {
        bookingId,
        price: paid ?? 0,
        cancellable: isCancellable({ startsAt, cancelledAt: null }, now),
        cancellableUntil: cancellableUntil({ startsAt })?.toISOString() ?? null,
      };

/** Whole years of age on a day; both are yyyy-mm-dd. Who was born on 29 February is a year older on 1 March. */
export const ageOn = (dateOfBirth: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
};
