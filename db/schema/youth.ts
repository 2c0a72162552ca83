import { sql } from 'drizzle-orm';
import { bool, check, createdAt, id, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

/** Courses on the board for children and teenagers: a term of so many classes a week. */
export const youthPrograms = table(
  'youth_programs',
  {
    id: id(),
    /** The programme's stable name, such as `escolinha`. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Classes a week; null where it is agreed with each school. */
    classesPerWeek: int('classes_per_week'),
    /** Coins for the term; null on request. */
    price: int('price'),
    /** How many children; null is as many as come. */
    capacity: int('capacity'),
    /** When the next term begins. */
    startsAt: timestamp('starts_at'),
    active: bool('active').notNull().default(true),
    createdAt: createdAt(),
  },
  program => [
    uniqueIndex('youth_programs_key').on(program.key),
    check('youth_programs_price_positive', sql`${program.price} > 0`),
  ],
);

/** Who teaches the young. */
export const youthTeachers = table(
  'youth_teachers',
  {
    id: id(),
    key: text('key').notNull(),
    userId: int('user_id').references(() => users.id),
    name: text('name').notNull(),
    /** Such as 'Coordenadora'. */
    title: text('title').notNull(),
    bio: text('bio').notNull(),
    active: bool('active').notNull().default(true),
    createdAt: createdAt(),
  },
  teacher => [uniqueIndex('youth_teachers_key').on(teacher.key)],
);

/** How far a tournament's registration is. */
export const TOURNAMENT_REGISTRATIONS = ['open', 'soon', 'qualifiers'] as const;

export const tournaments = table(
  'tournaments',
  {
    id: id(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    startsAt: timestamp('starts_at').notNull(),
    location: text('location').notNull(),
    /** Such as 'Sub-8 a Sub-12'. */
    categories: text('categories').notNull(),
    prize: text('prize').notNull(),
    registration: text('registration', { enum: TOURNAMENT_REGISTRATIONS }).notNull(),
    /** How one qualifies, where registration is by qualifiers. */
    rules: text('rules'),
    /** Coins; 0 is free. */
    price: int('price').notNull(),
    /** How many players; null is as many as come. */
    capacity: int('capacity'),
    cancelledAt: timestamp('cancelled_at'),
    createdAt: createdAt(),
  },
  tournament => [
    uniqueIndex('tournaments_key').on(tournament.key),
    check('tournaments_price_never_negative', sql`${tournament.price} >= 0`),
  ],
);
