import { sql } from 'drizzle-orm';
import { bool, check, createdAt, id, index, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

/** Chess courses for children and teenagers: a term with so many classes a week. */
export const youthPrograms = table(
  'youth_programs',
  {
    id: id(),
    /** The programme's stable name, such as `escolinha`. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Classes a week; null when each school agrees on its own number. */
    classesPerWeek: int('classes_per_week'),
    /** Coins for the term; null on request. */
    price: int('price'),
    /** The number of children; null is unlimited. */
    capacity: int('capacity'),
    /** The start of the next term. */
    startsAt: timestamp('starts_at'),
    active: bool('active').notNull().default(true),
    createdAt: createdAt(),
  },
  program => [
    uniqueIndex('youth_programs_key').on(program.key),
    check('youth_programs_price_positive', sql`${program.price} > 0`),
  ],
);

/** The teachers of the youth programmes. */
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

/** The state of a tournament's registration. */
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
    /** The rules of qualification, for registration by qualifiers. */
    rules: text('rules'),
    /** Coins; 0 is free. */
    price: int('price').notNull(),
    /** The number of players; null is unlimited. */
    capacity: int('capacity'),
    cancelledAt: timestamp('cancelled_at'),
    createdAt: createdAt(),
  },
  tournament => [
    uniqueIndex('tournaments_key').on(tournament.key),
    check('tournaments_price_never_negative', sql`${tournament.price} >= 0`),
  ],
);

/** The professors of a tournament or programme, who see its entrants. */
export const eventProfessors = table(
  'event_professors',
  {
    id: id(),
    tournamentId: int('tournament_id').references(() => tournaments.id),
    programId: int('program_id').references(() => youthPrograms.id),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
  },
  row => [
    uniqueIndex('event_professors_tournament').on(row.tournamentId, row.userId),
    uniqueIndex('event_professors_program').on(row.programId, row.userId),
    index('event_professors_user').on(row.userId),
    check('event_professors_of_one', sql`(${row.tournamentId} is null) <> (${row.programId} is null)`),
  ],
);
