import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { courseDays, courseMonths } from '../../../db/schema/course-days.ts';

export type DayCounts = Partial<
  Pick<
    typeof courseDays.$inferInsert,
    'enrollments' | 'lessonsCompleted' | 'quizAttempts' | 'quizzesPassed' | 'coursesCompleted' | 'revenueCents'
  >
>;

const added = (counted: typeof courseDays | typeof courseMonths, counts: DayCounts) =>
  Object.fromEntries(
    (Object.keys(counts) as (keyof DayCounts)[]).map(name => [name, sql`${counted[name]} + ${counts[name]}`]),
  );

/** Adds to a course's counts of a day (yyyy-mm-dd) and of its month (yyyy-mm). */
export const addToDay = async (tx: Tx, courseId: number, day: string, counts: DayCounts): Promise<void> => {
  const month = day.slice(0, 7);
  await tx
    .insert(courseDays)
    .values({ courseId, day, ...counts })
    .onConflictDoUpdate({ target: [courseDays.courseId, courseDays.day], set: added(courseDays, counts) });
  await tx
    .insert(courseMonths)
    .values({ courseId, month, ...counts })
    .onConflictDoUpdate({ target: [courseMonths.courseId, courseMonths.month], set: added(courseMonths, counts) });
};
