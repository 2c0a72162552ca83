import { z } from 'zod';
import { Answer, Moment, PathId, QueryInt, RowId, Text } from '../../common.schema.ts';

/** What one can book: an hour with a mentor, a youth programme, a tournament. */
export const BookedThing = z.enum(['slot', 'program', 'tournament'], { error: 'Tipo de reserva inválido' });
export type BookedThing = z.infer<typeof BookedThing>;

/** A booking can be undone, and its coins come back, until so many hours before the beginning. */
export const CANCELLATION_HOURS = 24;
export const BOOKINGS_PER_PAGE = 20;

/** The mark by which a booking that is sent twice is known. */
export const BookingKey = Text(64).min(8, 'Envie uma marca de 8 a 64 caracteres');
/** Coins that the buyer has seen: another price is refused. */
export const SeenPrice = z.number({ error: 'Preço inválido' }).int('Preço inválido').min(0, 'Preço inválido').optional();

export const Booking = z.object({
  id: RowId,
  kind: BookedThing,
  /** The number of the slot, programme or tournament. */
  thingId: RowId,
  /** What was booked, as it is shown. */
  title: z.string(),
  /** With a mentor: individual, group or intensive. */
  mentoringProgram: z.enum(['individual', 'group', 'intensive']).nullable(),
  mentorName: z.string().nullable(),
  /** When it begins; null where nothing begins on a day. */
  startsAt: Moment.nullable(),
  /** Minutes, of a meeting with a mentor. */
  minutes: z.number().int().nullable(),
  location: z.string().nullable(),
  roomUrl: z.string().nullable(),
  /** The age group, in a youth programme. */
  category: z.string().nullable(),
  /** Coins that were paid. */
  price: z.number().int(),
  createdAt: Moment,
  cancelledAt: Moment.nullable(),
  cancellableUntil: Moment.nullable(),
  cancellable: z.boolean(),
});
export type Booking = z.infer<typeof Booking>;

export const BookingOutput = Answer({ booking: Booking, /** The student's balance after it, in coins. */ coins: z.number().int() });
export const BookingsInput = z.object({ page: QueryInt(1, 100_000).default(1) });
export const BookingsOutput = Answer({ bookings: z.array(Booking), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() });
export const OneBookingInput = z.object({ bookingId: PathId });
