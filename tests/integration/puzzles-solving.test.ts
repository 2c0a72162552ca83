import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { puzzleAttempts, puzzleRatings, puzzles } from '../../db/schema/puzzles.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { attemptPuzzle, showSolution, takeHint } from '../../server/features/puzzles/puzzles.service.ts';
import { getStats } from '../../server/features/puzzles/statistics.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aPuzzle, RIGHT, WRONG } from '../support/puzzles.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
});

const solve = (id: number, viewer = student, milliseconds?: number) =>
  attemptPuzzle(db, viewer, { id, moves: RIGHT, milliseconds });
const fail = (id: number, viewer = student) => attemptPuzzle(db, viewer, { id, moves: WRONG });
const stats = () => getStats(db.read, student.id, new Date());
const balanceOf = async ({ id }: Viewer) =>
  (await db.read.select({ experience: users.experience, coins: users.coins }).from(users).where(eq(users.id, id)))[0];
const attempts = () =>
  db.read
    .select({
      firstTry: puzzleAttempts.firstTry,
      ratingChange: puzzleAttempts.ratingChange,
      solvedAt: puzzleAttempts.solvedAt,
      milliseconds: puzzleAttempts.milliseconds,
    })
    .from(puzzleAttempts)
    .orderBy(puzzleAttempts.id);
const ratingOf = async (id: number) =>
  (
    await db.read
      .select({ rating: puzzles.rating, deviation: puzzles.deviation })
      .from(puzzles)
      .where(eq(puzzles.id, id))
  )[0]!;

describe('solving a puzzle', () => {
  test('pays its points and two coins, and moves both ratings', async () => {
    const { id } = await aPuzzle(db, { difficulty: 'dificil' });
    const result = await solve(id, student, 42_000);
    expect(result).toMatchObject({
      status: 'solved',
      line: ['Rxe7', 'Qb1+', 'Nc1', 'Qxc1+', 'Qxc1'],
      reply: null,
      rewards: { experience: 25, coins: 2 },
    });
    expect(result.stats).toEqual({
      solved: 1,
      accuracy: 100,
      averageTime: 42,
      rating: 1200 + result.ratingChange,
      isGuess: true,
      asksLevel: false,
      streak: 1,
    });
    expect(result.atFirstTry).toBe(true);
    expect(result.ratingChange).toBeGreaterThan(100);
    expect((await ratingOf(id)).rating).toBeLessThan(1500);
    expect(await balanceOf(student)).toEqual({ experience: 25, coins: 2 });
    expect(await db.read.select({ reason: ledger.reason, reference: ledger.reference }).from(ledger)).toEqual([
      { reason: 'puzzle_solved', reference: String(id) },
    ]);
  });

  test.each([
    ['facil', 10],
    ['medio', 15],
    ['dificil', 25],
  ] as const)('%s pays %i XP', async (difficulty, experience) => {
    const { id } = await aPuzzle(db, { difficulty });
    expect((await solve(id)).rewards).toEqual({ experience, coins: 2 });
  });

  test('again pays and changes nothing', async () => {
    const { id } = await aPuzzle(db);
    await solve(id, student, 5_000);
    const [before, rating] = [await attempts(), await ratingOf(id)];
    expect(await solve(id, student, 9_000)).toMatchObject({
      status: 'solved',
      rewards: { experience: 0, coins: 0 },
      ratingChange: 0,
      stats: { solved: 1, averageTime: 5 },
    });
    expect(await fail(id)).toMatchObject({ status: 'wrong', ratingChange: 0, stats: { accuracy: 100, streak: 1 } });
    expect([await attempts(), await ratingOf(id)]).toEqual([before, rating]);
  });

  test('pays once, though twenty solutions come at once', async () => {
    const { id } = await aPuzzle(db);
    const results = await Promise.all(Array.from({ length: 20 }, () => solve(id)));
    expect(results.filter(({ rewards }) => rewards.coins > 0)).toHaveLength(1);
    expect(results.filter(({ ratingChange }) => ratingChange !== 0)).toHaveLength(1);
    expect(await balanceOf(student)).toEqual({ experience: 15, coins: 2 });
    expect(await attempts()).toHaveLength(1);
  });

  test('rates ten players who solve it at once, each on their own', async () => {
    const { id } = await aPuzzle(db);
    const players = await Promise.all(Array.from({ length: 10 }, () => aStudent(db)));
    const results = await Promise.all(players.map(player => solve(id, player)));
    for (const { rewards, ratingChange } of results) expect([rewards.coins, ratingChange > 0]).toEqual([2, true]);
    expect(await db.read.select({ id: puzzleRatings.id }).from(puzzleRatings)).toHaveLength(10);
  });

  test('pays no professor and no administrator, but counts for their statistics', async () => {
    const { id } = await aPuzzle(db);
    for (const viewer of [await aProfessor(db), await anAdmin(db)]) {
      expect(await solve(id, viewer)).toMatchObject({
        status: 'solved',
        rewards: { experience: 0, coins: 0 },
        stats: { solved: 1 },
      });
      expect(await balanceOf(viewer)).toEqual({ experience: 0, coins: 0 });
    }
  });

  test('on the way there is recorded nowhere', async () => {
    const { id } = await aPuzzle(db);
    expect(await attemptPuzzle(db, student, { id, moves: RIGHT.slice(0, 1) })).toEqual({
      status: 'continue',
      line: ['Rxe7', 'Qb1+'],
      reply: { san: 'Qb1+', from: 'b2', to: 'b1', promotion: null },
      rewards: { experience: 0, coins: 0 },
      ratingChange: 0,
      atFirstTry: false,
      continuation: [],
      gameUrl: null,
      stats: null,
    });
    expect(await attempts()).toEqual([]);
  });
});

describe('the first try', () => {
  test('ends at the first wrong move, which costs rating', async () => {
    const { id } = await aPuzzle(db);
    const result = await attemptPuzzle(db, student, { id, moves: ['e6e7', 'e7e1'] });
    expect(result).toMatchObject({
      status: 'wrong',
      line: ['Rxe7', 'Qb1+'],
      rewards: { experience: 0, coins: 0 },
      stats: { solved: 0, accuracy: 0, averageTime: null, streak: 0 },
    });
    expect(result.ratingChange).toBeLessThan(-10);
    expect((await ratingOf(id)).rating).toBeGreaterThan(1500);
    expect(await attempts()).toEqual([
      { firstTry: 'failed', ratingChange: result.ratingChange, solvedAt: null, milliseconds: null },
    ]);
  });

  test('alone counts: solved later it pays, and moves no rating', async () => {
    const { id } = await aPuzzle(db);
    const { stats: after } = await fail(id);
    const rating = await ratingOf(id);
    await fail(id);
    expect(await solve(id, student, 8_000)).toMatchObject({
      rewards: { experience: 15, coins: 2 },
      ratingChange: 0,
      atFirstTry: false,
      stats: { solved: 1, accuracy: 0, averageTime: 8, rating: after!.rating, streak: 0 },
    });
    expect(await attempts()).toMatchObject([{ firstTry: 'failed', solvedAt: expect.any(Date), milliseconds: 8_000 }]);
    expect(await ratingOf(id)).toEqual(rating);
  });

  test('with a hint is no first try of one’s own, but costs no rating', async () => {
    const { id } = await aPuzzle(db);
    expect(await takeHint(db, student, { id, moves: ['e6e7'] })).toEqual({ from: 'b3' });
    expect(await solve(id)).toMatchObject({
      rewards: { coins: 2 },
      ratingChange: 0,
      atFirstTry: false,
      stats: { solved: 1, accuracy: 0, rating: 1200, streak: 0 },
    });
    expect(await attempts()).toMatchObject([{ firstTry: 'hinted', ratingChange: 0 }]);
  });

  test('is failed by whoever asks for the solution', async () => {
    const { id } = await aPuzzle(db);
    expect(await showSolution(db, student, id)).toEqual({
      line: ['Rxe7', 'Qb1+', 'Nc1', 'Qxc1+', 'Qxc1'],
      continuation: [],
      gameUrl: null,
    });
    expect(await attempts()).toMatchObject([{ firstTry: 'failed', solvedAt: null }]);
    expect((await stats()).rating).toBeLessThan(1200);
  });

  test('stands: hints and the solution afterwards change nothing', async () => {
    const { id } = await aPuzzle(db);
    await solve(id);
    const before = await attempts();
    await takeHint(db, student, { id, moves: [] });
    await showSolution(db, student, id);
    expect(await attempts()).toEqual(before);
  });

  test('is not spent by a move that is none', async () => {
    const { id } = await aPuzzle(db);
    for (const moves of [['e2e4'], ['--'], ['Rxe7', 'x'], [...RIGHT, 'a2a3']])
      await expect(attemptPuzzle(db, student, { id, moves })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(takeHint(db, student, { id, moves: ['e2e4'] })).rejects.toThrow('Lance ilegal');
    expect(await attempts()).toEqual([]);
  });

  test('of a puzzle that does not exist is not found', async () => {
    const calls = [
      () => solve(999),
      () => takeHint(db, student, { id: 999, moves: [] }),
      () => showSolution(db, student, 999),
    ];
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Problema não encontrado' });
  });
});
