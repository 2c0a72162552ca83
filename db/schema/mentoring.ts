import { sql } from 'drizzle-orm';
import { bool, check, createdAt, id, index, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

/** The kinds of mentoring: individual, in a small group, or eight meetings in four weeks. */
export const MENTORING_PROGRAMS = ['individual', 'group', 'intensive'] as const;

/** Strong players who offer lessons for coins. */
export const mentors = table(
  'mentors',
  {
    id: id(),
    /** The mentor's stable name, such as `marina-falcao`. */
    key: text('key').notNull(),
    /** The mentor's account, if they have one. */
    userId: int('user_id').references(() => users.id),
    name: text('name').notNull(),
    /** Such as 'Mestre FIDE'. */
    title: text('title').notNull(),
    rating: int('rating').notNull(),
    /** Years of teaching. */
    experience: int('experience').notNull(),
    specialty: text('specialty').notNull(),
    /** Coins. */
    pricePerHour: int('price_per_hour').notNull(),
    /** Takes new students now. */
    available: bool('available').notNull().default(true),
    active: bool('active').notNull().default(true),
    createdAt: createdAt(),
  },
  mentor => [
    uniqueIndex('mentors_key').on(mentor.key),
    check('mentors_price_positive', sql`${mentor.pricePerHour} > 0`),
  ],
);

/** A time that a mentor offers: one meeting, or the series of an intensive programme. */
export const mentoringSlots = table(
  'mentoring_slots',
  {
    id: id(),
    mentorId: int('mentor_id')
      .notNull()
      .references(() => mentors.id),
    program: text('program', { enum: MENTORING_PROGRAMS }).notNull(),
    /** The start of the first meeting. */
    startsAt: timestamp('starts_at').notNull(),
    /** Minutes of each meeting. */
    minutes: int('minutes').notNull(),
    /** Coins for one student and all meetings. */
    price: int('price').notNull(),
    /** The number of students. */
    capacity: int('capacity').notNull(),
    /** The online room: an https address. */
    roomUrl: text('room_url'),
    cancelledAt: timestamp('cancelled_at'),
    createdAt: createdAt(),
  },
  slot => [
    index('mentoring_slots_start').on(slot.startsAt),
    index('mentoring_slots_mentor').on(slot.mentorId, slot.startsAt),
    check('mentoring_slots_price_positive', sql`${slot.price} > 0`),
    check('mentoring_slots_capacity_positive', sql`${slot.capacity} > 0`),
  ],
);

/** The meetings of each slot; a mentor cannot begin two meetings at the same time. */
export const mentoringMeetings = table(
  'mentoring_meetings',
  {
    id: id(),
    slotId: int('slot_id')
      .notNull()
      .references(() => mentoringSlots.id),
    mentorId: int('mentor_id')
      .notNull()
      .references(() => mentors.id),
    startsAt: timestamp('starts_at').notNull(),
  },
  meeting => [
    uniqueIndex('mentoring_meetings_once').on(meeting.mentorId, meeting.startsAt),
    index('mentoring_meetings_slot').on(meeting.slotId, meeting.startsAt),
  ],
);
