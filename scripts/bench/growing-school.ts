import { createHash } from 'node:crypto';
import { openDatabase } from '../../db/open.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { CATEGORIES, DIFFICULTIES } from '../../db/schema/courses.ts';
import { PUZZLE_DIFFICULTIES } from '../../db/schema/puzzles.ts';
import { foldForSearch } from '../../db/search.ts';
import { connectSqlite } from '../../db/sqlite.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';
import { CLASS_ROWS } from './growing-classes.ts';
import { CARD_ROWS, LEARNER, NUMBERS } from './growing-cards.ts';
import type { Role } from './growth-calls.ts';
import {
  CLASS_SIZE,
  COMPLETED,
  COURSES,
  counted,
  day,
  ENROLLMENTS,
  FIRST_PROFESSOR,
  FIRST_STUDENT,
  GAMES,
  LESSONS,
  mixed,
  pick,
  PROFESSORS,
  PUZZLES,
  PUZZLES_SOLVED,
} from './growing-sizes.ts';

const FIRST = ['Ana', 'João', 'Bia', 'Davi', 'Sofia', 'Lucas', 'Marina', 'Antônio', 'Júlia', 'Pedro'];
const LAST = ['Moreira', 'Araújo', 'Lima', 'Ribeiro', 'Souza', 'Conceição', 'Pires', 'Fernandes', 'Gonçalves'];

const name = `${pick(FIRST, mixed('i', 10))} || ' ' || ${pick(LAST, mixed('i + 7', 9))} || ' ' || i`;
const PEOPLE = `
  insert into users (full_name, name_search, username, username_key, email, password_hash, role, rating, created_at)
  select ${name}, fold(${name}), role || i, role || i, role || i || '@exemplo.com', '-', role,
    case role when 'student' then 900 + ${mixed('i', 400)} + ${mixed('i * 3', 400)} else 1200 end,
    :now - 400 * ${DAY_MS}
  from (
    select 0 as i, 'admin' as role
    union all select i, 'professor' from numbers where i < ${PROFESSORS}
    union all select i, 'student' from numbers where i < :students
  )`;

const CONTENT = [
  `insert into courses (professor_id, title, title_search, description, category, difficulty, status, price_cents,
    max_students, objectives, prerequisites, created_at, updated_at)
  select ${FIRST_PROFESSOR} + i % ${PROFESSORS}, 'Curso de xadrez número ' || (i + 1),
    'curso de xadrez numero ' || (i + 1),
    'Aulas, quizzes e partidas comentadas.', ${pick(CATEGORIES, 'i')}, ${pick(DIFFICULTIES, 'i')}, 'active',
    i % 3 * 4950, 1000000, '["Jogar melhor"]', '[]', :now - 400 * ${DAY_MS}, :now - i * 60000
  from numbers where i < ${COURSES}`,
  `insert into lessons (course_id, position, title, description, duration_minutes, created_at, updated_at)
  select i / ${LESSONS} + 1, i % ${LESSONS} + 1, 'Aula ' || (i % ${LESSONS} + 1), 'Texto da aula', 15, :now, :now
  from numbers where i < ${COURSES * LESSONS}`,
  `insert into puzzles (source, title, description, difficulty, points, fen, moves, themes,
    rating, deviation, volatility)
  select 'made:' || i, 'Mate do corredor', 'As brancas jogam e dão mate', ${pick(PUZZLE_DIFFICULTIES, 'i')}, 10,
    '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1', '["a1a8"]', '["mateDoCorredor"]', 800 + i, 80, 0.09
  from numbers where i < ${PUZZLES}`,
  `insert into puzzle_themes (puzzle_id, theme, difficulty, rating)
  select id, 'mateDoCorredor', difficulty, rating from puzzles`,
  `insert into puzzle_counts (difficulty, theme, total)
  select difficulty, t.theme, count(*)
  from puzzles, (select '' as theme union all select 'mateDoCorredor') t group by 1, 2`,
];

/** The first two courses are anybody's, the third is that of the class, unless it is one of the others. */
const courseOf = (place: string): string => `((${mixed('s.i', COURSES)} + ${place} * 67) % ${COURSES})`;
const classCourse = `s.i / ${CLASS_SIZE} % ${COURSES}`;
const course = `iif(c.i = 2 and ${classCourse} not in (${courseOf('0')}, ${courseOf('1')}),
      ${classCourse}, ${courseOf('c.i')})`;

const STUDY = [
  `insert into enrollments (student_id, course_id, paid_cents, rating, completed_lessons, last_activity_at, created_at)
  select student, course + 1, course % 3 * 4950, iif(student % 4 = 0, student % 5 + 1, null), ${COMPLETED},
    since + ${COMPLETED} * ${DAY_MS}, since
  from (
    select ${FIRST_STUDENT} + s.i as student, ${course} as course,
      :now - (${COMPLETED} + 1 + ${mixed('s.i * 3 + c.i', 350)}) * ${DAY_MS} as since
    from ${counted(':students')} s, ${counted(ENROLLMENTS)} c
  )`,
  'create index making_enrollments on enrollments (student_id)',
  `insert into lesson_progress (enrollment_id, lesson_id, completed_at, studied_until)
  select e.id, (e.course_id - 1) * ${LESSONS} + n.i + 1, e.created_at + (n.i + 1) * ${DAY_MS},
    e.created_at + (n.i + 1) * ${DAY_MS}
  from enrollments e, ${counted(COMPLETED)} n`,
  `insert into ledger (user_id, reason, reference, experience, coins, created_at)
  select e.student_id, 'lesson_completed', p.lesson_id, 20, 5, p.completed_at
  from lesson_progress p join enrollments e on e.id = p.enrollment_id`,
  `insert into ledger (user_id, reason, reference, experience, coins, created_at)
  select ${FIRST_STUDENT} + s.i, 'puzzle_solved', ((s.i / ${CLASS_SIZE} + 1) * 7 + s.i % 4 + n.i) % ${PUZZLES} + 1,
    5 + 5 * (${mixed('s.i + n.i', 3)}), 1,
    :now - (${mixed('s.i * 8 + n.i', 60)} * ${DAY_MS}) - ${mixed('s.i', 80_000)} * 1000
  from ${counted(':students')} s, ${counted(PUZZLES_SOLVED)} n`,
  'create index making_ledger on ledger (user_id)',
  `insert into puzzle_attempts (user_id, puzzle_id, first_try, rating_change, solved_at, milliseconds, created_at)
  select user_id, reference, 'solved', 0, created_at, 5000, created_at from ledger where reason = 'puzzle_solved'`,
  `insert into games (user_id, mode, time_control, difficulty, pgn, plies, result, ending, rating_change, created_at)
  select ${FIRST_STUDENT} + s.i, iif(n.i < 8, 'practice', 'rapid'), '600', iif(n.i < 8, 'medio', null),
    '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0', 7, ${pick(['1-0', '0-1', '1/2-1/2'], mixed('s.i + n.i', 100))},
    'resignation', 0, :now - (${mixed('s.i * 10 + n.i', 90)} * ${DAY_MS}) - ${mixed('s.i', 80_000)} * 1000
  from ${counted(':students')} s, ${counted(GAMES)} n`,
  `insert into sessions (id, user_id, expires_at, device, created_at)
  select printf('%064x', i), ${FIRST_STUDENT} + i, :now + 10 * ${DAY_MS}, 'Chrome · Windows', :now
  from numbers where i < :students`,
  `update users set
    experience = coalesce((select sum(l.experience) from ledger l where l.user_id = users.id), 0),
    coins = coalesce((select sum(l.coins) from ledger l where l.user_id = users.id), 0)
  where role = 'student'`,
];

const REPORTED = `
  select e.course_id as course, e.created_at as moment, 1 as enrolled, 0 as lessons, e.paid_cents as revenue
  from enrollments e
  union all
  select e.course_id, p.completed_at, 0, 1, 0 from lesson_progress p join enrollments e on e.id = p.enrollment_id`;
const DAYS = [
  `insert into course_days (course_id, day, enrollments, lessons_completed, revenue_cents)
  select course, ${day('moment')}, sum(enrolled), sum(lessons), sum(revenue) from (${REPORTED}) group by 1, 2`,
  `insert into course_months (course_id, month, enrollments, lessons_completed, revenue_cents)
  select course_id, substr(day, 1, 7), sum(enrollments), sum(lessons_completed), sum(revenue_cents)
  from course_days group by 1, 2`,
];

export type Cookies = Record<Role, string>;

/**
 * Makes a school of so many students with 3 courses, 10 games and 20 entries of the ledger each, without its indexes
 * and triggers, which come afterwards. @returns session cookies of four of its people.
 */
export const makeGrowingSchool = async (file: string, students: number): Promise<Cookies> => {
  await migrateDatabase({ kind: 'sqlite', file });
  const connection = connectSqlite(file);
  connection.pragma('synchronous = OFF');
  connection.pragma('foreign_keys = OFF');
  connection.function('fold', { deterministic: true }, text => foldForSearch(String(text)));
  connection.function('sha256', { deterministic: true }, text =>
    createHash('sha256').update(String(text)).digest('hex'),
  );
  const kept = connection
    .prepare("select type, name, sql from sqlite_master where sql is not null and type in ('index', 'trigger')")
    .all() as { type: string; name: string; sql: string }[];
  const now = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  connection.exec('begin');
  for (const { type, name } of kept) connection.exec(`drop ${type} "${name}"`);
  connection.exec(`create temp table numbers (i integer primary key);
    insert into numbers with recursive n(i) as (
      select 0 union all select i + 1 from n where i < ${Math.max(students, NUMBERS) - 1}
    ) select i from n`);
  for (const statement of [PEOPLE, ...CONTENT, ...STUDY, ...DAYS, ...CLASS_ROWS, ...CARD_ROWS])
    connection.prepare(statement).run({ now, students });
  connection.exec('drop index making_enrollments; drop index making_ledger');
  for (const { type, sql } of kept) if (type === 'index') connection.exec(sql);
  connection.exec('commit');
  connection.close();
  await migrateDatabase({ kind: 'sqlite', file });
  const db = openDatabase({ kind: 'sqlite', file });
  const sessions = createSessions(db, { secure: false });
  const cookie = async (userId: number): Promise<string> => (await sessions.start(userId)).split(';')[0] ?? '';
  const cookies = {
    admin: await cookie(1),
    professor: await cookie(2),
    student: await cookie(FIRST_STUDENT + 7),
    learner: await cookie(LEARNER),
  };
  await db.close();
  return cookies;
};
