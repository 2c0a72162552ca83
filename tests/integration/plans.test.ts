import { expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { dialect } from '../../db/dialect.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { endpointsOf } from '../../server/http/openapi-document.ts';
import { appRouter } from '../../server/router.ts';
import { aCourse, anAdmin, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { CreateAssignmentInput } from '../../server/features/assignments/assignment-form.schema.ts';
import { createAssignment } from '../../server/features/assignments/assignments.service.ts';
import { writeComment } from '../../server/features/classes/comments.service.ts';
import { writePost } from '../../server/features/classes/wall.service.ts';
import { aClassOf } from '../support/class-room.ts';
import { collectReads, judge } from '../support/explain.ts';
import { makeStudents } from '../support/many-students.ts';
import { somePuzzles } from '../support/puzzles.ts';
import { startServer } from '../support/server.ts';

const STUDENTS = 10_000;

/** The tables that get rows with every student, or with what students do. */
const GROWING = [
  'users',
  'sessions',
  'enrollments',
  'lesson_progress',
  'lesson_openings',
  'quiz_attempts',
  'quiz_answers',
  'games',
  'ledger',
  'week_experience',
  'taught_students',
  'youth_students',
  'notifications',
  'puzzle_attempts',
  'audit_events',
  'classes',
  'class_professors',
  'class_students',
  'class_posts',
  'class_comments',
  'class_pictures',
  'assignments',
  'assignment_items',
  'assignment_work',
  'puzzle_tries',
  'chapter_tries',
  'chapter_progress',
  'matches',
  'training_cards',
  'review_days',
  'game_reviews',
  'game_mistakes',
  'repertoires',
  'class_tournaments',
  'class_tournament_players',
  'class_tournament_games',
  'live_answers',
  'live_followers',
  'purchase_requests',
  'mails',
];

/** What reads all of a table nevertheless, and why it may. */
const MAY: readonly { isIt: RegExp; why: string }[] = [
  { isIt: /count\(distinct .*"sessions"/s, why: "the administrators' own page, over who is signed in now" },
  { isIt: /USING INDEX quiz_answers_waiting/, why: 'its index holds only the essays that wait for a grade' },
  {
    isIt: /from "class_tournaments"(?: left join [^?]* order by "class_tournaments"\."finished_at"[^?]* limit .*)?$/s,
    why: "the administrators' own list: a few for each class",
  },
  { isIt: /select count\(.*\) from "classes"/s, why: "the administrators' own list: a thirtieth of the students" },
];

/** Values for filters and searches: what a list is asked for besides its default. */
const FILTERS = [
  '',
  '?page=3',
  '?search=aluno%2077',
  '?sort=name&direction=asc',
  '?sort=level',
  '?sort=course',
  '?sort=progress',
  '?sort=lessons&direction=asc',
  '?sort=progress&status=concluído',
  '?status=ativo',
];

/** Postgres has no index of two letters. */
const filtersOf = (path: string): string[] =>
  path.includes('{') ? [''] : [...FILTERS, ...(dialect() === 'sqlite' ? ['?search=zz'] : [])];

/** With the numbers of what there is. */
const addressOf = (path: string, student: Viewer): string =>
  path.replaceAll('{userId}', String(student.id)).replaceAll(/\{\w+\}/g, '1');

/** A class with an announcement that is discussed, and an assignment of every kind but positions. */
const giveWork = async (db: Db, professor: Viewer, students: Viewer[], course: MadeCourse): Promise<void> => {
  const classId = await aClassOf(db, professor, students);
  const { id: postId } = await writePost(db, professor, { classId, text: 'Olá', commentsOpen: true });
  await writeComment(db, students[0]!, { classId, postId, text: 'Oi!' });
  const [puzzle] = await somePuzzles(db, [{}]);
  const kinds = [
    { kind: 'puzzles', puzzleIds: [puzzle?.id] },
    { kind: 'lessons', lessonIds: [course.lessons[0]?.id] },
    { kind: 'games', level: 'facil', games: 2 },
    { kind: 'text', studentIds: [students[0]?.id] },
  ];
  for (const form of kinds) {
    const input = { classId, title: 'Casa', dueAt: '2040-05-04T18:00:00Z', ...form };
    await createAssignment(db, professor, CreateAssignmentInput.parse(input));
  }
};

test(
  'in a school of ten thousand no call reads or sorts a growing table to its end',
  { timeout: 300_000 },
  async () => {
    const server = await startServer();
    const { db } = server;
    const professors = [await aProfessor(db), await aProfessor(db)];
    const taught = await Promise.all(Array.from({ length: 8 }, (_, i) => aCourse(db, professors[i % 2]!, [{}, {}])));
    const student = await aStudent(db);
    const people: Viewer[] = [student, professors[0]!, await anAdmin(db)];
    await server.rest('POST', '/enrollments', { as: student, body: { courseId: taught[0]!.id } });
    // While there is room in the course.
    await giveWork(db, professors[0]!, [student, await aStudent(db)], taught[0]!);
    await makeStudents(
      db,
      STUDENTS,
      taught.map(({ id }) => id),
    );
    const asked = collectReads(db);
    const paths = endpointsOf(appRouter).filter(({ method, path }) => method === 'GET' && !path.endsWith('/export'));
    for (const { path } of paths) {
      for (const filter of filtersOf(path))
        for (const as of people) await server.rest('GET', `${addressOf(path, student)}${filter}`, { as });
    }
    const faults: string[] = [];
    for (const statement of asked()) {
      const found = (await judge(db, statement, GROWING)).map(fault => `${fault}: ${statement.query}`);
      faults.push(...found.filter(fault => !MAY.some(({ isIt }) => isIt.test(fault))));
    }
    expect(asked().length).toBeGreaterThan(paths.length);
    expect(faults).toEqual([]);
  },
);
