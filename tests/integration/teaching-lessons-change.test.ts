import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { lessons } from '../../db/schema/courses.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { getCourse } from '../../server/features/courses/courses.service.ts';
import { enrol, getEnrollment } from '../../server/features/enrollments/enrollments.service.ts';
import { LESSONS_PER_COURSE } from '../../server/features/teaching/lesson-form.schema.ts';
import { createLesson, updateLesson } from '../../server/features/teaching/lesson-writing.service.ts';
import { getLesson, listLessons } from '../../server/features/lessons/lessons.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { expectTrueCounters } from '../support/counters.ts';
import { emptyDatabase } from '../support/database.ts';
import { lessonForm } from '../support/forms.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';

let db: Db;
let professor: Viewer;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  student = await aStudent(db);
});

const OUTDATED = {
  code: 'CONFLICT',
  message: 'Este conteúdo foi alterado em outra janela. Recarregue antes de salvar.',
};
const contents = async (courseId: number) =>
  (await listLessons(db, professor, courseId)).map(({ title, order }) => `${order} ${title}`);
const lastUpdated = async ({ id }: MadeCourse) => Date.parse((await getCourse(db, professor, id)).lastUpdated);
/** A course that was last changed long ago. */
const anOldCourse = (
  ...[sketches]: Parameters<typeof aCourse> extends [unknown, unknown, ...infer Rest] ? Rest : never
) => aCourse(db, professor, sketches, { updatedAt: new Date(0) });

describe('a new lesson', () => {
  test.each([
    [undefined, ['1 Aula 1', '2 Aula 2', '3 Nova']],
    [1, ['1 Nova', '2 Aula 1', '3 Aula 2']],
    [2, ['1 Aula 1', '2 Nova', '3 Aula 2']],
    [99, ['1 Aula 1', '2 Aula 2', '3 Nova']],
  ])('for the place %s stands there, and the others move on', async (order, expected) => {
    const course = await anOldCourse([{}, {}]);
    const made = await createLesson(db, professor, { courseId: course.id, ...lessonForm({ title: 'Nova', order }) });
    expect(made).toMatchObject({ title: 'Nova', version: 1, active: true });
    expect(await contents(course.id)).toEqual(expected);
    expect(await lastUpdated(course)).toBeGreaterThan(0);
  });

  test('keeps its date, and only a date can be called off', async () => {
    const { id: courseId } = await aCourse(db, professor, []);
    const dated = await createLesson(db, professor, {
      courseId,
      ...lessonForm({ scheduledAt: '2030-05-01T19:00:00-03:00', cancelled: true }),
    });
    expect(dated).toMatchObject({ scheduledAt: '2030-05-01T22:00:00.000Z', cancelled: true });
    expect(await createLesson(db, professor, { courseId, ...lessonForm({ cancelled: true }) })).toMatchObject({
      scheduledAt: null,
      cancelled: false,
    });
  });

  test('is refused when the course is full of them', async () => {
    const { id: courseId } = await aCourse(db, professor, []);
    const many = Array.from({ length: LESSONS_PER_COURSE }, (_, i) => ({
      courseId,
      position: i + 1,
      title: 'x',
      description: 'x',
      durationMinutes: 1,
    }));
    await db.write(tx => tx.insert(lessons).values(many));
    await expect(createLesson(db, professor, { courseId, ...lessonForm() })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Um curso tem no máximo 200 lições',
    });
  });
});

describe('changing a lesson', () => {
  test('writes it again, as a new version', async () => {
    const course = await anOldCourse([{ quiz: [{}] }]);
    const lessonId = course.lessons[0]!.id;
    const changed = await updateLesson(db, professor, {
      lessonId,
      ...lessonForm({ title: 'Outra', videoUrl: '', resources: [], quiz: null }),
    });
    expect(changed).toMatchObject({
      title: 'Outra',
      videoUrl: null,
      resources: [],
      quiz: null,
      hasQuiz: false,
      version: 2,
      active: true,
      order: 1,
    });
    expect(await lastUpdated(course)).toBeGreaterThan(0);
  });

  test('keeps date and publication unless they are sent', async () => {
    const { id: courseId } = await aCourse(db, professor, []);
    const { id: lessonId } = await createLesson(db, professor, {
      courseId,
      ...lessonForm({ active: false, scheduledAt: '2030-05-01T19:00:00Z', cancelled: true }),
    });
    expect(await updateLesson(db, professor, { lessonId, ...lessonForm() })).toMatchObject({
      active: false,
      scheduledAt: '2030-05-01T19:00:00.000Z',
      cancelled: true,
    });
    expect(
      await updateLesson(db, professor, { lessonId, ...lessonForm({ active: true, cancelled: false }) }),
    ).toMatchObject({ active: true, cancelled: false });
    expect(await updateLesson(db, professor, { lessonId, ...lessonForm({ scheduledAt: null }) })).toMatchObject({
      scheduledAt: null,
    });
  });

  test('moves it to the place it asks for', async () => {
    const course = await aCourse(db, professor, [{}, {}, {}]);
    const move = (i: number, order: number) =>
      updateLesson(db, professor, {
        lessonId: course.lessons[i]!.id,
        ...lessonForm({ title: `Aula ${i + 1}`, order }),
      });
    await move(0, 3);
    expect(await contents(course.id)).toEqual(['1 Aula 2', '2 Aula 3', '3 Aula 1']);
    await move(2, 1);
    expect(await contents(course.id)).toEqual(['1 Aula 3', '2 Aula 2', '3 Aula 1']);
    await move(1, 50);
    expect(await contents(course.id)).toEqual(['1 Aula 3', '2 Aula 1', '3 Aula 2']);
  });

  test('from an older version is refused, and nothing of it is kept', async () => {
    const {
      lessons: [lesson],
    } = await aCourse(db, professor, [{ quiz: [{}] }]);
    const { version } = await updateLesson(db, professor, {
      lessonId: lesson!.id,
      ...lessonForm({ quiz: null }),
      version: 1,
    });
    await expect(
      updateLesson(db, professor, { lessonId: lesson!.id, ...lessonForm({ title: 'Velha' }), version: 1 }),
    ).rejects.toMatchObject(OUTDATED);
    expect(await getLesson(db, professor, lesson!.id)).toMatchObject({ title: 'O garfo', quiz: null, version });
  });

  test('that was withheld takes it off both sides of the progress; published again it is back', async () => {
    const course = await aCourse(db, professor, [{}, {}, {}]);
    const { id } = await enrol(db, student, course.id);
    for (const lesson of course.lessons.slice(0, 2)) await completeLesson(db, student, lesson.id);
    const publish = (active: boolean) =>
      updateLesson(db, professor, { lessonId: course.lessons[0]!.id, ...lessonForm({ active, quiz: null }) });
    await publish(false);
    expect(await getEnrollment(db, student, id)).toMatchObject({ totalLessons: 2, completedLessons: 1, progress: 50 });
    await publish(true);
    expect(await getEnrollment(db, student, id)).toMatchObject({ totalLessons: 3, completedLessons: 2, progress: 66 });
    await expectTrueCounters(db);
  });
});
