import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { given, preparedChange } from '../../../db/prepared.ts';
import { courseDays, courseMonths } from '../../../db/schema/course-days.ts';

export type DayCounts = Partial<
  Pick<
    typeof courseDays.$inferInsert,
    'enrollments' | 'lessonsCompleted' | 'quizAttempts' | 'quizzesPassed' | 'coursesCompleted' | 'revenueCents'
  >
>;

const NONE: Required<DayCounts> = {
  enrollments: 0,
  lessonsCompleted: 0,
  quizAttempts: 0,
  quizzesPassed: 0,
  coursesCompleted: 0,
  revenueCents: 0,
};
const names = Object.keys(NONE) as (keyof DayCounts)[];

const inserted = Object.fromEntries(names.map(name => [name, sql.placeholder(name)]));
const added = (counted: typeof courseDays | typeof courseMonths) =>
  Object.fromEntries(names.map(name => [name, sql`${counted[name]} + ${given(name, counted[name])}`]));

const addToDays = preparedChange('add_to_days', tx =>
  tx
    .insert(courseDays)
    .values({ courseId: sql.placeholder('courseId'), day: sql.placeholder('day'), ...inserted })
    .onConflictDoUpdate({ target: [courseDays.courseId, courseDays.day], set: added(courseDays) }),
);
const addToMonths = preparedChange('add_to_months', tx =>
  tx
    .insert(courseMonths)
    .values({ courseId: sql.placeholder('courseId'), month: sql.placeholder('month'), ...inserted })
    .onConflictDoUpdate({ target: [courseMonths.courseId, courseMonths.month], set: added(courseMonths) }),
);

/** Adds to a course's counts of a day (yyyy-mm-dd) and of its month (yyyy-mm). */
export const addToDay = async (tx: Tx, courseId: number, day: string, counts: DayCounts): Promise<void> => {
  const values = { courseId, ...NONE, ...counts };
  await addToDays(tx, { ...values, day });
  await addToMonths(tx, { ...values, month: day.slice(0, 7) });
};
