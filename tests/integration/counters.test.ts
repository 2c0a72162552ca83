import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { courseDays, courseMonths } from '../../db/schema/course-days.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { deleteLesson, updateLesson } from '../../server/features/teaching/lesson-writing.service.ts';
import { countDay } from '../../server/features/progress/course-days.service.ts';
import { attemptQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { expectTrueCounters } from '../support/counters.ts';
import { emptyDatabase } from '../support/database.ts';
import { lessonForm } from '../support/forms.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;
beforeEach(async () => {
  db = await emptyDatabase();
});

/** Numbers from 0 up to a bound, always the same ones (the minimal standard generator of Park and Miller). */
const dice =
  (seed: number) =>
  (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };

const STEPS = 150;

describe('what is counted along', () => {
  test.each([1, 2])('stays true through study, refused steps and changes of the course (%i)', async seed => {
    const roll = dice(seed);
    const professor = await aProfessor(db);
    const students = [await aStudent(db), await aStudent(db), await aStudent(db)];
    const made = await Promise.all([
      aCourse(db, professor, [{ quiz: [{}] }, {}, { quiz: [{}, {}] }, {}]),
      aCourse(db, professor, [{}, { quiz: [{}] }]),
    ]);
    const one = <Item>(items: readonly Item[]): Item => items[roll(items.length)]!;
    const steps = [
      () => enrol(db, one(students), one(made).id),
      () => completeLesson(db, one(students), one(one(made).lessons).id),
      () => completeLesson(db, one(students), one(one(made).lessons).id),
      () => {
        const lesson = one(one(made).lessons);
        return attemptQuiz(
          db,
          one(students),
          lesson.id,
          lesson.questions.map(({ id, correctAnswer }) => ({
            questionId: id,
            answer: roll(3) === 0 ? 'errada' : correctAnswer,
          })),
        );
      },
      // Withheld or published again; its quiz stays, question by question.
      () => {
        const lesson = one(one(made).lessons);
        const questions = lesson.questions.map(({ id }) => ({
          id,
          question: 'Qual?',
          type: 'multiple_choice' as const,
          options: ['certa', 'errada'],
          correctAnswer: 'certa',
        }));
        return updateLesson(db, professor, {
          lessonId: lesson.id,
          ...lessonForm({ active: roll(2) === 0, quiz: questions.length > 0 ? { title: 'Quiz', questions } : null }),
        });
      },
      ...(seed === 2 ? [() => deleteLesson(db, professor, one(one(made).lessons).id)] : []),
    ];
    let done = 0;
    for (let i = 0; i < STEPS; i += 1) {
      // The rarest step last: a removal now and then.
      const step = i % 40 === 39 ? steps.at(-1)! : one(steps.slice(0, 5));
      await step().then(
        () => (done += 1),
        (error: unknown) => expect(error).toMatchObject({ name: 'AppError' }),
      );
    }
    expect(done).toBeGreaterThan(STEPS / 5);
    await expectTrueCounters(db);
  });

  test('is true of the demo school, day by day', async () => {
    await seedDemo(db);
    await expectTrueCounters(db);
    expect((await db.read.select().from(courseDays)).length).toBeGreaterThan(20);
  });
});

test('a day ends at midnight in São Paulo, not in Greenwich, and its counts add up', async () => {
  const { id } = await aCourse(db, await aProfessor(db));
  for (const at of ['2026-07-02T02:59:59.999Z', '2026-07-02T03:00:00.000Z', '2026-07-02T03:00:00.001Z']) {
    await db.write(tx => countDay(tx, id, new Date(at), { enrollments: 1, revenueCents: 250 }));
  }
  const days = await db.read.select().from(courseDays).where(eq(courseDays.courseId, id)).orderBy(courseDays.day);
  expect(days).toMatchObject([
    { day: '2026-07-01', enrollments: 1, lessonsCompleted: 0, revenueCents: 250 },
    { day: '2026-07-02', enrollments: 2, lessonsCompleted: 0, revenueCents: 500 },
  ]);
});

test('a month ends with its last day in São Paulo', async () => {
  const { id } = await aCourse(db, await aProfessor(db));
  for (const at of ['2026-07-01T02:59:59.999Z', '2026-07-01T03:00:00.000Z', '2026-08-01T02:59:59.999Z']) {
    await db.write(tx => countDay(tx, id, new Date(at), { lessonsCompleted: 1 }));
  }
  const months = await db.read
    .select()
    .from(courseMonths)
    .where(eq(courseMonths.courseId, id))
    .orderBy(courseMonths.month);
  expect(months).toMatchObject([
    { month: '2026-06', lessonsCompleted: 1, enrollments: 0 },
    { month: '2026-07', lessonsCompleted: 2, enrollments: 0 },
  ]);
});
