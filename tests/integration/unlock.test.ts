import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../db/client.ts';
import { auditEvents } from '../../db/schema/audit.ts';
import { courses } from '../../db/schema/courses.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { courseUnlocks, enrollments } from '../../db/schema/progress.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { getCourse, listCatalogue } from '../../server/features/courses/courses.service.ts';
import { enrol, listEnrollments } from '../../server/features/enrollments/enrollments.service.ts';
import { unlockCourse } from '../../server/features/enrollments/unlock.service.ts';
import { getLesson, listLessons } from '../../server/features/lessons/lessons.service.ts';
import { attemptQuiz, completeLesson } from '../../server/features/progress/progress.service.ts';
import { expectTrueCounters } from '../support/counters.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../support/school.ts';
import { aKey, giveCoins } from '../support/store.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

const BEGIN = Date.parse('2026-11-20T15:00:00.000Z');
const END = BEGIN + 30 * DAY_MS;
const itIs = (moment: number): void => void vi.useFakeTimers({ now: moment, toFake: ['Date'] });
const iso = (moment: number): string => new Date(moment).toISOString();

let db: Db;
let professor: Viewer;
let student: Viewer;
let course: MadeCourse;

beforeEach(async () => {
  itIs(BEGIN);
  db = await emptyDatabase();
  professor = await aProfessor(db);
  student = await aStudent(db);
  course = await aCourse(db, professor, [{}, { quiz: [{}] }], {
    title: 'Finais',
    priceCents: 4_990,
    certificateEnabled: true,
  });
  await giveCoins(db, student.id, 120);
});
afterEach(() => void vi.useRealTimers());

const unlock = ({
  by = student,
  clientKey = aKey(),
  price,
}: { by?: Viewer; clientKey?: string; price?: number } = {}) =>
  unlockCourse(db, by, { courseId: course.id, clientKey, ...(price !== undefined && { price }) });
const coinsOf = async (userId = student.id) =>
  (await db.read.select({ coins: users.coins }).from(users).where(eq(users.id, userId)))[0]!.coins;
const setPrice = (priceCents: number) =>
  db.write(tx => tx.update(courses).set({ priceCents }).where(eq(courses.id, course.id)));
const complete = (place: number) => completeLesson(db, student, course.lessons[place]!.id);
const answerQuiz = () =>
  attemptQuiz(
    db,
    student,
    course.lessons[1]!.id,
    course.lessons[1]!.questions.map(({ id, correctAnswer }) => ({ questionId: id, answer: correctAnswer })),
  );
const ENDED = { code: 'FORBIDDEN', message: 'Seu acesso a este curso terminou. Desbloqueie-o de novo para continuar.' };

/** What a student can see of the course, whatever way they look. */
const doors = async () => {
  const [
    {
      courses: [listed],
    },
    one,
    lessons,
    lesson,
  ] = await Promise.all([
    listCatalogue(db, student, {}),
    getCourse(db, student, course.id),
    listLessons(db, student, course.id),
    getLesson(db, student, course.lessons[0]!.id),
  ]);
  return {
    locked: [listed!.locked, one.locked],
    texts: [one.lessons[0]!.description !== '', lessons[0]!.description !== '', lesson.description !== ''],
    content: [
      lessons[0]!.accessible,
      lesson.accessible,
      lesson.videoUrl !== null,
      lesson.resources.length > 0,
      lessons[1]!.quiz !== null,
    ],
  };
};
const OPEN = { locked: [false, false], texts: [true, true, true], content: [true, true, true, true, true] };
const SHUT = { locked: [true, true], texts: [false, false, false], content: [false, false, false, false, false] };

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
    expect((await listEnrollments(db, student))[0]!.accessUntil).toBe(iso(END));
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
    expect((await listEnrollments(db, student))[0]!.accessUntil).toBe(iso(END + 30 * DAY_MS));
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

describe('when the time is over', () => {
  test('the last millisecond is open, the next is shut: content, lessons and quizzes', async () => {
    await unlock();
    await complete(0);
    itIs(END - 1);
    expect(await doors()).toEqual(OPEN);
    await complete(1);
    itIs(END);
    expect(await doors()).toEqual(SHUT);
    await expect(complete(0)).rejects.toMatchObject(ENDED);
    await expect(answerQuiz()).rejects.toMatchObject(ENDED);
  });

  test('what was done is kept, and goes on after another unlock', async () => {
    await unlock();
    await complete(0);
    itIs(END + DAY_MS);
    const [shut] = await listEnrollments(db, student);
    expect(shut).toMatchObject({ completedLessons: 1, progress: 50, accessUntil: iso(END) });
    expect((await listLessons(db, student, course.id)).map(({ title, completed }) => [title, completed])).toEqual([
      ['Aula 1', true],
      ['Aula 2', false],
    ]);
    await expect(enrol(db, student, course.id)).rejects.toMatchObject({
      message: 'Você já está matriculado neste curso',
    });
    await unlock();
    expect(await doors()).toEqual(OPEN);
    await complete(1);
    expect((await answerQuiz()).courseCompleted).toBe(true);
  });

  test('a finished course stays finished, with its certificate', async () => {
    await unlock();
    await complete(0);
    await complete(1);
    const { certificateCode } = await answerQuiz();
    expect(certificateCode).not.toBeNull();
    itIs(END);
    expect((await listEnrollments(db, student))[0]).toMatchObject({ completed: true, progress: 100, certificateCode });
    expect(await doors()).toEqual(SHUT);
  });

  test('a course that has become free is open and has no end', async () => {
    await unlock();
    itIs(END + DAY_MS);
    await setPrice(0);
    expect(await doors()).toEqual(OPEN);
    await complete(0);
    expect((await listEnrollments(db, student))[0]!.accessUntil).toBeNull();
    expect((await getCourse(db, student, course.id)).enrollment!.accessUntil).toBeNull();
    await setPrice(4_990);
    expect(await doors()).toEqual(SHUT);
  });

  test('who has a seat without an end keeps it, though the course has a price by now', async () => {
    await setPrice(0);
    await enrol(db, student, course.id);
    await setPrice(4_990);
    itIs(END + 400 * DAY_MS);
    expect(await doors()).toEqual(OPEN);
    await complete(0);
  });

  test('a closed course that was begun can be unlocked again', async () => {
    await unlock();
    itIs(END);
    await db.write(tx => tx.update(courses).set({ status: 'paused' }).where(eq(courses.id, course.id)));
    expect((await unlock()).enrollment.accessUntil).toBe(iso(END + 30 * DAY_MS));
  });

  test("the school's staff are not touched by it", async () => {
    itIs(END + DAY_MS);
    expect((await listLessons(db, professor, course.id)).every(({ accessible }) => accessible)).toBe(true);
    expect((await listLessons(db, await aProfessor(db), course.id)).every(({ accessible }) => accessible)).toBe(true);
  });
});
