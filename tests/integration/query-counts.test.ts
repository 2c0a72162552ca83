import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { listCatalogue } from '../../server/features/courses/courses.service.ts';
import { listProfessorCourses } from '../../server/features/teaching/taught-courses.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { ReviewsInput, StudentsInput } from '../../server/features/follow-up/follow-up.schema.ts';
import { attemptQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { listReviews } from '../../server/features/follow-up/reviews.service.ts';
import { listStudents } from '../../server/features/follow-up/students-list.service.ts';
import { getStatistics } from '../../server/features/follow-up/students.service.ts';
import { getReport } from '../../server/features/follow-up/reports.service.ts';
import { UsersInput } from '../../server/features/users/users.schema.ts';
import { listUsers } from '../../server/features/users/users.service.ts';
import { countingReads } from '../support/counting.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

let db: Db;
let professor: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
});

const lessonOf = ({ lessons: [lesson] }: MadeCourse) => {
  if (!lesson) throw new Error('no lesson');
  return lesson;
};

/** Courses, each with a student whose essay waits for a grade. */
const moreCourses = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i += 1) {
    const student = await aStudent(db);
    const course = await aCourse(db, professor, [{ quiz: [{ type: 'essay' }] }, {}]);
    const { id, questions } = lessonOf(course);
    await enrol(db, student, course.id);
    await completeLesson(db, student, id);
    await attemptQuiz(
      db,
      student,
      id,
      questions.map(question => ({ questionId: question.id, answer: 'Porque ataca duas peças.' })),
    );
  }
};

/** How often each asks the database, and how many it then shows. */
const calls: [string, number, () => Promise<number>][] = [
  ['the catalogue', 2, async () => (await listCatalogue(db, professor, {})).courses.length],
  ["a professor's courses", 1, async () => (await listProfessorCourses(db, professor)).courses.length],
  ['a page of students', 2, async () => (await listStudents(db, professor, StudentsInput.parse({}))).students.length],
  ['statistics', 5, async () => (await getStatistics(db, professor)).totalCourses],
  ['a report', 9, async () => (await getReport(db, professor, { period: '30d' }, NOW)).courseAnalytics.length],
  ["a year's report", 12, async () => (await getReport(db, professor, { period: '1y' }, NOW)).courseAnalytics.length],
  [
    'a page of accounts',
    2,
    async () =>
      (await listUsers({ db, demo: false, viewer: professor }, UsersInput.parse({ role: 'student' }))).users.length,
  ],
  ['a page of essays', 2, async () => (await listReviews(db, professor, ReviewsInput.parse({}))).reviews.length],
];

test.each(calls)('%s takes %i queries, however much there is to show', async (_, queries, call) => {
  let shown = 0;
  for (const courses of [1, 11]) {
    await moreCourses(courses);
    // What is remembered for a minute is asked now.
    await call();
    const asked = countingReads(db);
    shown += courses;
    expect(await call()).toBe(shown);
    expect(asked()).toBe(queries);
  }
});
