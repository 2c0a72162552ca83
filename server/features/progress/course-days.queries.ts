import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { courseDays } from '../../../db/schema/progress.ts';

export type DayCounts = Partial<Pick<typeof courseDays.$inferInsert, 'enrollments' | 'lessonsCompleted' | 'quizAttempts' | 'quizzesPassed' | 'coursesCompleted' | 'revenueCents'>>;

/** Adds to a course's counts of a day (yyyy-mm-dd), of which it is the first or not. */
export const addToDay = async (tx: Tx, courseId: number, day: string, counts: DayCounts): Promise<void> => {
  const names = Object.keys(counts) as (keyof DayCounts)[];
  const set = Object.fromEntries(names.map(name => [name, sql`${courseDays[name]} + ${counts[name]}`]));
  await tx.insert(courseDays).values({ courseId, day, ...counts }).onConflictDoUpdate({ target: [courseDays.courseId, courseDays.day], set });
};
