import { beforeEach } from 'vitest';
import type { Db } from '../../db/client.ts';
import { games } from '../../db/schema/games.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { pay } from '../../server/features/ledger/ledger.service.ts';
import { claimMission } from '../../server/features/missions/missions.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aStudent } from '../../server/harness/school.ts';

export let db: Db;
export let student: Viewer;
let paid = 0;

/** Before each test: an empty school with a student. */
export const withStudent = (): void => {
  beforeEach(async () => {
    db = await emptyDatabase();
    student = await aStudent(db, { fullName: 'Ana' });
  });
};

type Study = 'lesson_completed' | 'quiz_passed' | 'puzzle_solved' | 'course_completed';
/** Something was done at that moment, and paid. */
export const did = (reason: Study, at: string, who = student, experience = 20) => {
  paid += 1;
  return db.write(tx => pay(tx, who.id, { reason, reference: paid, amount: { experience, coins: 5 } }, new Date(at)));
};
export const played = (at: string, own: Partial<typeof games.$inferInsert> = {}) =>
  db.write(tx =>
    tx.insert(games).values({
      userId: student.id,
      mode: 'practice',
      difficulty: 'facil',
      timeControl: '600',
      pgn: '1. e4 1-0',
      plies: 40,
      result: '1-0',
      ending: 'resignation',
      createdAt: new Date(at),
      ...own,
    }),
  );
export const claimAt = (id: string, at: string) => claimMission(db, student, id, new Date(at));
