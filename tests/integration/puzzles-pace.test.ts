import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { ledger } from '../../db/schema/ledger.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { attemptPuzzle } from '../../server/features/puzzles/puzzles.service.ts';
import { aStudent } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';
import { aPuzzle, RIGHT } from '../support/puzzles.ts';

let db: Db;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
});

const solve = (id: number) => attemptPuzzle(db, student, { id, moves: RIGHT });

describe('puzzles solved faster than by hand', () => {
  const paid = { experience: 15, coins: 2 };
  const unpaid = { experience: 0, coins: 0 };
  const solveMany = async (count: number) => {
    for (let nth = 0; nth < count; nth += 1) {
      const { id } = await aPuzzle(db);
      expect(await solve(id)).toMatchObject({ rewards: paid });
    }
  };
  const putPaymentsBack = async (minutes: number) =>
    db.write(tx => tx.update(ledger).set({ createdAt: new Date(Date.now() - minutes * 60_000) }));

  test('pay thirty in ten minutes; the others move the rating, and pay when they are solved again later', async () => {
    await solveMany(30);
    const { id } = await aPuzzle(db);
    const result = await solve(id);
    expect(result).toMatchObject({ rewards: unpaid, atFirstTry: true });
    expect(result.ratingChange).not.toBe(0);
    expect(await solve(id)).toMatchObject({ rewards: unpaid });
    await putPaymentsBack(11);
    expect(await solve(id)).toMatchObject({ rewards: paid });
    expect(await solve(id)).toMatchObject({ rewards: unpaid });
  });

  test('pay two hundred a day', async () => {
    const entries = Array.from({ length: 200 }, (_, nth) => ({
      userId: student.id,
      reason: 'puzzle_solved' as const,
      reference: `before-${nth}`,
      ...unpaid,
    }));
    await db.write(tx => tx.insert(ledger).values(entries));
    await putPaymentsBack(23 * 60);
    const { id } = await aPuzzle(db);
    expect(await solve(id)).toMatchObject({ rewards: unpaid });
    await putPaymentsBack(25 * 60);
    expect(await solve(id)).toMatchObject({ rewards: paid });
  });
});
