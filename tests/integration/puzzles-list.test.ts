import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { puzzles, puzzleThemes } from '../../db/schema/puzzles.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { findNext, listPuzzles } from '../../server/features/puzzles/choice.service.ts';
import { addPuzzles } from '../../server/features/puzzles/collection.service.ts';
import { attemptPuzzle, endTry, showSolution, takeHint } from '../../server/features/puzzles/puzzles.service.ts';
import { chooseLevel } from '../../server/features/puzzles/level.service.ts';
import { getStats } from '../../server/features/puzzles/statistics.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aPuzzle, newPuzzle, RIGHT, somePuzzles, WRONG } from '../support/puzzles.ts';
import { aStudent } from '../../server/harness/school.ts';

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
const NEWCOMER = {
  solved: 0,
  accuracy: null,
  averageTime: null,
  rating: 1200,
  isGuess: true,
  asksLevel: true,
  streak: 0,
};
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
      const day = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 86_400_000);
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

describe('the level that a newcomer says', () => {
  test.each([
    ['iniciante', 800],
    ['intermediario', 1_200],
    ['avancado', 1_600],
  ] as const)('%s begins at %i, as a guess, and the first puzzle is near it', async (level, rating) => {
    await somePuzzles(
      db,
      Array.from({ length: 80 }, (_, i) => ({ rating: 400 + 20 * i })),
    );
    expect(await chooseLevel(db, student, level)).toEqual({ ...NEWCOMER, rating, asksLevel: false });
    expect(Math.abs((await findNext(db, student, {}))!.rating - rating)).toBeLessThanOrEqual(200);
  });

  test('can be said anew until the first try, and never after it', async () => {
    const { id } = await aPuzzle(db);
    await chooseLevel(db, student, 'avancado');
    expect(await chooseLevel(db, student, 'iniciante')).toMatchObject({ rating: 800 });
    await fail(id);
    const before = await stats();
    await expect(chooseLevel(db, student, 'iniciante')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await stats()).toEqual(before);
  });
});

describe('the next puzzle', () => {
  const near = (...filter: [Partial<Parameters<typeof findNext>[2]>?]) => findNext(db, student, filter[0] ?? {});
  const drawn = async (): Promise<Set<number>> =>
    new Set(
      await Promise.all(
        Array.from({ length: 16 }, async (_, i) => (await findNext(db, student, {}, { random: () => i / 16 }))!.rating),
      ),
    );

  test('is near the rating of the player', async () => {
    await somePuzzles(db, [
      ...Array.from({ length: 40 }, (_, i) => ({ rating: 1000 + 10 * i })),
      ...Array.from({ length: 40 }, (_, i) => ({ rating: 500 + i })),
      { rating: 2900 },
    ]);
    const ratings = await drawn();
    expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([1120, 1270]);
  });

  test.each([
    ['within 200 points while there is one', [1150, 1390, 1590, 790, 2000], [1150, 1390]],
    ['within 400 when none is nearer', [1590, 790, 1601, 810], [1590, 810]],
    ['the nearest when none is within 400', [1601, 790, 100], [1601]],
  ])('is %s', async (_, ratings, expected) => {
    await somePuzzles(
      db,
      ratings.map(rating => ({ rating })),
    );
    expect(await drawn()).toEqual(new Set(ratings.filter(rating => expected.includes(rating))));
  });

  test('is never the one on the board, nor one that was tried, solved or not', async () => {
    const [a, b, c, d, e] = await somePuzzles(db, [{}, {}, {}, {}, {}]);
    // What somebody else has tried is none of theirs.
    await fail(c!.id, await aStudent(db));
    await solve(a!.id);
    await fail(b!.id);
    await takeHint(db, student, { id: d!.id, moves: [] });
    await showSolution(db, student, e!.id);
    for (let i = 0; i < 5; i += 1) expect((await near())!.id).toBe(c!.id);
    expect(await near({ after: c!.id })).toBeNull();
    await fail(c!.id);
    expect(await near()).toBeNull();
  });

  test('keeps to difficulty and theme', async () => {
    const [easy, fork] = await somePuzzles(db, [
      { difficulty: 'facil', rating: 900 },
      { difficulty: 'dificil', themes: ['garfo'], rating: 2500 },
      {},
    ]);
    expect((await near({ difficulty: 'facil' }))!.id).toBe(easy!.id);
    expect((await near({ theme: 'garfo' }))!.id).toBe(fork!.id);
    expect(await near({ theme: 'garfo', difficulty: 'facil' })).toBeNull();
  });

  test('is none in a school without puzzles', async () => {
    expect(await near()).toBeNull();
    expect(await near({ mode: 'diario' })).toBeNull();
  });
});

describe('the puzzle of the day', () => {
  // A Friday in São Paulo, on which the next day has begun in UTC.
  const FRIDAY = new Date('2026-11-21T01:00:00Z');
  const at = async (days: number, viewer = student) =>
    (await findNext(db, viewer, { mode: 'diario' }, { now: new Date(FRIDAY.getTime() + days * 86_400_000) }))!;

  test('is the same for everybody all day, whatever they tried and whatever is added', async () => {
    await somePuzzles(
      db,
      Array.from({ length: 20 }, (_, i) => ({ rating: 800 + 40 * i })),
    );
    const other = await aStudent(db);
    const [own, theirs] = await Promise.all([at(0), at(0, other)]);
    expect(theirs.id).toBe(own.id);
    expect(own.rating).toBe(1320);
    await solve(own.id);
    await somePuzzles(db, [{ rating: 1301 }]);
    expect(await at(0)).toMatchObject({ id: own.id, completed: true });
  });

  test('is another every day, harder through the week, until every puzzle had its day', async () => {
    await somePuzzles(
      db,
      Array.from({ length: 9 }, (_, i) => ({ rating: 900 + 100 * i })),
    );
    const week: number[] = [];
    for (let day = 3; day < 10; day += 1) week.push((await at(day)).rating);
    expect(week).toEqual([900, 1000, 1100, 1200, 1300, 1400, 1500]);
    const more = [(await at(10)).rating, (await at(11)).rating, (await at(12)).rating];
    expect(more).toEqual([1600, 1700, 1100]);
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
