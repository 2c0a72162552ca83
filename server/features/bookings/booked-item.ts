import type { BookingRow } from './bookings.queries.ts';
import type { Booking } from './bookings.schema.ts';

/** The title of an hour with a mentor. */
export const mentoringTitle = (mentorName: string): string => `Mentoria com ${mentorName}`;

type Booked = Pick<Booking, 'kind' | 'thingId' | 'title'> & {
  startsAt: Date | null;
  /** The mentor's account. */ hostId: number | null;
};

/** What a booking is for: exactly one of the three, as the table requires. */
export const bookedItemOf = (row: BookingRow): Booked => {
  if (row.slotId !== null)
    return {
      kind: 'slot',
      thingId: row.slotId,
      title: mentoringTitle(row.mentorName ?? ''),
      startsAt: row.slotStartsAt,
      hostId: row.mentorAccount,
    };
  if (row.programId !== null)
    return {
      kind: 'program',
      thingId: row.programId,
      title: row.programName ?? '',
      startsAt: row.programStartsAt,
      hostId: null,
    };
  return {
    kind: 'tournament',
    thingId: row.tournamentId ?? 0,
    title: row.tournamentName ?? '',
    startsAt: row.tournamentStartsAt,
    hostId: null,
  };
};
