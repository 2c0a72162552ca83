import { CANCELLATION_HOURS } from './bookings.schema.ts';
import { HOUR_MS } from '../../common/time.schema.ts';

type Beginning = { /** Null when there is no date yet. */ startsAt: Date | null };

/** The last moment at which a booking can be cancelled. */
export const cancellableUntil = ({ startsAt }: Beginning): Date | null =>
  startsAt && new Date(startsAt.getTime() - CANCELLATION_HOURS * HOUR_MS);

export const isCancellable = (booking: Beginning & { cancelledAt: Date | null }, now: Date): boolean => {
  const until = cancellableUntil(booking);
  return booking.cancelledAt === null && (until === null || now <= until);
};
