import { expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { endpointsOf } from '../../server/http/openapi-document.ts';
import { appRouter } from '../../server/router.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { collectReads, judge } from '../support/explain.ts';
import { makeStudents } from '../support/many-students.ts';
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
  'notifications',
  'puzzle_attempts',
  'audit_events',
];

/** What reads all of a table nevertheless, and why it may. */
const MAY: readonly { isIt: RegExp; why: string }[] = [
  { isIt: /count\(distinct .*"sessions"/s, why: "the administrators' own page, over who is signed in now" },
  { isIt: /USING INDEX quiz_answers_waiting/, why: 'its index holds only the essays that wait for a grade' },
];

/** Values for filters and searches: what a list is asked for besides its default. */
const FILTERS = ['', '?page=3', '?search=aluno%2077', '?sort=name&direction=asc', '?sort=level', '?status=ativo'];

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
    await makeStudents(
      db,
      STUDENTS,
      taught.map(({ id }) => id),
    );
    const asked = collectReads(db);
    const paths = endpointsOf(appRouter).filter(({ method, path }) => method === 'GET' && !path.endsWith('/export'));
    for (const { path } of paths) {
      const filters = path.includes('{') ? [''] : FILTERS;
      for (const filter of filters)
        for (const as of people) await server.rest('GET', `${path.replaceAll(/\{\w+\}/g, '1')}${filter}`, { as });
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
