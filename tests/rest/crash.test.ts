import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq, sum } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { enrollments, lessonProgress } from '../../db/schema/progress.ts';
import { users } from '../../db/schema/users.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { startAcademy } from '../../server/harness/process.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';

const STUDENTS = 200;
/** As many as may still be answered when a quarter has been, and the server is killed. */
const AT_ONCE = STUDENTS / 4;
const folder = mkdtempSync(join(tmpdir(), 'academia-crash-'));
const address = { kind: 'sqlite', file: join(folder, 'academy.db') } as const;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A course that 200 students are about to complete the first lesson of, and their cookies. */
const prepareClass = async () => {
  await migrateDatabase(address);
  const db = openDatabase(address);
  const sessions = createSessions(db, { secure: false });
  const course = await aCourse(db, await aProfessor(db), [{}, {}]);
  const students = await Promise.all(Array.from({ length: STUDENTS }, () => aStudent(db)));
  await db.write(tx =>
    tx.insert(enrollments).values(students.map(({ id }) => ({ studentId: id, courseId: course.id }))),
  );
  const cookies = await Promise.all(
    students.map(async ({ id }) => ({ id, cookie: (await sessions.start(id)).split(';')[0] ?? '' })),
  );
  await db.close();
  return { lessonId: course.lessons[0]!.id, cookies };
};

test('after kill -9 during 200 completions every acknowledged one is there and paid exactly once', async () => {
  const { lessonId, cookies } = await prepareClass();
  const academy = await startAcademy(folder);
  const acknowledged = new Set<number>();
  let killed: Promise<void> | undefined;
  const complete = (url: string, cookie: string) =>
    fetch(`${url}/api/lessons/${lessonId}/complete`, { method: 'POST', headers: { cookie } });
  const left = cookies.values();
  const askOn = async (): Promise<void> => {
    for (const { id, cookie } of left) {
      const response = await complete(academy.url, cookie).catch(() => undefined);
      if (response?.status !== 200) continue;
      acknowledged.add(id);
      if (acknowledged.size === STUDENTS / 4) killed = academy.kill();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  await killed;
  expect(acknowledged.size).toBeGreaterThanOrEqual(STUDENTS / 4);
  expect(acknowledged.size).toBeLessThan(STUDENTS);

  const restarted = await startAcademy(folder);
  const db = openDatabase(address);
  const kept = await db.read
    .select({ id: enrollments.studentId })
    .from(lessonProgress)
    .innerJoin(enrollments, eq(enrollments.id, lessonProgress.enrollmentId));
  const keptIds = new Set(kept.map(({ id }) => id));
  expect([...acknowledged].filter(id => !keptIds.has(id))).toEqual([]);

  // Whoever got no answer tries again, and so does everybody else: nobody is paid twice.
  const statuses = await Promise.all(cookies.map(async ({ cookie }) => (await complete(restarted.url, cookie)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const balances = await db.read
    .select({
      experience: users.experience,
      coins: users.coins,
      entries: count(ledger.id),
      paid: sum(ledger.experience).mapWith(Number),
    })
    .from(users)
    .innerJoin(ledger, eq(ledger.userId, users.id))
    .groupBy(users.id);
  expect(balances).toHaveLength(STUDENTS);
  expect(balances.every(row => row.entries === 1 && row.paid === 20 && row.experience === 20 && row.coins === 5)).toBe(
    true,
  );
  await db.close();
  expect(await restarted.stop()).toBe(0);
});
