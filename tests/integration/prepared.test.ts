import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Read } from '../../db/client.ts';
import { dialect } from '../../db/dialect.ts';
import { isGivenIn, listOf, prepared } from '../../db/prepared.ts';
import { courses } from '../../db/schema/courses.ts';
import { enrollments } from '../../db/schema/progress.ts';
import { users } from '../../db/schema/users.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';

const select = (read: Read, studentId: unknown) =>
  read
    .select({
      course: courses,
      professor: users.fullName,
      enrollment: { rating: enrollments.rating, id: enrollments.id, createdAt: enrollments.createdAt },
      wholeEnrollment: enrollments,
      doubled: sql`${courses.priceCents} * 2`.mapWith(Number),
    })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.professorId))
    .leftJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.studentId, studentId as number)))
    .orderBy(courses.id);

test('a prepared read gives the very rows that drizzle gives, outer joins and all', async () => {
  const db = await emptyDatabase();
  const professor = await aProfessor(db);
  const student = await aStudent(db);
  const joined = await aCourse(db, professor);
  await aCourse(db, professor, [{}], { priceCents: 2_500 });
  await enrol(db, student, joined.id);
  const find = prepared('every_kind_of_column', read => select(read, sql.placeholder('studentId')));
  const rows = await find(db.read, { studentId: student.id });
  expect(rows).toEqual(await select(db.read, student.id));
  expect(rows.map(({ wholeEnrollment, doubled }) => [wholeEnrollment === null, doubled])).toEqual([
    [false, 0],
    [true, 5_000],
  ]);
});

test('a prepared read takes a list of numbers as one value, however many they are', async () => {
  const db = await emptyDatabase();
  const people = [await aStudent(db), await aStudent(db), await aStudent(db)].map(({ id }) => id);
  const find = prepared('people_of_a_list', read =>
    read.select({ id: users.id }).from(users).where(isGivenIn(users.id, 'ids')).orderBy(users.id),
  );
  const found = await Promise.all(
    [[], people.slice(1), people].map(async ids => (await find(db.read, { ids: listOf(ids) })).map(({ id }) => id)),
  );
  expect(found).toEqual([[], people.slice(1), people]);
});

test('a parameter of SQLite is written so that binding another value plans nothing anew', async () => {
  const { read } = await emptyDatabase();
  const { sql: written } = read.select({ id: users.id }).from(users).where(eq(users.id, 1)).toSQL();
  expect(written).toMatch(dialect() === 'sqlite' ? /= \+\?$/ : /= \$1$/);
});
