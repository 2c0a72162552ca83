import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { courseDays, courseMonths } from '../../db/schema/course-days.ts';
import { enrollments } from '../../db/schema/progress.ts';
import { addDays } from '../../server/common/days.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { countDay } from '../../server/features/progress/course-days.service.ts';
import { REPORT_PERIODS } from '../../server/features/follow-up/follow-up-lists.schema.ts';
import { spansOf, totalOf } from '../../server/features/follow-up/periods.ts';
import { getReport } from '../../server/features/follow-up/reports.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, anAdmin, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
/** Long before anything that is reported. */
const ENROLLED = new Date('2026-01-01T12:00:00Z');
const noonOf = (day: string): Date => new Date(`${day}T15:00:00Z`);

let db: Db;
let professor: Viewer;
let other: Viewer;
let tactics: MadeCourse;
let endings: MadeCourse;

beforeEach(async () => {
  db = await emptyDatabase();
  [professor, other] = [await aProfessor(db), await aProfessor(db)];
  tactics = await aCourse(db, professor, [{}, {}], { title: 'Táticas' });
  endings = await aCourse(db, other, [{}], { title: 'Finais' });
  const [{ id: ana }, { id: bia }] = [await aStudent(db), await aStudent(db)];
  await db.write(async tx => {
    await countDay(tx, tactics.id, noonOf('2026-11-21'), { enrollments: 2, lessonsCompleted: 3, revenueCents: 9_990 });
    await countDay(tx, tactics.id, noonOf('2026-11-15'), { quizAttempts: 4, quizzesPassed: 3 });
    await countDay(tx, tactics.id, noonOf('2026-11-14'), { enrollments: 7, coursesCompleted: 1 });
    await countDay(tx, endings.id, noonOf('2026-11-20'), { enrollments: 5 });
    await tx.insert(enrollments).values([
      {
        studentId: ana,
        courseId: tactics.id,
        completedLessons: 2,
        createdAt: new Date('2026-11-19T00:00:00Z'),
        completedAt: NOW,
        rating: 4,
        paidCents: 9_990,
        lastActivityAt: NOW,
      },
      {
        studentId: bia,
        courseId: tactics.id,
        completedLessons: 1,
        createdAt: ENROLLED,
        lastActivityAt: new Date('2026-11-01T12:00:00Z'),
      },
      { studentId: ana, courseId: endings.id, createdAt: ENROLLED, lastActivityAt: NOW },
    ]);
  });
});

describe('what is read by whole months', () => {
  /** Two years in which each day, of each course, has counts of its own. */
  const FIRST = '2024-10-01';
  const DAYS = 800;
  const countsOn = (courseId: number, i: number) => ({
    enrollments: (i * courseId) % 7,
    lessonsCompleted: i % 11,
    quizAttempts: (i + courseId) % 5,
    quizzesPassed: i % 3,
    coursesCompleted: i % 2,
    revenueCents: i * 10,
  });

  test('is what the days add up to, whatever the day on which one asks', async () => {
    await db.write(async tx => {
      await tx.delete(courseDays);
      await tx.delete(courseMonths);
      for (const { id } of [tactics, endings])
        for (let i = 0; i < DAYS; i += 1) await countDay(tx, id, noonOf(addDays(FIRST, i)), countsOn(id, i));
    });
    const all = await db.read.select().from(courseDays);
    const sumsOf = (own: (row: (typeof all)[number]) => boolean) =>
      totalOf(
        all
          .filter(own)
          .map(({ id: _, courseId: __, day: ___, revenueCents: revenue, ...counts }) => ({ ...counts, revenue })),
      );
    const admin = await anAdmin(db);
    for (const today of [
      '2026-11-21',
      '2026-03-31',
      '2026-02-28',
      '2026-03-01',
      '2026-01-01',
      '2026-12-31',
      '2026-10-30',
    ])
      for (const viewer of [professor, other, admin]) {
        const taught = [tactics, endings]
          .filter((_, i) => viewer.role === 'admin' || viewer === [professor, other][i])
          .map(({ id }) => id);
        for (const period of REPORT_PERIODS) {
          const { now, before } = spansOf(period, today);
          const report = await getReport(db, viewer, { period }, noonOf(today));
          const within =
            ({ from, to }: { from: string; to: string }) =>
            (row: (typeof all)[number]) =>
              taught.includes(row.courseId) && from <= row.day && row.day <= to;
          expect(report.totals).toEqual(sumsOf(within(now)));
          expect(report.previous).toEqual(sumsOf(within(before)));
          expect(report.series).toEqual(
            report.series.map(({ day }, i, points) => ({
              day,
              ...sumsOf(within({ from: day, to: addDays(points[i + 1]?.day ?? addDays(now.to, 1), -1) })),
            })),
          );
          expect(report.courseAnalytics.map(({ courseId }) => courseId).toSorted()).toEqual(taught.toSorted());
          for (const { courseId, completions, ...course } of report.courseAnalytics)
            expect({ ...course, coursesCompleted: completions }).toMatchObject(
              sumsOf(row => row.courseId === courseId && within(now)(row)),
            );
        }
      }
  });
});
