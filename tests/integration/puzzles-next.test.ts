import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { findNext } from '../../server/features/puzzles/choice.service.ts';
import { chooseLevel } from '../../server/features/puzzles/level.service.ts';
import { attemptPuzzle, showSolution, takeHint } from '../../server/features/puzzles/puzzles.service.ts';
import { getStats } from '../../server/features/puzzles/statistics.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aPuzzle, NEWCOMER, RIGHT, somePuzzles, WRONG } from '../support/puzzles.ts';
import { aStudent } from '../../server/harness/school.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

let db: Db;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
});

const solve = (id: number) => attemptPuzzle(db, student, { id, moves: RIGHT });
const fail = (id: number, viewer = student) => attemptPuzzle(db, viewer, { id, moves: WRONG });
const stats = () => getStats(db.read, student.id, new Date());

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

  test('can be said again until the first try, and never after it', async () => {
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
    (await findNext(db, viewer, { mode: 'diario' }, { now: new Date(FRIDAY.getTime() + days * DAY_MS) }))!;

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
