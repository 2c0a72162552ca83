import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { puzzles, puzzleThemes } from '../../db/schema/puzzles.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { listPuzzles } from '../../server/features/puzzles/choice.service.ts';
import { addPuzzles } from '../../server/features/puzzles/collection.service.ts';
import { attemptPuzzle, endTry } from '../../server/features/puzzles/puzzles.service.ts';
import { getStats } from '../../server/features/puzzles/statistics.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aPuzzle, NEWCOMER, newPuzzle, RIGHT, somePuzzles, WRONG } from '../support/puzzles.ts';
import { aStudent } from '../../server/harness/school.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

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
const ratingOf = async (id: number) =>
  (
    await db.read
      .select({ rating: puzzles.rating, deviation: puzzles.deviation })
      .from(puzzles)
      .where(eq(puzzles.id, id))
  )[0]!;

describe('the statistics', () => {
  test('of a newcomer are empty', async () => expect(await stats()).toEqual(NEWCOMER));

  test('count first tries, solutions and the time they took', async () => {
    const [a, b, c, d] = await somePuzzles(db, [{}, {}, {}, {}]);
    await solve(a!.id, student, 10_000);
    await fail(b!.id);
    await solve(b!.id, student, 20_000);
    await solve(c!.id);
    await solve(d!.id, student, 45_000);
    expect(await stats()).toMatchObject({ solved: 4, accuracy: 75, averageTime: 25, streak: 2 });
    await fail((await aPuzzle(db)).id);
    expect(await stats()).toMatchObject({ solved: 4, accuracy: 60, streak: 0 });
  });

  test("are one's own", async () => {
    const { id } = await aPuzzle(db);
    await solve(id, await aStudent(db));
    expect(await stats()).toEqual(NEWCOMER);
    expect((await listPuzzles(db, student, { page: 1 })).puzzles[0]).toMatchObject({ completed: false, tried: false });
  });

  test('grow uncertain with time: a year later the same result moves the rating further', async () => {
    const change = async (years: number): Promise<number> => {
      const player = { id: (await aStudent(db)).id, role: 'student' as const };
      const ids = await somePuzzles(
        db,
        Array.from({ length: 13 }, () => ({})),
      );
      const day = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * DAY_MS);
      for (const [i, puzzle] of ids.slice(0, 12).entries())
        await db.write(tx => endTry(tx, player, puzzle, { firstTry: i % 2 === 0 ? 'solved' : 'failed' }, day(0)));
      return (await db.write(tx => endTry(tx, player, ids[12]!, { firstTry: 'solved' }, day(365 * years))))
        .ratingChange;
    };
    expect(await change(3)).toBeGreaterThan(await change(0));
  });
});

describe('the list', () => {
  test('of a school without puzzles is honestly empty', async () => {
    expect(await listPuzzles(db, student, { page: 1 })).toEqual({
      puzzles: [],
      total: 0,
      page: 1,
      pageSize: 30,
      difficulties: ['facil', 'medio', 'dificil'].map(difficulty => ({ difficulty, total: 0, solved: 0 })),
      stats: NEWCOMER,
    });
  });

  test('goes from easy to hard, page by page, each puzzle once', async () => {
    await somePuzzles(
      db,
      Array.from({ length: 65 }, (_, i) => ({ rating: 1000 + ((i * 37) % 65) * 10 })),
    );
    const pages = await Promise.all([1, 2, 3, 4].map(page => listPuzzles(db, student, { page })));
    const listed = pages.flatMap(({ puzzles: shown }) => shown);
    expect(pages.map(({ puzzles: shown, total }) => [shown.length, total])).toEqual([
      [30, 65],
      [30, 65],
      [5, 65],
      [0, 65],
    ]);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(65);
    expect(listed.map(({ rating }) => rating)).toEqual(listed.map(({ rating }) => rating).toSorted((a, b) => a - b));
  });

  test('is narrowed by difficulty, theme and state, and counts what it narrows to', async () => {
    const [easy, fork, pin] = await somePuzzles(db, [
      { difficulty: 'facil', rating: 1000 },
      { difficulty: 'facil', themes: ['garfo', 'cravada'], rating: 1100 },
      { difficulty: 'dificil', themes: ['cravada'], rating: 2000 },
    ]);
    await solve(fork!.id);
    await fail(pin!.id);
    const shown = async (input: Partial<Parameters<typeof listPuzzles>[2]>) => {
      const { puzzles: found, total } = await listPuzzles(db, student, { page: 1, ...input });
      expect(total).toBe(found.length);
      return found.map(({ id }) => id);
    };
    expect(await shown({})).toEqual([easy!.id, fork!.id, pin!.id]);
    expect(await shown({ difficulty: 'facil' })).toEqual([easy!.id, fork!.id]);
    expect(await shown({ theme: 'cravada' })).toEqual([fork!.id, pin!.id]);
    expect(await shown({ theme: 'cravada', difficulty: 'dificil' })).toEqual([pin!.id]);
    expect(await shown({ theme: 'mateEm3' })).toEqual([]);
    expect(await shown({ state: 'solved' })).toEqual([fork!.id]);
    expect(await shown({ state: 'open' })).toEqual([easy!.id, pin!.id]);
    expect(await shown({ state: 'open', theme: 'cravada' })).toEqual([pin!.id]);
    expect(await shown({ state: 'solved', theme: 'cravada', difficulty: 'facil' })).toEqual([fork!.id]);
    expect(await shown({ state: 'solved', difficulty: 'dificil' })).toEqual([]);
    const {
      difficulties,
      puzzles: [first, second, third],
    } = await listPuzzles(db, student, { page: 1 });
    expect(difficulties).toEqual([
      { difficulty: 'facil', total: 2, solved: 1 },
      { difficulty: 'medio', total: 0, solved: 0 },
      { difficulty: 'dificil', total: 1, solved: 0 },
    ]);
    expect([first, second, third].map(puzzle => [puzzle!.tried, puzzle!.completed])).toEqual([
      [false, false],
      [true, true],
      [true, false],
    ]);
  });

  test('sorts a theme by the ratings as they move', async () => {
    const [low] = await somePuzzles(db, [
      { themes: ['garfo', 'mate'], rating: 1500, deviation: 300 },
      { themes: ['garfo'], rating: 1510 },
    ]);
    await fail(low!.id);
    const { puzzles: forks } = await listPuzzles(db, student, { page: 1, theme: 'garfo' });
    expect(forks.at(-1)!.id).toBe(low!.id);
    const copies = await db.read
      .select({ rating: puzzleThemes.rating })
      .from(puzzleThemes)
      .where(eq(puzzleThemes.puzzleId, low!.id));
    expect(copies.map(({ rating }) => rating)).toEqual(
      Array.from({ length: 2 }, () => expect.closeTo(forks.at(-1)!.rating, 0)),
    );
  });
});

describe('the collection', () => {
  test('takes a puzzle once: a second time its rating stays what players made of it', async () => {
    const puzzle = newPuzzle();
    const [added] = await db.write(tx => addPuzzles(tx, [puzzle]));
    await solve(added!.id);
    const rating = await ratingOf(added!.id);
    expect(await db.write(tx => addPuzzles(tx, [puzzle, puzzle]))).toEqual([]);
    expect(await ratingOf(added!.id)).toEqual(rating);
    expect((await listPuzzles(db, student, { page: 1, theme: 'pecaIndefesa' })).total).toBe(1);
  });
});
