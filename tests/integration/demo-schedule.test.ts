import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoCourses } from '../../db/demo/courses/index.ts';
import { demoSchedule } from '../../db/demo/schedule.ts';
import { users } from '../../db/schema/users.ts';
import { addDays, dayOf } from '../../server/common/days.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { listTaughtLessons } from '../../server/features/teaching/taught-lessons.service.ts';
import { emptyDatabase } from '../support/database.ts';

test('every date of the demo is of a lesson it has', () => {
  const known = new Set(demoCourses.flatMap(course => course.lessons.map(lesson => `${course.key}/${lesson.key}`)));
  expect(demoSchedule.filter(({ course, lesson }) => !known.has(`${course}/${lesson}`))).toEqual([]);
});

test("the demo professor's calendar has lessons to come, lessons held, and one called off", async () => {
  const db = await emptyDatabase();
  await seedDemo(db);
  const [professor] = await db.read.select().from(users).where(eq(users.email, 'professor@academia.demo'));
  const { lessons, counts } = await listTaughtLessons(db, professor!, { from: '2000-01-01T00:00:00Z' });
  expect(counts).toEqual({ scheduled: 5, completed: 2, published: 0, cancelled: 1, draft: 0 });
  const [first] = lessons;
  expect(dayOf(new Date(first!.scheduledDate!))).toBe(addDays(dayOf(new Date()), -12));
  expect(first!.scheduledDate).toMatch(/T22:00:00/);
});
