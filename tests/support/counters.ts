import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '../../db/client.ts';
import { findDifferences } from '../../db/derived/differences.ts';
import { lessons } from '../../db/schema/courses.ts';
import { courseDays, courseMonths } from '../../db/schema/course-days.ts';
import { enrollments, lessonProgress, quizAttempts } from '../../db/schema/progress.ts';
import { dayOf } from '../../server/common/days.ts';

const COUNTS = [
  'enrollments',
  'lessonsCompleted',
  'quizAttempts',
  'quizzesPassed',
  'coursesCompleted',
  'revenueCents',
] as const;
type Counts = Record<(typeof COUNTS)[number], number>;

/** What is counted along says the same as what is counted again from the rows themselves. */
export const expectTrueCounters = async (db: Db): Promise<void> => {
  const enrolled = await db.read.select().from(enrollments);
  const completed = await db.read
    .select({ progress: lessonProgress, isPublished: lessons.active })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId));
  const attempts = await db.read.select().from(quizAttempts);

  const days = new Map<string, Counts>();
  const months = new Map<string, Counts>();
  const add = (sums: Map<string, Counts>, key: string, counts: Partial<Counts>): void => {
    const sum = sums.get(key) ?? {
      enrollments: 0,
      lessonsCompleted: 0,
      quizAttempts: 0,
      quizzesPassed: 0,
      coursesCompleted: 0,
      revenueCents: 0,
    };
    for (const name of COUNTS) sum[name] += counts[name] ?? 0;
    sums.set(key, sum);
  };
  const count = (courseId: number, at: Date, counts: Partial<Counts>): void =>
    add(days, `${courseId} ${dayOf(at)}`, counts);
  for (const { id, courseId, createdAt, completedAt, paidCents, completedLessons, lastActivityAt } of enrolled) {
    const own = completed.filter(({ progress }) => progress.enrollmentId === id);
    const tried = attempts.filter(({ enrollmentId }) => enrollmentId === id);
    const moments = [
      createdAt,
      ...own.map(({ progress }) => progress.completedAt),
      ...tried.map(attempt => attempt.createdAt),
    ];
    expect({ id, completedLessons, lastActivityAt }).toEqual({
      id,
      completedLessons: own.filter(({ isPublished }) => isPublished).length,
      lastActivityAt: new Date(Math.max(...moments.map(Number))),
    });
    count(courseId, createdAt, { enrollments: 1, revenueCents: paidCents });
    if (completedAt) count(courseId, completedAt, { coursesCompleted: 1 });
    for (const { progress } of own) count(courseId, progress.completedAt, { lessonsCompleted: 1 });
    for (const { createdAt: at, passed } of tried)
      count(courseId, at, { quizAttempts: 1, quizzesPassed: passed ? 1 : 0 });
  }
  const stored = (await db.read.select().from(courseDays)).map(
    ({ id: _, courseId, day, ...counts }) => [`${courseId} ${day}`, counts] as const,
  );
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(days));

  for (const [key, counts] of days) add(months, key.slice(0, -3), counts);
  const storedMonths = (await db.read.select().from(courseMonths)).map(
    ({ id: _, courseId, month, ...counts }) => [`${courseId} ${month}`, counts] as const,
  );
  expect(Object.fromEntries(storedMonths)).toEqual(Object.fromEntries(months));
  expect(await findDifferences(db.read)).toEqual([]);
};
