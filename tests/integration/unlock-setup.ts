import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Db } from '../../db/client.ts';
import { courses } from '../../db/schema/courses.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { getCourse, listCatalogue } from '../../server/features/courses/courses.service.ts';
import { unlockCourse } from '../../server/features/enrollments/unlock.service.ts';
import { getLesson, listLessons } from '../../server/features/lessons/lessons.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { aKey, giveCoins } from '../support/store.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

const BEGIN = Date.parse('2026-11-20T15:00:00.000Z');
export const END = BEGIN + 30 * DAY_MS;
export const itIs = (moment: number): void => void vi.useFakeTimers({ now: moment, toFake: ['Date'] });
export const iso = (moment: number): string => new Date(moment).toISOString();

export let db: Db;
export let professor: Viewer;
export let student: Viewer;
export let course: MadeCourse;

/** Before each test: a premium course and a student. */
export const withPremiumCourse = (): void => {
  beforeEach(async () => {
    itIs(BEGIN);
    db = await emptyDatabase();
    professor = await aProfessor(db);
    student = await aStudent(db);
    course = await aCourse(db, professor, [{}, { quiz: [{}] }], {
      title: 'Finais',
      priceCents: 4_990,
      certificateEnabled: true,
    });
    await giveCoins(db, student.id, 120);
  });
  afterEach(() => void vi.useRealTimers());
};

export const unlock = ({
  by = student,
  clientKey = aKey(),
  price,
}: { by?: Viewer; clientKey?: string; price?: number } = {}) =>
  unlockCourse(db, by, { courseId: course.id, clientKey, ...(price !== undefined && { price }) });
export const setPrice = (priceCents: number) =>
  db.write(tx => tx.update(courses).set({ priceCents }).where(eq(courses.id, course.id)));

/** What a student can see of the course, whatever way they look. */
export const doors = async () => {
  const [
    {
      courses: [listed],
    },
    one,
    lessons,
    lesson,
  ] = await Promise.all([
    listCatalogue(db, student, {}),
    getCourse(db, student, course.id),
    listLessons(db, student, course.id),
    getLesson(db, student, course.lessons[0]!.id),
  ]);
  return {
    locked: [listed!.locked, one.locked],
    texts: [one.lessons[0]!.description !== '', lessons[0]!.description !== '', lesson.description !== ''],
    content: [
      lessons[0]!.accessible,
      lesson.accessible,
      lesson.videoUrl !== null,
      lesson.resources.length > 0,
      lessons[0]!.videoUrl !== null,
    ],
  };
};
export const OPEN = { locked: [false, false], texts: [true, true, true], content: [true, true, true, true, true] };
