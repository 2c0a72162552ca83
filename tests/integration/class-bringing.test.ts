import { expect, test } from 'vitest';
import { bringStudents } from '../../server/features/classes/bringing.service.ts';
import { listStudents } from '../../server/features/classes/students.service.ts';
import { listEnrollments } from '../../server/features/enrollments/enrollments.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aClassOf, archive, putInClass } from '../support/class-room.ts';
import { aRoom } from './assignments-setup.ts';

test('a new school year has the same children: in its courses, told once, and in the old class still', async () => {
  const { db, professor, classId: old, ana, bia } = await aRoom();
  const next = await aClassOf(db, professor, [bia], '6º ano');
  const { id: courseId } = await aCourse(db, professor, [{}]);
  await putInClass(db, next, courseId);
  await archive(db, old);
  const input = { classId: next, fromClassId: old, userIds: [ana.id, bia.id] };
  expect(await bringStudents(db, professor, input)).toEqual({ brought: 1 });
  expect(await bringStudents(db, professor, input)).toEqual({ brought: 0 });
  const namesIn = async (classId: number) =>
    (await listStudents(db, professor, classId)).students.map(({ fullName }) => fullName);
  expect([await namesIn(next), await namesIn(old)]).toEqual([
    ['Ana Lima', 'Bia Reis'],
    ['Ana Lima', 'Bia Reis'],
  ]);
  expect((await listEnrollments(db, ana)).enrollments.map(enrollment => enrollment.courseId)).toContain(courseId);
  expect((await listNotifications(db, ana)).notifications.map(({ title }) => title)).toEqual(['Você entrou na turma']);
});

test('nobody comes from a class of somebody else, or who is not in the other class', async () => {
  const { db, professor, classId, ana } = await aRoom();
  const other = await aProfessor(db);
  const theirs = await aClassOf(db, other, [ana], '7º ano');
  const mine = await aClassOf(db, professor, [], '8º ano');
  const bring = (fromClassId: number, userId: number) =>
    bringStudents(db, professor, { classId: mine, fromClassId, userIds: [userId] });
  await expect(bring(theirs, ana.id)).rejects.toMatchObject({ refusal: 'classNotFound' });
  await expect(bring(classId, (await aStudent(db)).id)).rejects.toMatchObject({ refusal: 'studentNotFound' });
  expect((await listStudents(db, professor, mine)).students).toEqual([]);
});
