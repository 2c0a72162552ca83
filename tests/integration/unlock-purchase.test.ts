import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEvents } from '../../db/schema/audit.ts';
import { courses } from '../../db/schema/courses.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { courseUnlocks, enrollments } from '../../db/schema/progress.ts';
import { users } from '../../db/schema/users.ts';
import { getCourse } from '../../server/features/courses/courses.service.ts';
import { enrol, listEnrollments } from '../../server/features/enrollments/enrollments.service.ts';
import { unlockCourse } from '../../server/features/enrollments/unlock.service.ts';
import { expectTrueCounters } from '../support/counters.ts';
import { aStudent } from '../../server/harness/school.ts';
import { aKey, giveCoins } from '../support/store.ts';
import {
  course,
  db,
  doors,
  END,
  iso,
  itIs,
  OPEN,
  setPrice,
  student,
  unlock,
  withPremiumCourse,
} from './unlock-setup.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

withPremiumCourse();

const coinsOf = async (userId = student.id) =>
  (await db.read.select({ coins: users.coins }).from(users).where(eq(users.id, userId)))[0]!.coins;

describe('unlocking a premium course', () => {
  test('costs 50 coins through the ledger, enrols the student and opens it for 30 days', async () => {
    const { enrollment, coins } = await unlock({ price: 50 });
    expect(coins).toBe(70);
    expect(enrollment).toMatchObject({ courseId: course.id, accessUntil: iso(END), completedLessons: 0 });
    const [kept] = await db.read.select().from(courseUnlocks);
    expect(kept).toMatchObject({ enrollmentId: enrollment.id, price: 50, endsAt: new Date(END) });
    expect(
      await db.read
        .select({ reference: ledger.reference, coins: ledger.coins })
        .from(ledger)
        .where(eq(ledger.reason, 'course_unlocked')),
    ).toEqual([{ reference: String(kept!.id), coins: -50 }]);
    expect(
      await db.read
        .select({ event: auditEvents.event, detail: auditEvents.detail, coins: auditEvents.coins })
        .from(auditEvents)
        .where(eq(auditEvents.event, 'course_unlocked')),
    ).toEqual([{ event: 'course_unlocked', detail: 'Finais', coins: -50 }]);
    expect((await listEnrollments(db, student)).enrollments[0]!.accessUntil).toBe(iso(END));
    expect((await getCourse(db, student, course.id)).enrollment!.accessUntil).toBe(iso(END));
    expect(await doors()).toEqual(OPEN);
    await expectTrueCounters(db);
  });

  test('is paid once, however often and at the same time the same click comes', async () => {
    const clientKey = aKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => unlock({ clientKey })));
    expect(new Set(answers.map(({ enrollment }) => enrollment.accessUntil))).toEqual(new Set([iso(END)]));
    expect(await coinsOf()).toBe(70);
    itIs(END + DAY_MS);
    expect((await unlock({ clientKey })).enrollment.accessUntil).toBe(iso(END));
    expect(await coinsOf()).toBe(70);
  });

  test('is refused with too few coins, and leaves nothing behind', async () => {
    const poor = await aStudent(db);
    await giveCoins(db, poor.id, 49);
    await expect(unlock({ by: poor })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Você não tem moedas suficientes',
    });
    expect(await coinsOf(poor.id)).toBe(49);
    expect(await db.read.select().from(enrollments)).toEqual([]);
    expect(await db.read.select().from(courseUnlocks)).toEqual([]);
    await expectTrueCounters(db);
  });

  test('many times at once never takes the balance below zero', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => unlock()));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await coinsOf()).toBe(20);
    expect((await listEnrollments(db, student)).enrollments[0]!.accessUntil).toBe(iso(END + 30 * DAY_MS));
  });

  test('is refused when the class is full, but not to whoever has a seat in it', async () => {
    await db.write(tx => tx.update(courses).set({ maxStudents: 1 }).where(eq(courses.id, course.id)));
    const late = await aStudent(db);
    await giveCoins(db, late.id, 50);
    await unlock();
    await expect(unlock({ by: late })).rejects.toMatchObject({ code: 'CONFLICT', message: 'Turma lotada' });
    expect(await coinsOf(late.id)).toBe(50);
    expect((await unlock()).coins).toBe(20);
  });

  test('is refused when the student saw another price', async () => {
    await expect(unlock({ price: 40 })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'O preço mudou. Confira antes de confirmar.',
    });
    expect(await coinsOf()).toBe(120);
  });

  test('of what is open for good is refused: a free course, a seat without an end', async () => {
    const open = { code: 'CONFLICT', message: 'Este curso já está aberto para você' };
    await setPrice(0);
    await expect(unlock()).rejects.toMatchObject(open);
    await enrol(db, student, course.id);
    await setPrice(4_990);
    await expect(unlock()).rejects.toMatchObject(open);
    expect(await coinsOf()).toBe(120);
  });

  test.each(['draft', 'paused', 'archived', 'inactive'] as const)(
    'in a course that is %s is refused as in one that does not exist',
    async status => {
      await db.write(tx => tx.update(courses).set({ status }).where(eq(courses.id, course.id)));
      await expect(unlock()).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Curso não encontrado' });
      await expect(unlockCourse(db, student, { courseId: 999_999, clientKey: aKey() })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'Curso não encontrado',
      });
    },
  );

  test('goes on from the end when it is early, and from now when it is late', async () => {
    await giveCoins(db, student.id, 50);
    await unlock();
    itIs(END - 1);
    expect((await unlock()).enrollment.accessUntil).toBe(iso(END + 30 * DAY_MS));
    itIs(END + 40 * DAY_MS);
    expect((await unlock()).enrollment.accessUntil).toBe(iso(END + 70 * DAY_MS));
    expect(await coinsOf()).toBe(20);
  });
});
