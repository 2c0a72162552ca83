import { describe, expect, test } from 'vitest';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { pay } from '../../server/features/ledger/ledger.service.ts';
import { claimMission } from '../../server/features/missions/missions.service.ts';
import { getSummary, getWeekRanking, listActivity, listWeek } from '../../server/features/missions/overview.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { attemptPuzzle } from '../../server/features/puzzles/puzzles.service.ts';
import { aPuzzle, RIGHT } from '../support/puzzles.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { claimAt, db, did, played, student, withStudent } from './missions-setup.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

withStudent();

describe('the summary', () => {
  const streakAt = async (at: string) => (await getSummary(db, student, new Date(at))).streak;

  test('of a newcomer is all zeros on level 1', async () => {
    expect(await getSummary(db, student)).toEqual({
      level: 1,
      stars: 0,
      xpToNextStar: null,
      xp: 0,
      levelStart: 0,
      xpToNext: 100,
      coins: 0,
      badges: 0,
      streak: 0,
      totalMissions: 0,
    });
  });

  test('says what is missing to the next level, and nothing on the last', async () => {
    await did('course_completed', '2026-11-01T12:00:00Z', student, 300);
    expect(await getSummary(db, student)).toMatchObject({ level: 3, xp: 300, levelStart: 250, xpToNext: 150 });
    await did('course_completed', '2026-11-01T12:00:00Z', student, 2_300);
    expect(await getSummary(db, student)).toMatchObject({ level: 10, xpToNext: null });
  });

  test('counts the days in a row, through a game, until a whole day passes without anything', async () => {
    await did('lesson_completed', '2026-11-18T12:00:00Z');
    await played('2026-11-19T12:00:00Z', { mode: 'rapid', difficulty: null, result: '1/2-1/2' });
    await did('puzzle_solved', '2026-11-20T12:00:00Z');
    expect(await streakAt('2026-11-20T13:00:00Z')).toBe(3);
    expect(await streakAt('2026-11-22T02:59:00Z')).toBe(3); // The end of the 21st in São Paulo.
    expect(await streakAt('2026-11-22T03:00:00Z')).toBe(0);
  });

  test('a mission that is claimed is no study', async () => {
    await did('lesson_completed', '2026-11-20T12:00:00Z');
    await claimAt('aula-do-dia', '2026-11-20T12:00:00Z');
    expect(await streakAt('2026-11-21T12:00:00Z')).toBe(1);
    await db.write(tx =>
      pay(
        tx,
        student.id,
        { reason: 'mission_claimed', reference: 'x', amount: { experience: 1, coins: 0 } },
        new Date('2026-11-21T12:00:00Z'),
      ),
    );
    expect(await streakAt('2026-11-21T13:00:00Z')).toBe(1);
  });

  test('counts streaks that are longer than a month', async () => {
    const last = Date.parse('2026-11-21T12:00:00Z');
    for (let i = 0; i < 70; i += 1) await did('puzzle_solved', new Date(last - i * DAY_MS).toISOString());
    expect(await streakAt('2026-11-21T13:00:00Z')).toBe(70);
    expect(await streakAt('2026-11-22T13:00:00Z')).toBe(70);
  });
});

describe('the last seven days', () => {
  test('are told one by one, today last', async () => {
    await did('lesson_completed', '2026-11-15T12:00:00Z', student, 20);
    await did('puzzle_solved', '2026-11-21T12:00:00Z', student, 15);
    await played('2026-11-21T12:00:00Z');
    const days = await listWeek(db, student, new Date('2026-11-21T23:00:00Z'));
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
    expect(days[0]).toEqual({ day: '2026-11-15', lessons: 1, quizzes: 0, puzzles: 0, games: 0, experience: 20 });
    expect(days[6]).toEqual({ day: '2026-11-21', lessons: 0, quizzes: 0, puzzles: 1, games: 1, experience: 15 });
  });
});

describe("the week's ranking", () => {
  const WEDNESDAY = new Date('2026-11-18T12:00:00Z');

  test('is by XP since Monday; equal XP share a place', async () => {
    const [bia, caio] = [await aStudent(db, { fullName: 'Bia' }), await aStudent(db, { fullName: 'Caio' })];
    await did('course_completed', '2026-11-15T12:00:00Z', caio, 500); // Sunday.
    await did('lesson_completed', '2026-11-16T12:00:00Z', caio, 20);
    await did('lesson_completed', '2026-11-17T12:00:00Z', bia, 40);
    await did('lesson_completed', '2026-11-17T12:00:00Z', student, 40);
    const { ranking, own } = await getWeekRanking(db, student, WEDNESDAY);
    expect(ranking.map(({ position, playerName, experience }) => [position, playerName, experience])).toEqual([
      [1, 'Ana', 40],
      [1, 'Bia', 40],
      [3, 'Caio', 20],
    ]);
    expect(own).toMatchObject({ position: 1, playerName: 'Ana' });
  });

  test('shows five, and the own place however far behind', async () => {
    for (let i = 0; i < 7; i += 1) await did('lesson_completed', '2026-11-17T12:00:00Z', await aStudent(db), 100 + i);
    await did('lesson_completed', '2026-11-17T12:00:00Z', student, 1);
    const { ranking, own } = await getWeekRanking(db, student, WEDNESDAY);
    expect(ranking.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(own).toMatchObject({ position: 8, experience: 1 });
  });

  test('is empty in a week in which nobody did anything', async () => {
    expect(await getWeekRanking(db, student, WEDNESDAY)).toEqual({ ranking: [], own: null });
  });
});

test('recent activity names what was done, newest first', async () => {
  const course = await aCourse(db, await aProfessor(db), [{}], { title: 'Finais' });
  await enrol(db, student, course.id);
  await completeLesson(db, student, course.lessons[0]!.id);
  const { id } = await aPuzzle(db, { title: 'Garfo real' });
  await attemptPuzzle(db, student, { id, moves: RIGHT });
  await claimMission(db, student, 'presenca');
  await db.write(tx =>
    pay(
      tx,
      student.id,
      { reason: 'quiz_passed', reference: 999_999, amount: { experience: 1, coins: 0 } },
      new Date('2020-01-01T12:00:00Z'),
    ),
  );
  const activities = await listActivity(db, student);
  expect(activities.map(({ kind, title }) => [kind, title]).toSorted()).toEqual([
    ['course_completed', 'Finais'],
    ['lesson_completed', 'Aula 1'],
    ['mission_claimed', 'Presença no Tabuleiro'],
    ['puzzle_solved', 'Garfo real'],
    ['quiz_passed', null],
  ]);
  expect(activities.at(-1)).toMatchObject({
    kind: 'quiz_passed',
    experience: 1,
    coins: 0,
    createdAt: '2020-01-01T12:00:00.000Z',
  });
});
