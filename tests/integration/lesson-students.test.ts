import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { LessonStudentsInput } from '../../server/features/follow-up/lesson-students.schema.ts';
import { listLessonStudents } from '../../server/features/follow-up/lesson-students.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { deleteLesson } from '../../server/features/teaching/lesson-writing.service.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';

let db: Db;
let professor: Viewer;
let course: MadeCourse;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  course = await aCourse(db, professor, [{}, {}]);
  for (const fullName of ['Caio', 'Ana', 'Bia']) {
    const student = await aStudent(db, { fullName });
    await enrol(db, student, course.id);
    if (fullName !== 'Ana') await completeLesson(db, student, course.lessons[0]!.id);
  }
});

const listed = (wanted: Record<string, unknown> = {}, viewer = professor) =>
  listLessonStudents(db, viewer, LessonStudentsInput.parse({ lessonId: String(course.lessons[0]!.id), ...wanted }));

test('who completed a lesson, and who did not yet, can be named', async () => {
  const { students, ...page } = await listed();
  expect(students.map(({ name }) => name).toSorted()).toEqual(['Bia', 'Caio']);
  expect(students.every(({ completedAt }) => completedAt !== null)).toBe(true);
  expect(page).toEqual({ total: 2, page: 1, pageSize: 50, counts: { completed: 2, pending: 1 } });
  expect(await listed({ state: 'pending' })).toMatchObject({
    students: [{ name: 'Ana', completedAt: null }],
    total: 1,
  });
  expect(await listed({ pageSize: '1', page: '2' })).toMatchObject({ students: { length: 1 }, total: 2, page: 2 });
});

test('those of another professor and of a removed lesson are nobody', async () => {
  await expect(listed({}, await aProfessor(db))).rejects.toThrow('Lição não encontrada');
  await deleteLesson(db, professor, course.lessons[0]!.id);
  await expect(listed()).rejects.toThrow('Lição não encontrada');
});
