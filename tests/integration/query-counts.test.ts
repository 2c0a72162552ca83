import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { enrollments } from '../../db/schema/progress.ts';
import type { Viewer } from '../../server/features/auth/sessions.ts';
import { ReviewsInput, StudentsInput } from '../../server/features/professor/professor.schema.ts';
import { listReviews } from '../../server/features/progress/reviews.service.ts';
import { getStatistics, listStudents } from '../../server/features/progress/students.service.ts';
import { getReport } from '../../server/features/reports/reports.service.ts';
import { UsersInput } from '../../server/features/users/users.schema.ts';
import { listUsers } from '../../server/features/users/users.service.ts';
import { countingReads } from '../support/counting.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent } from '../support/school.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

let db: Db;
let professor: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
});

const moreStudents = async (count: number): Promise<void> => {
  const course = await aCourse(db, professor, [{}, {}]);
  for (let i = 0; i < count; i += 1) {
    const { id: studentId } = await aStudent(db);
    await db.write(tx => tx.insert(enrollments).values({ studentId, courseId: course.id }));
  }
};

/** At most so many; a subquery is built by the same word, so a count may be one higher than what the database hears. */
const calls: [string, number, (counted: Db) => Promise<unknown>][] = [
  ['a page of students', 2, counted => listStudents(counted, professor, StudentsInput.parse({}))],
  ['statistics', 5, counted => getStatistics(counted, professor)],
  ['a report', 7, counted => getReport(counted, professor, { period: '30d' }, NOW)],
  ["a year's report", 10, counted => getReport(counted, professor, { period: '1y' }, NOW)],
  ['a page of accounts', 2, counted => listUsers({ db: counted, demo: false, viewer: professor }, UsersInput.parse({}))],
  ['a page of essays', 2, counted => listReviews(counted, professor, ReviewsInput.parse({}))],
];

test.each(calls)('%s takes at most %i queries, however many students there are', async (_, most, call) => {
  const counts: number[] = [];
  for (const students of [1, 25]) {
    await moreStudents(students);
    const counted = countingReads(db);
    await call(counted.db);
    counts.push(counted.count());
  }
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[1]).toBe(counts[0]);
  expect(counts[1]).toBeLessThanOrEqual(most);
});
