import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/users.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { getStatistics } from '../../server/features/follow-up/students.service.ts';
import { listTournaments } from '../../server/features/tournaments/tournaments.service.ts';
import { getYouth } from '../../server/features/youth/youth.service.ts';
import { emptyDatabase } from '../support/database.ts';

test(`the demo has 69 children in programmes, four age groups, three teachers and twelve tournaments a year, and no \
professor more students for it`, async () => {
  const db = await emptyDatabase();
  await seedDemo(db);
  const [professor] = await db.read.select().from(users).where(eq(users.email, 'professor@academia.demo'));
  const { summary, categories, programs, teachers } = await getYouth(db, professor!);
  expect(summary).toEqual({ students: 69, categories: 4, teachers: 3, tournamentsPerYear: 12 });
  expect(categories.map(({ students }) => students)).toEqual([18, 20, 17, 14]);
  expect(programs.map(({ price, classesPerWeek }) => [price, classesPerWeek])).toEqual([
    [null, null],
    [120, 2],
    [200, 3],
  ]);
  expect(teachers).toHaveLength(3);
  const upcoming = await listTournaments(db, null, { when: 'upcoming', page: 1 });
  expect(upcoming.tournaments.map(({ registration, rules }) => [registration, rules !== null])).toEqual([
    ['open', false],
    ['soon', false],
    ['qualifiers', true],
  ]);
  const past = await listTournaments(db, null, { when: 'past', page: 1 });
  expect(past.total).toBe(9);
  for (const { participants, capacity } of past.tournaments) {
    expect(participants).toBeGreaterThan(0);
    expect(participants).toBeLessThanOrEqual(capacity!);
  }
  expect((await getStatistics(db, professor!)).totalStudents).toBeLessThan(9);
});
