import type { Dialect } from '../dialect.ts';
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

const SUMS = `sum(case when c.status <> 'inactive' then 1 else 0 end) as courses,
  max(case when c.status <> 'inactive' and e.last_activity_at > e.created_at then e.last_activity_at end) as active_at`;

/** The students whose enrollments fit, for all professors together. */
const peopleOfSchool = (filter: string): string => `
  select 0 as professor_id, e.student_id as student_id, ${SUMS}
  from enrollments e join courses c on c.id = e.course_id where ${filter} group by 1, 2`;

const isTaughtBy = (professor: string): string => `(c.professor_id = ${professor}
  or exists (select 1 from course_authors ca where ca.course_id = c.id and ca.user_id = ${professor}))`;

/** The same for each of these professors: their own courses, and those of which they are a co-author. */
const people = (professors: string, filter: string): string => `
  select p.id as professor_id, e.student_id as student_id, ${SUMS}
  from enrollments e join courses c on c.id = e.course_id join (${professors}) as p on ${isTaughtBy('p.id')}
  where ${filter} group by 1, 2`;

const INTO = 'insert into taught_students (professor_id, student_id, courses, active_at)';
const put = (found: string): string => `
  ${INTO} select f.professor_id, f.student_id, f.courses, f.active_at from (${found}) as f where true order by 1, 2
  on conflict (professor_id, student_id) do update set courses = excluded.courses, active_at = excluded.active_at;`;

/** Those who write a course. */
const professorsOf = (course: string): string => `select k.professor_id as id from courses k where k.id = ${course}
  union select ka.user_id from course_authors ka where ka.course_id = ${course}`;
const studentsOf = (course: string): string => `select x.student_id from enrollments x where x.course_id = ${course}`;
const putStudents = (students: string, course: string): string =>
  put(people(professorsOf(course), `e.student_id in (${students})`)) +
  put(peopleOfSchool(`e.student_id in (${students})`));

const ENROLLED = putStudents('select new.student_id', 'new.course_id');
/** Somebody who goes on is active from now on, whatever else they do. */
const WENT_ON = `update taught_students set active_at = new.last_activity_at
  where professor_id in (select 0 union ${professorsOf('new.course_id')}) and student_id = new.student_id
  and (active_at is null or active_at < new.last_activity_at) and new.last_activity_at > new.created_at
  and exists (select 1 from courses c where c.id = new.course_id and c.status <> 'inactive');`;
const COURSE_CHANGED = putStudents(studentsOf('new.id'), 'new.id');

const enrolledAt = (professor: string, student: string): string =>
  `exists (select 1 from enrollments e join courses c on c.id = e.course_id
    where e.student_id = ${student} and ${isTaughtBy(professor)})`;
const IN_CLASSES = `select cp.user_id as professor_id, cs.user_id as student_id
  from class_professors cp join class_students cs on cs.class_id = cp.class_id`;

/** A student who is only in a class of the professor's has no courses there. */
const putClassmates = (filter: string): string => `
  ${INTO} select m.professor_id, m.student_id, 0, null from (${IN_CLASSES} where ${filter}) as m where true
  on conflict (professor_id, student_id) do nothing;`;
const dropLeft = (filter: string): string => `
  delete from taught_students where ${filter} and professor_id > 0
  and not ${enrolledAt('taught_students.professor_id', 'taught_students.student_id')}
  and not exists (select 1 from (${IN_CLASSES}) as m
    where m.professor_id = taught_students.professor_id and m.student_id = taught_students.student_id);`;

const STUDENT_CAME = putClassmates('cs.class_id = new.class_id and cs.user_id = new.user_id');
const STUDENT_LEFT = dropLeft(`student_id = old.user_id
  and professor_id in (select p.user_id from class_professors p where p.class_id = old.class_id)`);
const PROFESSOR_CAME = putClassmates('cp.class_id = new.class_id and cp.user_id = new.user_id');
const PROFESSOR_LEFT = dropLeft(`professor_id = old.user_id
  and student_id in (select s.user_id from class_students s where s.class_id = old.class_id)`);

const AUTHOR_CAME = put(people('select new.user_id as id', `e.student_id in (${studentsOf('new.course_id')})`));
const LEFT_BEHIND = `student_id in (${studentsOf('old.course_id')})`;
const AUTHOR_LEFT =
  dropLeft(`professor_id = old.user_id and ${LEFT_BEHIND}`) +
  `update taught_students set courses = 0, active_at = null where professor_id = old.user_id and ${LEFT_BEHIND};` +
  put(people('select old.user_id as id', `e.${LEFT_BEHIND}`));

const EVERY_PROFESSOR = 'select professor_id as id from courses union select user_id from course_authors';
const everybody = (dialect: Dialect): string => `
  ${people(EVERY_PROFESSOR, 'true')} union all ${peopleOfSchool('true')} union all
  select distinct m.professor_id, m.student_id, 0 as courses,
    cast(null as ${dialect === 'sqlite' ? 'integer' : 'timestamptz'}) as active_at
  from (${IN_CLASSES}) as m where not ${enrolledAt('m.professor_id', 'm.student_id')}`;

const ACTIVITY = 'update of last_activity_at on enrollments';
const GOES_ON = 'new.last_activity_at >= old.last_activity_at and new.created_at = old.created_at';

/** Each student of a professor once, from courses and classes. A deleted course changes all of its students. */
export const taught: Kept = {
  name: 'count_taught',
  triggers: dialect => [
    ...trigger(dialect, 'count_taught', 'insert on enrollments', ENROLLED),
    ...trigger(dialect, 'count_taught_active', ACTIVITY, WENT_ON, GOES_ON),
    ...trigger(dialect, 'count_taught_earlier', ACTIVITY, ENROLLED, `not (${GOES_ON})`),
    ...trigger(dialect, 'count_taught_course', 'update of status on courses', COURSE_CHANGED),
    ...trigger(dialect, 'count_taught_author', 'insert on course_authors', AUTHOR_CAME),
    ...trigger(dialect, 'count_taught_author_left', 'delete on course_authors', AUTHOR_LEFT),
    ...trigger(dialect, 'count_taught_class', 'insert on class_students', STUDENT_CAME),
    ...trigger(dialect, 'count_taught_class_left', 'delete on class_students', STUDENT_LEFT),
    ...trigger(dialect, 'count_taught_professor', 'insert on class_professors', PROFESSOR_CAME),
    ...trigger(dialect, 'count_taught_professor_left', 'delete on class_professors', PROFESSOR_LEFT),
  ],
  recount: dialect => ['delete from taught_students', `${INTO} select * from (${everybody(dialect)}) as everybody`],
  differences: dialect => `select count(*) as differences from (
    select professor_id, student_id from (
      select professor_id, student_id, courses, active_at from taught_students
      union all select * from (${everybody(dialect)}) as everybody
    ) as twice
    group by professor_id, student_id
    having count(*) <> 2 or min(courses) <> max(courses) or min(active_at) <> max(active_at) or count(active_at) = 1
  ) as different`,
};
