import { expect, test } from 'vitest';
import { getDay, markDay } from '../../server/features/classes/wall.service.ts';
import { listStudents } from '../../server/features/classes/students.service.ts';
import { aRoom } from './assignments-setup.ts';

test('a mark is corrected, and taken back where somebody chose the wrong day', async () => {
  const { db, professor, classId, ana, bia } = await aRoom();
  const marked = async (date: string, present: boolean | null) => {
    const attendance = [ana, bia].map(({ id: userId }) => ({ userId, present }));
    await markDay(db, professor, { classId, date, attendance });
    return (await getDay(db, professor, classId, date)).attendance.map(student => student.present);
  };
  expect(await marked('2026-05-04', true)).toEqual([true, true]);
  expect(await marked('2026-05-05', true)).toEqual([true, true]);
  expect(await marked('2026-05-05', false)).toEqual([false, false]);
  expect(await marked('2026-05-05', null)).toEqual([null, null]);
  const { students } = await listStudents(db, professor, classId);
  expect(students.map(({ attendance }) => attendance)).toEqual([100, 100]);
});
