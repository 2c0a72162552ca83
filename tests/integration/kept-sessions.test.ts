import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../db/client.ts';
import { dialect } from '../../db/dialect.ts';
import { openDatabase } from '../../db/open.ts';
import { users } from '../../db/schema/users.ts';
import { changePassword } from '../../server/features/auth/change-password.service.ts';
import { hashPassword } from '../../server/features/auth/password.ts';
import { createSessions, deleteSessionsOf, type Sessions } from '../../server/features/auth/sessions.ts';
import { dayOf } from '../../server/common/days.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { aStudent } from '../../server/harness/school.ts';
import { countingReads } from '../support/counting.ts';
import { emptyDatabase, sqliteFile } from '../support/database.ts';
import { atEnd } from '../support/endings.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

const isOneProcess = dialect() === 'sqlite';

let db: Db;
/** The same school for another process, where there is one file. */
let elsewhere: Db;
let store: Sessions;
let student: Viewer;
let cookie: string;

beforeEach(async () => {
  if (isOneProcess) {
    const address = { kind: 'sqlite' as const, file: await sqliteFile() };
    [db, elsewhere] = [openDatabase(address), openDatabase(address)];
    for (const opened of [db, elsewhere]) atEnd(opened.close);
  } else db = elsewhere = await emptyDatabase();
  store = createSessions(db, { secure: false });
  student = await aStudent(db);
  cookie = (await store.start(student.id)).split(';')[0] ?? '';
});
afterEach(() => void vi.useRealTimers());

const sessionIn = async (): Promise<string> => (await store.find(cookie))?.sessionId ?? '';

describe('a session that is in use', () => {
  if (isOneProcess)
    test('is read once in five seconds while nothing changes', async () => {
      const start = Date.now();
      vi.useFakeTimers({ now: start, toFake: ['Date'] });
      const reads = countingReads(db);
      for (let i = 0; i < 5; i += 1) expect((await store.find(cookie))?.viewer.id).toBe(student.id);
      expect(reads()).toBe(1);
      vi.setSystemTime(start + 5_000);
      expect((await store.find(cookie))?.viewer.id).toBe(student.id);
      expect(reads()).toBe(2);
    });

  const endings: [string, (where: () => Db) => Promise<unknown>][] = [
    ['a logout', async where => where().write(tx => sessionIn().then(id => store.end(tx, id)))],
    ['the end of all sessions', where => where().write(tx => deleteSessionsOf(tx, student.id))],
    [
      'a closed account',
      where => where().write(tx => tx.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, student.id))),
    ],
  ];
  test.each(endings)('is over at once after %s, here or in another process', async (_, end) => {
    for (const where of [() => db, () => elsewhere]) {
      await db.write(tx => tx.update(users).set({ deactivatedAt: null }).where(eq(users.id, student.id)));
      cookie = (await store.start(student.id)).split(';')[0] ?? '';
      expect(await store.find(cookie)).not.toBeNull();
      await end(where);
      expect(await store.find(cookie)).toBeNull();
    }
  });

  test('has the new role and the new coins at once, wherever they were given', async () => {
    for (const [where, change] of [
      [db, { role: 'professor', coins: 7 }],
      [elsewhere, { role: 'admin', coins: 8 }],
    ] as const) {
      await store.find(cookie);
      await where.write(tx => tx.update(users).set(change).where(eq(users.id, student.id)));
      expect((await store.find(cookie))?.viewer).toMatchObject(change);
    }
  });

  test('is over at once after a change of password', async () => {
    const passwordHash = await hashPassword('Senha-antiga-1');
    await db.write(tx => tx.update(users).set({ passwordHash }).where(eq(users.id, student.id)));
    const asked = { currentPassword: 'Senha-antiga-1', newPassword: 'Uma-senha-bem-nova-77', keepTokens: [] };
    const doors = { db, sessions: store, sessionId: await sessionIn(), address: '192.0.2.1', demo: false };
    const { cookie: renewed } = await changePassword(doors, student, asked);
    expect(await store.find(cookie)).toBeNull();
    expect((await store.find(renewed.split(';')[0]))?.viewer.id).toBe(student.id);
  });

  if (isOneProcess)
    test('is not taken for another with the same beginning, nor kept once it has expired', async () => {
      const id = await sessionIn();
      expect(await store.find(`session=${id.slice(0, -1)}`)).toBeNull();
      const found = await store.find(cookie);
      vi.useFakeTimers({ now: Date.now() + 91 * DAY_MS, toFake: ['Date'] });
      expect(found).not.toBeNull();
      expect(await store.find(cookie)).toBeNull();
    });

  test('notes once a day that its owner is here, whatever they do, and writes nothing at other requests', async () => {
    const lastSeen = async () =>
      (await db.read.select({ on: users.lastSeenOn }).from(users).where(eq(users.id, student.id)))[0]?.on;
    const today = await lastSeen();
    expect(today).toBe(dayOf(new Date()));
    const tomorrow = Date.now() + DAY_MS;
    vi.useFakeTimers({ now: tomorrow, toFake: ['Date'] });
    const writes = vi.spyOn(db, 'write');
    for (let i = 0; i < 3; i += 1) expect(await store.find(cookie)).not.toBeNull();
    expect(await lastSeen()).toBe(dayOf(new Date(tomorrow)));
    expect(writes).toHaveBeenCalledTimes(1);
  });
});
