import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '../../db/client.ts';
import { sessions } from '../../db/schema/users.ts';
import { createSessions, sweepSessions, type Sessions } from '../../server/features/auth/sessions.ts';
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
const countSessions = async (): Promise<number> => (await db.read.select().from(sessions)).length;

test(`a sweep removes the sessions that expired or lasted ninety days, though nobody signs \
in, and leaves the others`, async () => {
  const start = Date.now();
  itIs(start);
  const student = await aStudent(db);
  await store.start(student.id);
  const used = (await store.start(student.id)).split(';')[0]!;
  for (const day of [20, 40, 60, 80]) {
    itIs(start + day * DAY_MS);
    await store.find(used);
  }
  await sweepSessions(db);
  expect(await countSessions()).toBe(1);
  itIs(start + 90 * DAY_MS);
  const late = (await store.start(student.id)).split(';')[0]!;
  expect(await countSessions()).toBe(2);
  await sweepSessions(db);
  expect(await countSessions()).toBe(1);
  expect(await store.find(late)).not.toBeNull();
});
