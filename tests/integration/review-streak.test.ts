import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { reviewDays } from '../../db/schema/training.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { listAchievements } from '../../server/features/missions/achievements.service.ts';
import { listMissions } from '../../server/features/missions/missions.service.ts';
import { getSummary, listWeek } from '../../server/features/missions/overview.service.ts';
import { readRecentDays, streakOf } from '../../server/features/missions/study-days.ts';
import { endTry } from '../../server/features/puzzles/puzzles.service.ts';
import { noteAnswer } from '../../server/features/training-cards/cards.service.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { countingReads } from '../support/counting.ts';
import { emptyDatabase } from '../support/database.ts';
import { aPuzzle } from '../support/puzzles.ts';

let db: Db;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
});

const on = (day: number, hour = 12): Date => new Date(Date.UTC(2026, 10, day, hour));
const answer = (item: string, isRight: boolean, now: Date, userId = student.id) =>
  db.write(tx => noteAnswer(tx, { userId, kind: 'mistake', item }, isRight, now));
const streakAt = async (now: Date) => (await getSummary(db, student, now)).streak;
const missionsAt = async (now: Date) => {
  const { daily, weekly } = await listMissions(db, student, now);
  return [...daily.missions, ...weekly.missions].filter(({ progress }) => progress > 0).map(({ id }) => id);
};

test('who reviews what is due keeps the streak, and earns nothing by it', async () => {
  const puzzle = await aPuzzle(db);
  const solve = (now: Date) => db.write(tx => endTry(tx, student, puzzle, { firstTry: 'solved' }, now));
  await db.write(tx => endTry(tx, student, puzzle, { firstTry: 'failed' }, on(2)));
  await solve(on(2));
  for (const item of ['1', '2', '3']) await answer(item, false, on(2));
  expect(await streakAt(on(2))).toBe(1);
  const [before, achievements] = [await getSummary(db, student, on(2)), await listAchievements(db, student, on(2))];
  const missions = await missionsAt(on(2));

  await solve(on(3));
  expect(await streakAt(on(3, 13))).toBe(2);
  expect(await missionsAt(on(3, 13))).toEqual(missions.filter(id => id !== 'presenca' && id !== 'olho-tatico'));
  // A later review of the same card does not take its day away.
  await answer('1', true, on(4));
  await answer('2', true, on(4));
  await answer('3', true, on(5));
  await solve(on(6));
  expect(await streakAt(on(6, 13))).toBe(5);
  expect(await streakAt(on(7))).toBe(5);
  expect(await streakAt(on(8))).toBe(0);
  const after = await getSummary(db, student, on(6));
  expect(after).toMatchObject({ xp: before.xp, coins: before.coins, badges: before.badges + 1 });
  const fresh = (await listAchievements(db, student, on(6))).filter(({ completed }, i) => {
    return completed && !achievements[i]?.completed;
  });
  expect(fresh.map(({ id }) => id)).toEqual(['sequencia-3']);
  const week = await listWeek(db, student, on(6));
  expect(week.map(({ puzzles }) => puzzles)).toEqual([0, 0, 1, 0, 0, 0, 0]);
});

test('an answer that is wrong, or was not due, keeps no streak', async () => {
  await answer('1', true, on(2));
  await answer('2', false, on(2));
  await answer('2', true, on(2, 13));
  await answer('2', false, on(3));
  await answer('2', true, on(3, 13));
  expect(await streakAt(on(3, 14))).toBe(0);
  await answer('2', true, on(4));
  expect(await streakAt(on(4, 14))).toBe(1);
});

test('a review at the end of the day in São Paulo counts for that day, and one of a professor for nobody', async () => {
  const professor = await aProfessor(db);
  for (const { id } of [student, professor]) {
    await answer('1', false, on(2), id);
    await answer('1', true, new Date('2026-11-04T02:59:00Z'), id);
  }
  expect(await db.read.select().from(reviewDays)).toMatchObject([{ userId: student.id, day: '2026-11-03' }]);
});

test('the days of reviews cost no query', async () => {
  const days = Array.from({ length: 28 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`);
  await db.write(tx => tx.insert(reviewDays).values(days.map(day => ({ userId: student.id, day }))));
  const asked = countingReads(db);
  expect(streakOf(await readRecentDays(db.read, student.id, on(28)))).toBe(28);
  expect(asked()).toBe(4);
});
