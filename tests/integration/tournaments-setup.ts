import { eq, sum } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { Db } from '../../db/client.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { enterTournament, listTournaments } from '../../server/features/tournaments/tournaments.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aStudent } from '../../server/harness/school.ts';
import { aKey, giveCoins } from '../support/store.ts';

export let db: Db;
export let student: Viewer;

/** Before each test: an empty school with a student. */
export const withStudent = (): void => {
  beforeEach(async () => {
    db = await emptyDatabase();
    student = await aStudent(db);
    await giveCoins(db, student.id, 100);
  });
};

export const coinsOf = async (userId = student.id) =>
  (await db.read.select({ coins: users.coins }).from(users).where(eq(users.id, userId)))[0]!.coins;
export const summedCoins = async (userId = student.id) =>
  Number(
    (
      await db.read
        .select({ coins: sum(ledger.coins) })
        .from(ledger)
        .where(eq(ledger.userId, userId))
    )[0]!.coins,
  );
export const enter = (
  tournamentId: number,
  { by = student, clientKey = aKey(), price }: { by?: Viewer; clientKey?: string; price?: number } = {},
) => enterTournament(db, by, { tournamentId, clientKey, ...(price !== undefined && { price }) });
export const shown = async (viewer: Viewer | null = student) =>
  (await listTournaments(db, viewer, { when: 'upcoming', page: 1 })).tournaments;
