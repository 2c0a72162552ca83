import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { createCourse, deleteCourse, updateCourse } from '../../server/features/teaching/course-writing.service.ts';
import { CreateCourseInput } from '../../server/features/teaching/course-form.schema.ts';
import { getCourse, listCatalogue } from '../../server/features/courses/courses.service.ts';
import { listProfessorCourses } from '../../server/features/teaching/taught-courses.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { createLesson, deleteLesson } from '../../server/features/teaching/lesson-writing.service.ts';
import { listLessons } from '../../server/features/lessons/lessons.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { courseForm, lessonForm } from '../support/forms.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;
let professor: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
});

const OUTDATED = {
  code: 'CONFLICT',
  message: 'Este conteúdo foi alterado em outra janela. Recarregue antes de salvar.',
};
const parsed = (input: Record<string, unknown> = {}) => CreateCourseInput.parse({ ...courseForm(), ...input });

describe('changing a course', () => {
  test('leaves what is not sent as it is, and counts the change', async () => {
    const made = await createCourse(db, professor, parsed());
    const changed = await updateCourse(db, professor, { id: made.id, title: 'Finais de Peão', imageUrl: '' });
    expect(changed).toMatchObject({
      ...courseForm({ title: 'Finais de Peão' }),
      imageUrl: null,
      version: 2,
      status: 'active',
    });
    expect(Date.parse(changed.lastUpdated)).toBeGreaterThanOrEqual(Date.parse(made.lastUpdated));
    expect((await listCatalogue(db, professor, { search: 'finais' })).total).toBe(1);
  });

  test.each([
    ['draft', true, 'active'],
    ['draft', false, 'draft'],
    ['active', false, 'paused'],
    ['active', true, 'active'],
    ['paused', true, 'active'],
    ['paused', false, 'paused'],
    ['archived', false, 'archived'],
    ['inactive', false, 'inactive'],
    ['inactive', true, 'active'],
  ] as const)('%s with isActive %s is %s', async (status, isActive, after) => {
    const { id } = await aCourse(db, professor, [], { status });
    expect(await updateCourse(db, professor, { id, isActive })).toMatchObject({
      status: after,
      isActive: after === 'active',
    });
    expect(await updateCourse(db, professor, { id })).toMatchObject({ status: after });
  });

  test('from an older version is refused; from the last one, or without saying, it is not', async () => {
    const { id, version } = await createCourse(db, professor, parsed());
    await updateCourse(db, professor, { id, version, title: 'Meu' });
    await expect(updateCourse(db, professor, { id, version, title: 'Velho' })).rejects.toMatchObject(OUTDATED);
    expect(await updateCourse(db, professor, { id, version: version + 1, title: 'Novo' })).toMatchObject({
      title: 'Novo',
      version: 3,
    });
    expect(await updateCourse(db, professor, { id, title: 'Último' })).toMatchObject({ title: 'Último', version: 4 });
  });

  test('of two at once from the same version one wins', async () => {
    const { id, version } = await createCourse(db, professor, parsed());
    const saves = await Promise.allSettled(
      ['a', 'b', 'c'].map(title => updateCourse(db, professor, { id, version, title })),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test(`with lessons makes them the course: known ones changed, new ones added, \
others removed, in their order`, async () => {
    const made = await createCourse(
      db,
      professor,
      parsed({ draft: true, lessons: ['A', 'B', 'C'].map(title => lessonForm({ title })) }),
    );
    const [a, b, c] = made.lessons;
    const changed = await updateCourse(db, professor, {
      id: made.id,
      lessons: [
        { ...lessonForm({ title: 'C2' }), id: c!.id },
        lessonForm({ title: 'Nova' }),
        { ...lessonForm({ title: 'A' }), id: a!.id },
      ],
    });
    expect(changed.lessons.map(({ title, order }) => [title, order])).toEqual([
      ['C2', 1],
      ['Nova', 2],
      ['A', 3],
    ]);
    expect(changed.lessons.map(({ id }) => id)).not.toContain(b!.id);
    await expect(
      updateCourse(db, professor, { id: made.id, lessons: [{ ...lessonForm(), id: b!.id }] }),
    ).rejects.toThrow('A lição não é deste curso');
    const twice = [
      { ...lessonForm(), id: c!.id },
      { ...lessonForm(), id: c!.id },
    ];
    await expect(updateCourse(db, professor, { id: made.id, lessons: twice })).rejects.toThrow(
      'A lição não é deste curso',
    );
    await expect(
      updateCourse(db, professor, { id: made.id, lessons: [{ ...lessonForm(), id: c!.id, version: 1 }] }),
    ).rejects.toMatchObject(OUTDATED);
    expect((await getCourse(db, professor, made.id)).lessons).toEqual(changed.lessons);
  });

  test('with lessons is refused when somebody added or removed one since they were read', async () => {
    const made = await createCourse(db, professor, parsed({ draft: true, lessons: [lessonForm({ title: 'A' })] }));
    const seenLessons = made.lessons.map(({ id }) => id);
    const mine = {
      id: made.id,
      version: made.version,
      lessons: made.lessons.map(({ id }) => ({ ...lessonForm({ title: 'A2' }), id })),
    };
    const added = await createLesson(db, professor, { ...lessonForm({ title: 'De outra janela' }), courseId: made.id });
    await expect(updateCourse(db, professor, { ...mine, seenLessons })).rejects.toMatchObject(OUTDATED);
    expect((await getCourse(db, professor, made.id)).lessons.map(({ title }) => title)).toEqual([
      'A',
      'De outra janela',
    ]);
    await deleteLesson(db, professor, added.id);
    await expect(
      updateCourse(db, professor, { ...mine, seenLessons: [...seenLessons, added.id] }),
    ).rejects.toMatchObject(OUTDATED);
    expect((await updateCourse(db, professor, { ...mine, seenLessons })).lessons.map(({ title }) => title)).toEqual([
      'A2',
    ]);
  });

  test('to an image that is not an upload of their own is refused', async () => {
    const { id } = await createCourse(db, professor, parsed());
    const imageUrl = `/objects/uploads/${'0'.repeat(32)}`;
    await expect(updateCourse(db, professor, { id, imageUrl })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await getCourse(db, professor, id)).toMatchObject({ imageUrl: courseForm().imageUrl, version: 1 });
  });
});

describe('deleting a course', () => {
  test('takes it off the catalogue and the list, and closes it; who is enrolled keeps it', async () => {
    const student = await aStudent(db);
    const { id } = await aCourse(db, professor, [{}]);
    await enrol(db, student, id);
    expect(await deleteCourse(db, professor, id)).toMatchObject({ status: 'inactive', isActive: false });
    expect(await deleteCourse(db, professor, id)).toMatchObject({ status: 'inactive' });
    expect((await listCatalogue(db, student, {})).total).toBe(0);
    expect((await listProfessorCourses(db, professor)).courses).toEqual([]);
    expect((await listProfessorCourses(db, professor, { status: 'inactive' })).courses).toHaveLength(1);
    await expect(enrol(db, await aStudent(db), id)).rejects.toThrow('Curso não encontrado');
    expect(await getCourse(db, student, id)).toMatchObject({ id });
    expect(await listLessons(db, student, id)).toMatchObject([{ accessible: true }]);
  });
});
