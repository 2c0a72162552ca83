import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { attemptPuzzle, getPuzzle, showSolution, takeHint } from '../../server/features/puzzles/puzzles.service.ts';
import { makeSheet } from '../../server/features/puzzles/sheet.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aPuzzle, RIGHT, WRONG } from '../support/puzzles.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
});

const solve = (id: number, viewer = student) => attemptPuzzle(db, viewer, { id, moves: RIGHT });
const fail = (id: number) => attemptPuzzle(db, student, { id, moves: WRONG });
const balanceOf = async ({ id }: Viewer) =>
  (await db.read.select({ experience: users.experience, coins: users.coins }).from(users).where(eq(users.id, id)))[0];

describe('a solution that was read', () => {
  const UNPAID = { status: 'solved', rewards: { experience: 0, coins: 0 }, ratingChange: 0, atFirstTry: false };

  test.each([
    ['before the first try', async () => undefined],
    ['after a wrong move', (id: number) => fail(id)],
    ['after a hint', (id: number) => takeHint(db, student, { id, moves: [] })],
  ])('%s: solving it pays nothing, ever', async (_, before) => {
    const { id } = await aPuzzle(db);
    await before(id);
    await showSolution(db, student, id);
    expect(await getPuzzle(db, student, id)).toMatchObject({ solutionRead: true, completed: false });
    expect(await solve(id)).toMatchObject(UNPAID);
    expect(await solve(id)).toMatchObject(UNPAID);
    expect(await balanceOf(student)).toEqual({ experience: 0, coins: 0 });
    expect(await db.read.select({ id: ledger.id }).from(ledger)).toEqual([]);
    expect(await getPuzzle(db, student, id)).toMatchObject({ solutionRead: true, completed: true });
  });

  test('costs nobody else their pay, and not the reader who had solved it', async () => {
    const { id } = await aPuzzle(db);
    const other = await aStudent(db);
    await solve(id);
    await showSolution(db, student, id);
    expect(await getPuzzle(db, student, id)).toMatchObject({ solutionRead: false, completed: true });
    expect((await solve(id, other)).rewards.coins).toBe(2);
  });

  test('at the same moment as it is solved: never paid and unread at once', async () => {
    const { id } = await aPuzzle(db);
    const [solved] = await Promise.all([solve(id), showSolution(db, student, id)]);
    expect(solved.rewards.coins > 0).toBe(!(await getPuzzle(db, student, id)).solutionRead);
  });
});

describe('a sheet of puzzles', () => {
  test('has the next easiest with their solutions on each sheet, and is no try of who prints it', async () => {
    const made = [await aPuzzle(db, { rating: 1700 }), await aPuzzle(db, { rating: 900 }), await aPuzzle(db)];
    const professor = await aProfessor(db);
    const sheet = (page: number) => makeSheet(db, professor, { count: 2, page });
    const [first, second] = [await sheet(1), await sheet(2)];
    expect(first.puzzles[0]).toMatchObject({ id: made[1]?.id });
    expect(first.puzzles[0]?.solution.length).toBeGreaterThan(0);
    expect([...first.puzzles, ...second.puzzles].map(({ id }) => id).toSorted()).toEqual(
      made.map(({ id }) => id).toSorted(),
    );
    expect([first.total, second.puzzles.length]).toEqual([3, 1]);
    expect((await makeSheet(db, professor, { theme: 'zugzwang', count: 2, page: 1 })).puzzles).toEqual([]);
    expect(await getPuzzle(db, professor, made[0]!.id)).toMatchObject({ tried: false, solutionRead: false });
  });
});

describe('what follows a solution', () => {
  const FORK = {
    fen: 'r3k3/pp3ppp/8/3N4/8/8/PPP2PPP/4K3 w q - 0 1',
    lastMove: null,
    moves: ['d5c7'],
    continuation: ['e8d7', 'c7a8'],
    themes: ['garfo' as const],
  };

  test('is shown when it is solved, or when the solution is read, and not before', async () => {
    const { id } = await aPuzzle(db, FORK);
    expect(await attemptPuzzle(db, student, { id, moves: ['d5b4'] })).toMatchObject({ continuation: [] });
    expect(await attemptPuzzle(db, student, { id, moves: ['Nc7+'] })).toMatchObject({
      status: 'solved',
      line: ['Nc7+'],
      continuation: ['Kd7', 'Nxa8'],
    });
    expect(await showSolution(db, student, id)).toEqual({
      line: ['Nc7+'],
      continuation: ['Kd7', 'Nxa8'],
      gameUrl: null,
    });
  });
});
