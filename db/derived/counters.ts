import type { Dialect } from '../dialect.ts';

/** A row in a trigger: `new` or `old`; and the alias of the table where all of its rows are counted. */
type Row = string;
type Expression = (row: Row, dialect: Dialect) => string;

/** A sum that the database keeps: each row of a table that counts adds its amounts to the row with its key. */
export type Counter = {
  /** Names its triggers. */
  name: string;
  of: string;
  /** A change of these columns changes what a row adds. */
  watched: readonly string[];
  into: string;
  counts: Expression;
  key: Readonly<Record<string, Expression>>;
  sums: Readonly<Record<string, Expression>>;
  /** Where several counters share a table: which of its rows are this one's. */
  own?: string;
  /** Its rows change by the thousand at once: on Postgres those of a statement are added up first, `watched` or not. */
  inBulk?: true;
};

/** People are ranked by buckets of so many points. */
export const BUCKET = 20;
const SHARDS = 8;

export const WEEK = 'week:';
export const PLAYERS = 'players';
export const STUDENT_GAMES = 'student_games';
export const ACCOUNTS = 'accounts:';
export const TAUGHT = 'taught:';
/** The enrollments in the courses of a professor, or with 0 of the school; deleted courses are left out. */
export const ENROLLED = 'enrolled:';
export const GAMES_OF = 'games_of:';
/** The students in programmes of an age group, and with `ALL_AGES` of any. */
export const YOUTH = 'youth:';
export const ALL_AGES = '*';

const one: Expression = () => '1';
const always: Expression = () => '1 = 1';
export const shardOf = (id: string): string => `${id} % ${SHARDS}`;
const shardBy =
  (column: string): Expression =>
  row =>
    shardOf(`${row}.${column}`);

/** The same condition as that of the index `users_ranking`. */
const isRanked: Expression = row =>
  `(${row}.role = 'student' and ${row}.erased_at is null and ${row}.practice_games > 0)`;
/** The same states as those of the accounts' list. */
const stateOf = (row: Row): string =>
  `case when ${row}.deactivated_at is not null then 'deactivated'
    when ${row}.awaiting_approval then 'waiting' else 'active' end`;

const isActive: Expression = row => `${row}.last_activity_at > ${row}.created_at`;
const dayOf: Expression = (row, dialect) =>
  dialect === 'sqlite'
    ? `${row}.last_activity_at / 86400000`
    : `floor(extract(epoch from ${row}.last_activity_at) / 86400)::int`;
const daysToComplete: Expression = (row, dialect) =>
  dialect === 'sqlite'
    ? `coalesce((${row}.completed_at - ${row}.created_at) / 86400000.0, 0)`
    : `coalesce(extract(epoch from (${row}.completed_at - ${row}.created_at)) / 86400.0, 0)::float8`;
const isInYouth: Expression = row => `(${row}.program_id is not null and ${row}.cancelled_at is null)`;
const countOf =
  (condition: (row: Row) => string): Expression =>
  row =>
    `case when ${condition(row)} then 1 else 0 end`;

export const counters: readonly Counter[] = [
  {
    name: 'count_players',
    of: 'users',
    watched: ['role', 'erased_at', 'practice_games', 'rating'],
    into: 'totals',
    counts: isRanked,
    key: { name: () => `'${PLAYERS}'`, bucket: row => `${row}.rating / ${BUCKET}`, shard: shardBy('id') },
    sums: { amount: one },
    own: `name = '${PLAYERS}'`,
  },
  {
    name: 'count_week',
    of: 'week_experience',
    watched: ['week', 'experience'],
    into: 'totals',
    counts: always,
    key: {
      name: row => `'${WEEK}' || ${row}.week`,
      bucket: row => `${row}.experience / ${BUCKET}`,
      shard: shardBy('user_id'),
    },
    sums: { amount: one },
    own: `name like '${WEEK}%'`,
  },
  {
    name: 'count_accounts',
    of: 'users',
    watched: ['role', 'erased_at', 'deactivated_at', 'awaiting_approval'],
    into: 'totals',
    counts: row => `${row}.erased_at is null`,
    key: {
      name: row => `'${ACCOUNTS}' || ${row}.role || ':' || ${stateOf(row)}`,
      bucket: () => '0',
      shard: shardBy('id'),
    },
    sums: { amount: one },
    own: `name like '${ACCOUNTS}%'`,
  },
  {
    name: 'count_student_games',
    of: 'users',
    watched: ['role', 'games'],
    into: 'totals',
    counts: row => `${row}.role = 'student'`,
    key: { name: () => `'${STUDENT_GAMES}'`, bucket: () => '0', shard: shardBy('id') },
    sums: { amount: row => `${row}.games` },
    own: `name = '${STUDENT_GAMES}'`,
  },
  {
    name: 'count_taught_people',
    of: 'taught_students',
    watched: ['courses'],
    into: 'totals',
    counts: row => `${row}.courses > 0`,
    key: { name: row => `'${TAUGHT}' || ${row}.professor_id`, bucket: () => '0', shard: shardBy('student_id') },
    sums: { amount: one },
    own: `name like '${TAUGHT}%'`,
    inBulk: true,
  },
  {
    name: 'count_taught_enrollments',
    of: 'taught_students',
    watched: ['courses'],
    into: 'totals',
    counts: row => `${row}.courses > 0`,
    key: { name: row => `'${ENROLLED}' || ${row}.professor_id`, bucket: () => '0', shard: shardBy('student_id') },
    sums: { amount: row => `${row}.courses` },
    own: `name like '${ENROLLED}%'`,
    inBulk: true,
  },
  {
    name: 'count_youth_programs',
    of: 'bookings',
    watched: ['program_id', 'category', 'cancelled_at'],
    into: 'youth_students',
    counts: isInYouth,
    key: { user_id: row => `${row}.user_id`, category: row => `coalesce(${row}.category, '')` },
    sums: { programs: one },
    own: `category <> '${ALL_AGES}'`,
  },
  {
    name: 'count_all_youth_programs',
    of: 'bookings',
    watched: ['program_id', 'cancelled_at'],
    into: 'youth_students',
    counts: isInYouth,
    key: { user_id: row => `${row}.user_id`, category: () => `'${ALL_AGES}'` },
    sums: { programs: one },
    own: `category = '${ALL_AGES}'`,
  },
  {
    name: 'count_youth_students',
    of: 'youth_students',
    watched: ['programs'],
    into: 'totals',
    counts: row => `${row}.programs > 0`,
    key: { name: row => `'${YOUTH}' || ${row}.category`, bucket: () => '0', shard: shardBy('user_id') },
    sums: { amount: one },
    own: `name like '${YOUTH}%'`,
  },
  {
    name: 'count_standings',
    of: 'enrollments',
    watched: ['course_id', 'completed_lessons', 'completed_at', 'rating', 'paid_cents'],
    into: 'course_standings',
    counts: always,
    key: { course_id: row => `${row}.course_id`, completed_lessons: row => `${row}.completed_lessons` },
    sums: {
      students: one,
      completions: countOf(row => `${row}.completed_at is not null`),
      ratings: countOf(row => `${row}.rating is not null`),
      rating_sum: row => `coalesce(${row}.rating, 0)`,
      paid_cents: row => `${row}.paid_cents`,
      days_to_complete: daysToComplete,
    },
  },
  {
    name: 'count_lessons',
    of: 'lessons',
    watched: ['course_id', 'active', 'measured_minutes', 'duration_minutes'],
    into: 'course_lessons',
    counts: row => `${row}.active`,
    key: { course_id: row => `${row}.course_id` },
    sums: {
      lessons: one,
      measured: countOf(row => `${row}.measured_minutes is not null`),
      minutes: row => `coalesce(${row}.measured_minutes, ${row}.duration_minutes)`,
    },
  },
  {
    name: 'count_activity',
    of: 'enrollments',
    watched: ['course_id', 'last_activity_at', 'completed_at'],
    into: 'course_activity',
    counts: isActive,
    key: { course_id: row => `${row}.course_id`, day: dayOf },
    sums: { students: one, unfinished: countOf(row => `${row}.completed_at is null`) },
  },
];
