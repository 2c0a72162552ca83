// The limit to compare a completed lesson with: the same rows, by prepared statements of better-sqlite3 with
// synchronous=FULL in one transaction each, and nothing else. `node scripts/bench/raw-writes.ts FILE LESSONS` completes
// the next so many lessons of every student and prints the CPU milliseconds of each.
import { connectSqlite } from '../../db/sqlite.ts';
import { REWARDS } from '../../server/features/ledger/ledger.service.ts';
import { dayOf, mondayOf } from '../../server/common/days.ts';

const [file = '', lessons = '1'] = process.argv.slice(2);
const db = connectSqlite(file);
const { experience, coins } = REWARDS.lesson_completed;
const ADDRESS = '127.0.0.1';
/** As `study-time.ts` reckons for the bench's lessons. */
const NEEDED_MS = 150_000;

const addToDay = db.prepare(`insert into course_days (course_id, day, lessons_completed) values (?, ?, 1)
  on conflict (course_id, day) do update set lessons_completed = lessons_completed + 1`);
const addToMonth = db.prepare(`insert into course_months (course_id, month, lessons_completed) values (?, ?, 1)
  on conflict (course_id, month) do update set lessons_completed = lessons_completed + 1`);
const addProgress = db.prepare(
  'insert into lesson_progress (enrollment_id, lesson_id, completed_at, studied_until) values (?, ?, ?, ?)',
);
const countLesson = db.prepare(
  'update enrollments set completed_lessons = completed_lessons + 1, last_activity_at = ? where id = ?',
);
const removeOpening = db.prepare('delete from lesson_openings where enrollment_id = ? and lesson_id = ?');
const record = db.prepare(`insert into audit_events (event, actor_id, detail, address, created_at)
  values (?, ?, ?, ?, ?)`);
const addEntry = db.prepare(`insert into ledger (user_id, reason, reference, experience, coins, created_at)
  values (?, 'lesson_completed', ?, ?, ?, ?)`);
const addToWeek = db.prepare(`insert into week_experience (user_id, week, experience) values (?, ?, ?)
  on conflict (user_id, week) do update set experience = experience + excluded.experience`);
const addToBalance = db.prepare('update users set experience = experience + ?, coins = coins + ? where id = ?');

type Step = { enrollmentId: number; studentId: number; courseId: number; lessonId: number; title: string };
const next = db.prepare(`select e.id as enrollmentId, e.student_id as studentId, e.course_id as courseId,
    l.id as lessonId, l.title from enrollments e
  join lessons l on l.course_id = e.course_id and l.position = e.completed_lessons + 1 order by e.id`);

const complete = db.transaction(({ enrollmentId, studentId, courseId, lessonId, title }: Step) => {
  const now = Date.now();
  const day = dayOf(new Date(now));
  addProgress.run(enrollmentId, lessonId, now, now + NEEDED_MS);
  countLesson.run(now, enrollmentId);
  addToDay.run(courseId, day);
  addToMonth.run(courseId, day.slice(0, 7));
  record.run('lesson_completed', studentId, title, ADDRESS, now);
  removeOpening.run(enrollmentId, lessonId);
  addEntry.run(studentId, String(lessonId), experience, coins, now);
  addToBalance.run(experience, coins, studentId);
  addToWeek.run(studentId, mondayOf(day), experience);
});

let milliseconds = 0;
let completed = 0;
for (let i = 0; i < Number(lessons); i += 1) {
  const steps = next.all() as Step[];
  const before = process.cpuUsage();
  for (const step of steps) complete.immediate(step);
  const { user, system } = process.cpuUsage(before);
  milliseconds += (user + system) / 1_000;
  completed += steps.length;
}
console.log(milliseconds / completed);
