import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../db/client.ts';
import { endOtherSessions, endSession, listSessions } from '../../server/features/auth/own-sessions.service.ts';
import { createSessions, type Sessions } from '../../server/features/auth/sessions.ts';
import { type Viewer } from '../../server/common/viewer.ts';
import { emptyDatabase } from '../support/database.ts';
import { aStudent } from '../../server/harness/school.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

let db: Db;
let store: Sessions;

beforeEach(async () => {
  db = await emptyDatabase();
  store = createSessions(db, { secure: false });
});
afterEach(() => void vi.useRealTimers());

const itIs = (moment: number): void => void vi.useFakeTimers({ now: moment, toFake: ['Date'] });
const cookieIn = (setCookie: string): string => setCookie.split(';')[0] ?? '';
const sessionIn = async (cookie: string): Promise<string> => (await store.find(cookie))?.sessionId ?? '';
const begin = async ({ id }: Viewer): Promise<string> => cookieIn(await store.start(id));

describe("a user's sessions", () => {
  test("are listed with the one that asks first, then the newest, and no stranger's", async () => {
    const start = Date.now();
    const viewer = await aStudent(db);
    await begin(await aStudent(db));
    itIs(start + 1_000);
    const own = await begin(viewer);
    for (const minute of [1, 2]) {
      itIs(start + minute * 60_000);
      await begin(viewer);
    }
    const listed = await listSessions(db, viewer, await sessionIn(own));
    expect(listed.map(({ current }) => current)).toEqual([true, false, false]);
    const [, second, third] = listed.map(({ createdAt }) => Date.parse(createdAt));
    expect(second).toBeGreaterThan(third!);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(3);
  });

  test('are named by what opens no session', async () => {
    const viewer = await aStudent(db);
    const cookie = await begin(viewer);
    const sessionId = await sessionIn(cookie);
    const [only] = await listSessions(db, viewer, sessionId);
    expect(only?.id).toMatch(/^[0-9a-f]{16}$/);
    expect(sessionId).not.toContain(only!.id);
    expect(await store.find(`session=${only!.id}`)).toBeNull();
  });

  test('that are over are not listed, and none is said to last longer than ninety days', async () => {
    const start = Date.now();
    itIs(start);
    const viewer = await aStudent(db);
    const used = await begin(viewer);
    await begin(viewer);
    for (const day of [20, 40, 60, 80]) {
      itIs(start + day * DAY_MS);
      await store.find(used);
    }
    const listed = await listSessions(db, viewer, await sessionIn(used));
    expect(listed.map(({ createdAt, expiresAt }) => (Date.parse(expiresAt) - Date.parse(createdAt)) / DAY_MS)).toEqual([
      90,
    ]);
  });

  test('end one by one, by name', async () => {
    const viewer = await aStudent(db);
    const [own, other] = [await begin(viewer), await begin(viewer)];
    const listed = await listSessions(db, viewer, await sessionIn(own));
    expect(await endSession(db, viewer, listed.find(({ current }) => !current)!.id)).toBe(1);
    expect(await store.find(other)).toBeNull();
    expect(await store.find(own)).not.toBeNull();
  });

  test('of another user cannot be ended', async () => {
    const [viewer, stranger] = [await aStudent(db), await aStudent(db)];
    const theirs = await begin(stranger);
    const [session] = await listSessions(db, stranger, await sessionIn(theirs));
    await expect(endSession(db, viewer, session!.id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Sessão não encontrada',
    });
    expect(await store.find(theirs)).not.toBeNull();
  });

  test('end all but the one that asks, and leave other users alone', async () => {
    const viewer = await aStudent(db);
    const stranger = await begin(await aStudent(db));
    const own = await begin(viewer);
    const others = [await begin(viewer), await begin(viewer)];
    expect(await endOtherSessions(db, viewer, await sessionIn(own))).toBe(2);
    for (const other of others) expect(await store.find(other)).toBeNull();
    for (const kept of [own, stranger]) expect(await store.find(kept)).not.toBeNull();
    expect(await endOtherSessions(db, viewer, await sessionIn(own))).toBe(0);
  });
});
