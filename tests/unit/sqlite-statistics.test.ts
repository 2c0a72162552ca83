/** On PostgreSQL the server itself learns what is in the tables. */
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import { importPeople } from '../../server/features/users/import.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { runRaw } from '../support/explain.ts';

test('what is learned of the tables decides which index the readers take', async () => {
  const db = await emptyDatabase();
  const many = Array.from({ length: 400 }, (_, i) => ({
    fullName: 'Ana',
    nameSearch: 'ana',
    username: `u${i}`,
    usernameKey: `u${i}`,
    usernameLook: `u${i}`,
    emailLook: 'same',
    passwordHash: '-',
    role: 'student' as const,
  }));
  await db.write(async tx => void (await tx.insert(users).values(many)));
  const isOne = sql`email_look = 'same' and username_look = 'u7'`;
  const plan = async (): Promise<string> => {
    // A connection looks for another schema when it reads.
    await db.read.select().from(users).where(isOne);
    return JSON.stringify(await runRaw(db.read as Tx, sql`explain query plan select id from users where ${isOne}`));
  };
  expect(await plan()).not.toContain('users_username_look');
  await db.refreshStatistics?.();
  expect(await plan()).toContain('users_username_look');
});

test('they are learned again after an import, for what comes next', async () => {
  const db = await emptyDatabase();
  const refreshStatistics = vi.spyOn(db, 'refreshStatistics');
  const ofAna = { fullName: 'Ana Lima', email: 'ana@exemplo.com', role: 'student' as const };
  const lines = [{ line: 2, person: { ...ofAna, username: undefined, phone: null, dateOfBirth: null } }];
  await importPeople(db, lines, { dryRun: true });
  expect(refreshStatistics).not.toHaveBeenCalled();
  await importPeople(db, lines);
  expect(refreshStatistics).toHaveBeenCalledTimes(1);
  await importPeople(db, lines);
  expect(refreshStatistics).toHaveBeenCalledTimes(1);
});
