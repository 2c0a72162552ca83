import type { Kept } from './kept.ts';
import { trigger } from './trigger.ts';

// Two that are no plain sums: a player's own results, and each student of a professor once.

/** Against the engine, or against a person in a game that the server held. */
const isRated = (game: string): string =>
  `${game}.counts and (${game}.mode = 'practice' or ${game}.match_id is not null)`;
const winFor = (game: string): string => `case when ${game}.side = 'white' then '1-0' else '0-1' end`;

/** What a game adds to its player, by column. */
const RESULTS: Readonly<Record<string, (game: string) => string>> = {
  games: () => 'true',
  practice_games: isRated,
  practice_wins: game => `${isRated(game)} and ${game}.result = ${winFor(game)}`,
  practice_draws: game => `${isRated(game)} and ${game}.result = '1/2-1/2'`,
  practice_losses: game => `${isRated(game)} and ${game}.result not in ('1/2-1/2', ${winFor(game)})`,
};
const forEachResult = (write: (column: string, counts: (game: string) => string) => string): string[] =>
  Object.entries(RESULTS).map(([column, counts]) => write(column, counts));

const ADD_GAME = `update users set ${forEachResult(
  (column, counts) => `${column} = ${column} + case when ${counts('new')} then 1 else 0 end`,
).join(', ')} where id = new.user_id;`;
const counted = (counts: (game: string) => string): string =>
  `(select count(*) from games g where g.user_id = users.id and ${counts('g')})`;

/** The games of each user and the results of the rated ones. What is counted of a game is never changed. */
export const results: Kept = {
  name: 'count_results',
  triggers: dialect => trigger(dialect, 'count_results', 'insert on games', ADD_GAME),
  recount: () => [`update users set ${forEachResult((column, of) => `${column} = ${counted(of)}`).join(', ')}`],
  differences: () =>
    `select count(*) as differences from users
    where ${forEachResult((column, of) => `${column} <> ${counted(of)}`).join(' or ')}`,
};

/** The students whose enrollments fit, with 0 for all professors together or each professor's own. */
const people = (professor: string, filter: string): string => `
  select ${professor} as professor_id, e.student_id as student_id,
    sum(case when c.status <> 'inactive' then 1 else 0 end) as courses,
    max(case when c.status <> 'inactive' and e.last_activity_at > e.created_at then e.last_activity_at end) as active_at
  from enrollments e join courses c on c.id = e.course_id where ${filter} group by 1, 2`;

const INTO = 'insert into taught_students (professor_id, student_id, courses, active_at)';
const put = (professor: string, filter: string): string => `
  ${INTO} select p.professor_id, p.student_id, p.courses, p.active_at
  from (${people(professor, filter)}) as p where true
  on conflict (professor_id, student_id) do update set courses = excluded.courses, active_at = excluded.active_at;`;

const putStudents = (students: string, professor: string): string =>
  put('c.professor_id', `e.student_id in (${students}) and c.professor_id = ${professor}`) +
  put('0', `e.student_id in (${students})`);

const OF_COURSE = '(select k.professor_id from courses k where k.id = new.course_id)';
const ENROLLED = putStudents('select new.student_id', OF_COURSE);
const COURSE_CHANGED = putStudents(
  'select x.student_id from enrollments x where x.course_id = new.id',
  'new.professor_id',
);
const EVERYBODY = `${people('c.professor_id', 'true')} union all ${people('0', 'true')}`;

/** Each student of a professor once. A course that is deleted or comes back changes all of its students. */
export const taught: Kept = {
  name: 'count_taught',
  triggers: dialect => [
    ...trigger(dialect, 'count_taught', 'insert on enrollments', ENROLLED),
    ...trigger(dialect, 'count_taught_active', 'update of last_activity_at on enrollments', ENROLLED),
    ...trigger(dialect, 'count_taught_course', 'update of status on courses', COURSE_CHANGED),
  ],
  recount: () => ['delete from taught_students', `${INTO} select * from (${EVERYBODY}) as everybody`],
  differences: () => `select count(*) as differences from (
    select professor_id, student_id from (
      select professor_id, student_id, courses, active_at from taught_students
      union all select * from (${EVERYBODY}) as everybody
    ) as twice
    group by professor_id, student_id
    having count(*) <> 2 or min(courses) <> max(courses) or min(active_at) <> max(active_at) or count(active_at) = 1
  ) as different`,
};
