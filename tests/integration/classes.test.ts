import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { createClass, getClass, listClasses, updateClass } from '../../server/features/classes/classes.service.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';

let db: Db;
let professor: Viewer;
beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
});

const ALL = { search: '', archived: undefined, page: 1, pageSize: 100 };
const SIXTH = { name: '6º ano A', schoolYear: '2026' };

test('a class belongs to its maker and the administration, and does not exist for anybody else', async () => {
  const made = await createClass(db, professor, SIXTH);
  expect(made).toMatchObject({ ...SIXTH, archived: false, students: 0, teaches: true });
  expect(made.code).toMatch(/^[A-Z0-9]{6}$/);
  expect(made.professors.map(({ userId }) => userId)).toEqual([professor.id]);
  for (const sees of [professor, await anAdmin(db)])
    expect((await listClasses(db, sees, ALL)).classes.map(({ id }) => id)).toEqual([made.id]);
  for (const other of [await aProfessor(db), await aStudent(db)]) {
    expect((await listClasses(db, other, ALL)).total).toBe(0);
    await expect(getClass(db.read, other, made.id)).rejects.toMatchObject({ refusal: 'classNotFound' });
  }
});

test('an archived class is read and refuses changes until it is reopened', async () => {
  const { id: classId, code } = await createClass(db, professor, SIXTH);
  expect(await updateClass(db, professor, { classId, archived: true })).toMatchObject({ archived: true, code });
  await expect(updateClass(db, professor, { classId, name: '7º ano A' })).rejects.toMatchObject({
    refusal: 'classArchived',
  });
  expect((await listClasses(db, professor, { ...ALL, archived: 'false' })).total).toBe(0);
  const again = await updateClass(db, professor, { classId, archived: false, name: '7º ano A', newCode: true });
  expect(again).toMatchObject({ name: '7º ano A', archived: false, archivedAt: null });
  expect(again.code).not.toBe(code);
});
