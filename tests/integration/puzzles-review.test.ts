import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { countDue, findNext } from '../../server/features/puzzles/choice.service.ts';
import { showProgress } from '../../server/features/puzzles/progress.service.ts';
import { endTry, getPuzzle, type Ending } from '../../server/features/puzzles/puzzles.service.ts';
import { aStudent } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';
import { aPuzzle, somePuzzles } from '../support/puzzles.ts';

let db: Db;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
});

const on = (day: number, hour = 12): Date => new Date(Date.UTC(2026, 10, day, hour));
const end = (puzzle: { id: number; points: number }, firstTry: Ending['firstTry'], now: Date, viewer = student) =>
  db.write(tx => endTry(tx, viewer, puzzle, { firstTry }, now));
const dueOn = async (now: Date) => ({
  due: await countDue(db, student, now),
  next: (await findNext(db, student, { mode: 'revisao' }, { now }))?.id ?? null,
});
const NONE = { due: 0, next: null };

test('what was not solved at first comes again the next day, and later the better it is remembered', async () => {
  const puzzle = await aPuzzle(db);
  await end(puzzle, 'failed', on(2, 20));
  // Solved at once after that: it was not forgotten yet.
  await end(puzzle, 'solved', on(2, 21));
  expect(await dueOn(on(2, 22))).toEqual(NONE);
  expect(await dueOn(on(3, 9))).toEqual({ due: 1, next: puzzle.id });
  // Missed days lose nothing.
  expect(await dueOn(on(9))).toEqual({ due: 1, next: puzzle.id });
  await end(puzzle, 'solved', on(3, 9));
  const again = await Promise.all([on(3, 10), on(4), on(5), on(20)].map(dueOn));
  expect(again[0]).toEqual(NONE);
  expect(again[1]).toEqual(NONE);
  expect(again[3]).toEqual({ due: 1, next: puzzle.id });
});

test('one that was solved at first is no card; a card of another is theirs', async () => {
  const [easy, hard] = [await aPuzzle(db), await aPuzzle(db)];
  await end(easy, 'solved', on(2));
  await end(hard, 'failed', on(2), await aStudent(db));
  expect(await dueOn(on(30))).toEqual(NONE);
});

test('two devices that solve the same due puzzle count once', async () => {
  const puzzle = await aPuzzle(db);
  await end(puzzle, 'hinted', on(2));
  const days = async () =>
    (await Promise.all(Array.from({ length: 25 }, (_, i) => dueOn(on(4 + i))))).filter(({ due }) => due > 0).length;
  await end(puzzle, 'solved', on(3));
  const once = await days();
  await end(puzzle, 'solved', on(3, 13));
  await end(puzzle, 'failed', on(3, 14));
  expect(await days()).toBe(once);
});

test('a sequence grows no easier and ends with the first error', async () => {
  const puzzles = await somePuzzles(
    db,
    Array.from({ length: 40 }, (_, i) => ({ rating: 900 + 20 * i })),
  );
  expect(puzzles).toHaveLength(40);
  const points = 10;
  let last = await findNext(db, student, { mode: 'sequencia' });
  for (let i = 0; i < 4; i += 1) {
    if (!last) throw new Error('The sequence ended');
    await end({ id: last.id, points }, 'solved', on(2));
    const next = await findNext(db, student, { mode: 'sequencia', after: last.id });
    expect(next?.rating).toBeGreaterThanOrEqual(last.rating);
    last = next;
  }
  if (!last) throw new Error('The sequence ended');
  await end({ id: last.id, points }, 'failed', on(2));
  expect(await findNext(db, student, { mode: 'sequencia', after: last.id })).toBeNull();
});

test('solving a puzzle makes it count as easier, but not the next of the sequence', async () => {
  const [before] = await somePuzzles(db, [{ rating: 1001 }, { rating: 999 }, { rating: 1100 }]);
  const next = (after?: number) => findNext(db, student, { mode: 'sequencia', after }, { random: () => 0 });
  expect((await next())?.id).toBe(before!.id);
  await end(before!, 'solved', on(2));
  expect((await getPuzzle(db, student, before!.id)).rating).toBeLessThan(999);
  expect((await next(before!.id))?.rating).toBe(1100);
});

test('progress by theme counts the tries of the viewer alone, at once and later apart', async () => {
  const [fork, pin] = await somePuzzles(db, [{ themes: ['garfo'] }, { themes: ['garfo', 'cravada'] }]);
  await end(fork!, 'solved', on(2));
  await end(pin!, 'failed', on(2));
  await end(pin!, 'solved', on(2, 13));
  await end(pin!, 'failed', on(2), await aStudent(db));
  const { themes, stats } = await showProgress(db, student);
  expect(themes).toEqual([
    { theme: 'garfo', total: 2, tried: 2, solved: 2, atFirstTry: 1 },
    { theme: 'cravada', total: 1, tried: 1, solved: 1, atFirstTry: 0 },
  ]);
  expect(stats.asksLevel).toBe(false);
});
