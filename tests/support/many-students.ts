/** Thousands of students with what they leave behind, made by the database itself. */
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { counters } from '../../db/derived/counters.ts';
import { recountOf } from '../../db/derived/counting.ts';
import { results } from '../../db/derived/students.ts';
import { taughtGames } from '../../db/derived/taught-games.ts';
import { dialect } from '../../db/dialect.ts';
import { runRaw } from './explain.ts';

/** So many minutes ago. */
const ago = (minutes: string): SQL =>
  dialect() === 'postgres'
    ? sql.raw(`now() - (${minutes}) * interval '1 minute'`)
    : sql.raw(`(unixepoch() * 1000 - (${minutes}) * 60000)`);

/** @param courseIds each student is in one of these. */
export const makeStudents = (db: Db, students: number, courseIds: readonly number[]): Promise<void> =>
  db.write(async tx => {
    const course = sql.raw(
      `case id % ${courseIds.length} ${courseIds.map((id, i) => `when ${i} then ${id}`).join(' ')} end`,
    );
    const isMade = sql`username like 'muitos%'`;
    // Row by row, on tables without statistics, Postgres's triggers would take minutes.
    if (dialect() === 'postgres') await runRaw(tx, sql`set local session_replication_role = replica`);
    const statements = [
      sql`insert into users
          (full_name, name_search, username, username_key, email, password_hash, role, rating, created_at)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.raw(String(students))})
        select 'Aluno ' || i, 'aluno ' || i, 'muitos' || i, 'muitos' || i, 'muitos' || i || '@exemplo.com', '-',
          'student', 1000 + i % 400, ${ago('i')} from n`,
      sql`insert into enrollments (student_id, course_id, completed_lessons, last_activity_at, created_at)
        select id, ${course}, id % 3, ${ago('id % 100000')}, ${ago('100001')} from users where ${isMade}`,
      sql`insert into taught_students (professor_id, student_id, courses, active_at)
        select c.professor_id, e.student_id, 1, e.last_activity_at
        from enrollments e join courses c on c.id = e.course_id where true on conflict do nothing`,
      // The school's own: each of these has one course.
      sql`insert into taught_students (professor_id, student_id, courses, active_at)
        select 0, e.student_id, 1, e.last_activity_at from enrollments e where true on conflict do nothing`,
      sql`insert into lesson_progress (enrollment_id, lesson_id, completed_at)
        select e.id, (select min(l.id) from lessons l where l.course_id = e.course_id), e.last_activity_at
        from enrollments e`,
      sql`insert into games (user_id, mode, time_control, difficulty, pgn, plies, result, ending, created_at)
        select id, 'practice', '600', 'medio', '', 9, '1-0', 'checkmate', ${ago('id')} from users where ${isMade}`,
      sql`insert into ledger (user_id, reason, reference, experience, coins, created_at)
        select id, 'lesson_completed', '1', 20, 5, ${ago('id')} from users where ${isMade}`,
      sql`insert into week_experience (user_id, week, experience)
        select id, '2026-11-23', 20 + id % 300 from users where ${isMade}`,
      sql`insert into notifications (user_id, title, text, href, created_at)
        select id, 'Título', 'Texto', '/', ${ago('id')} from users where ${isMade}`,
    ];
    if (dialect() === 'postgres') {
      const recounts = [results.recount, ...counters.map(one => () => recountOf(one, 'postgres')), taughtGames.recount];
      statements.push(...recounts.flatMap(recount => recount('postgres')).map(one => sql.raw(one)));
    }
    for (const statement of statements) await runRaw(tx, statement);
    await runRaw(tx, sql`analyze`);
  });
