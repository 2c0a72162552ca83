import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { getCourse } from '../../server/features/courses/courses.service.ts';
import { createLesson, scheduleLesson, updateLesson } from '../../server/features/teaching/lesson-writing.service.ts';
import { ScheduleInput } from '../../server/features/teaching/lesson-writing.schema.ts';
import { getLesson } from '../../server/features/lessons/lessons.service.ts';
import { listTaughtLessons } from '../../server/features/teaching/taught-lessons.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { lessonForm } from '../support/forms.ts';
import { aCourse, aProfessor } from '../../server/harness/school.ts';

let db: Db;
let professor: Viewer;
beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
});

const aLesson = async () => {
  const { id: courseId } = await aCourse(db, professor, [{}], { updatedAt: new Date(0) });
  return createLesson(db, professor, { courseId, ...lessonForm({ order: 1 }) });
};

describe("a lesson's date", () => {
  test('is given, moved, called off, taken up again and taken away, and nothing else changes', async () => {
    const lesson = await aLesson();
    const schedule = (scheduledAt: string | null, cancelled = false) =>
      scheduleLesson(db, professor, { lessonId: lesson.id, scheduledAt, cancelled });
    expect(await schedule('2030-05-01T19:00:00-03:00')).toEqual({
      ...lesson,
      scheduledAt: '2030-05-01T22:00:00.000Z',
      version: lesson.version + 1,
    });
    expect(await schedule('2030-05-02T19:00:00-03:00', true)).toMatchObject({
      scheduledAt: '2030-05-02T22:00:00.000Z',
      cancelled: true,
    });
    expect(await schedule('2030-05-02T19:00:00-03:00')).toMatchObject({
      scheduledAt: '2030-05-02T22:00:00.000Z',
      cancelled: false,
    });
    expect(await schedule(null)).toEqual({ ...lesson, version: lesson.version + 4 });
  });

  test('that is none cannot be called off', async () => {
    const { id: lessonId } = await aLesson();
    expect(await scheduleLesson(db, professor, { lessonId, scheduledAt: null, cancelled: true })).toMatchObject({
      scheduledAt: null,
      cancelled: false,
    });
  });

  test('is news to whoever has the lesson open in a form, and of the course', async () => {
    const { id: lessonId, courseId, version } = await aLesson();
    const before = Date.parse((await getCourse(db, professor, courseId)).lastUpdated);
    await scheduleLesson(db, professor, { lessonId, scheduledAt: '2030-05-01T22:00:00Z', cancelled: false });
    await expect(updateLesson(db, professor, { lessonId, version, ...lessonForm() })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await getLesson(db, professor, lessonId)).toMatchObject({ scheduledAt: '2030-05-01T22:00:00.000Z' });
    expect(Date.parse((await getCourse(db, professor, courseId)).lastUpdated)).toBeGreaterThanOrEqual(before);
  });

  test.each([
    undefined,
    'amanhã',
    '2030-05-01',
    '2030-13-01T00:00:00Z',
    '1999-12-31T00:00:00Z',
    '2200-01-01T00:00:00Z',
    5,
  ])('must be a moment or none, not %s', scheduledAt => {
    expect(ScheduleInput.safeParse({ lessonId: 1, scheduledAt }).success).toBe(false);
  });
});

test("a lesson is found by its title or its course's, whatever the accents and the case", async () => {
  const { id: courseId } = await aCourse(db, professor, [], { title: 'Finais de Peões' });
  await createLesson(db, professor, { courseId, ...lessonForm({ title: 'A OPOSIÇÃO distante' }) });
  await createLesson(db, professor, { courseId, ...lessonForm({ title: '100% Réti' }) });
  const found = async (search: string) =>
    (await listTaughtLessons(db, professor, { search })).lessons.map(({ title }) => title).toSorted();
  expect(await found('oposicao')).toEqual(['A OPOSIÇÃO distante']);
  expect(await found('Oposição')).toEqual(['A OPOSIÇÃO distante']);
  expect(await found('reti')).toEqual(['100% Réti']);
  expect(await found('100%')).toEqual(['100% Réti']);
  expect(await found('peoes')).toEqual(['100% Réti', 'A OPOSIÇÃO distante']);
  expect(await found('_')).toEqual([]);
  expect((await listTaughtLessons(db, professor, { search: 'reti' })).counts.published).toBe(1);
});
