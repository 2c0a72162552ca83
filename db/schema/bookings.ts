import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { check, createdAt, id, index, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { mentoringSlots } from './mentoring.ts';
import { tournaments, youthPrograms } from './youth.ts';
import { users } from './users.ts';

/** 1 where a column has a value, else 0. */
const given = (column: SQLWrapper): SQL => sql`(case when ${column} is null then 0 else 1 end)`;

/** A booked seat: with a mentor, in a youth programme or in a tournament, exactly one of the three. */
export const bookings = table(
  'bookings',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    slotId: int('slot_id').references(() => mentoringSlots.id),
    programId: int('program_id').references(() => youthPrograms.id),
    tournamentId: int('tournament_id').references(() => tournaments.id),
    /** Numbered from 1 to the capacity, so that no seat is taken twice. */
    seat: int('seat').notNull(),
    /** The paid coins. */
    price: int('price').notNull(),
    /** The age group in a youth programme. */
    category: text('category'),
    /** The client's key for this booking: sent again, the booking is paid once. */
    clientKey: text('client_key').notNull(),
    cancelledAt: timestamp('cancelled_at'),
    createdAt: createdAt(),
  },
  booking => {
    const held = sql`${booking.cancelledAt} is null`;
    return [
      uniqueIndex('bookings_sent_once').on(booking.userId, booking.clientKey),
      uniqueIndex('bookings_slot_seat').on(booking.slotId, booking.seat).where(held),
      uniqueIndex('bookings_program_seat').on(booking.programId, booking.seat).where(held),
      uniqueIndex('bookings_tournament_seat').on(booking.tournamentId, booking.seat).where(held),
      uniqueIndex('bookings_slot_user').on(booking.slotId, booking.userId).where(held),
      uniqueIndex('bookings_program_user').on(booking.programId, booking.userId).where(held),
      uniqueIndex('bookings_tournament_user').on(booking.tournamentId, booking.userId).where(held),
      index('bookings_user').on(booking.userId, booking.createdAt),
      check('bookings_seat_positive', sql`${booking.seat} > 0`),
      check('bookings_price_never_negative', sql`${booking.price} >= 0`),
      check(
        'bookings_one_thing',
        sql`${given(booking.slotId)} + ${given(booking.programId)} + ${given(booking.tournamentId)} = 1`,
      ),
    ];
  },
);
