import { eq, sum } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { toUser } from '../../server/features/auth/user.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { insertEntry } from '../../server/features/ledger/ledger.queries.ts';
import { reward } from '../../server/features/ledger/ledger.service.ts';
import { levelOf } from '../../server/features/ledger/levels.ts';
import { attemptQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
});

const balance = async () =>
  (
    await db.read
      .select({ experience: users.experience, coins: users.coins })
      .from(users)
      .where(eq(users.id, student.id))
  )[0];
const summed = async () => {
  const [row] = await db.read
    .select({ experience: sum(ledger.experience), coins: sum(ledger.coins) })
    .from(ledger)
    .where(eq(ledger.userId, student.id));
  return { experience: Number(row?.experience), coins: Number(row?.coins) };
};

describe('the balance', () => {
  test("is the sum of the ledger's entries after a whole course", async () => {
    const course = await aCourse(db, await aProfessor(db), [{ quiz: [{}] }, { quiz: [{}] }, {}]);
    await enrol(db, student, course.id);
    for (const lesson of course.lessons) {
      await completeLesson(db, student, lesson.id);
      if (lesson.quizId)
        await attemptQuiz(
          db,
          student,
          lesson.id,
          lesson.questions.map(({ id, correctAnswer }) => ({ questionId: id, answer: correctAnswer })),
        );
    }
    expect(await balance()).toEqual({ experience: 3 * 20 + 2 * 30 + 100, coins: 3 * 5 + 2 * 10 + 50 });
    expect(await summed()).toEqual(await balance());
    const [row] = await db.read.select().from(users).where(eq(users.id, student.id));
    expect(toUser(row!)).toMatchObject({ experience: 220, coins: 85, level: 2 });
  });

  test('grows once, though a hundred completions of one lesson come at once', async () => {
    const course = await aCourse(db, await aProfessor(db), [{}, {}]);
    await enrol(db, student, course.id);
    const results = await Promise.all(
      Array.from({ length: 100 }, () => completeLesson(db, student, course.lessons[0]!.id)),
    );
    expect(results.filter(({ rewards }) => rewards.coins > 0)).toHaveLength(1);
    expect(await balance()).toEqual({ experience: 20, coins: 5 });
    expect(await summed()).toEqual(await balance());
  });

  test('is paid once for one reason and reference, and again for another of either', async () => {
    const pay = (reason: 'lesson_completed' | 'quiz_passed', reference: number) =>
      db.write(tx => reward(tx, student.id, reason, reference, new Date()));
    expect(await pay('lesson_completed', 1)).toEqual({ experience: 20, coins: 5 });
    expect(await pay('lesson_completed', 1)).toEqual({ experience: 0, coins: 0 });
    expect(await pay('lesson_completed', 2)).toEqual({ experience: 20, coins: 5 });
    expect(await pay('quiz_passed', 1)).toEqual({ experience: 30, coins: 10 });
    expect(await balance()).toEqual({ experience: 70, coins: 20 });
  });

  test.each([
    { experience: 0, coins: -1 },
    { experience: -1, coins: 0 },
  ])('never falls below zero: the database refuses %j, entry and all', async change => {
    const entry = {
      userId: student.id,
      reason: 'quiz_passed' as const,
      reference: '1',
      createdAt: new Date(),
      ...change,
    };
    await expect(db.write(tx => insertEntry(tx, entry))).rejects.toThrow();
    expect(await balance()).toEqual({ experience: 0, coins: 0 });
    expect(await db.read.select().from(ledger)).toEqual([]);
  });
});

test.each([
  [0, 1],
  [99, 1],
  [100, 2],
  [249, 2],
  [250, 3],
  [450, 4],
  [700, 5],
  [1_000, 6],
  [1_350, 7],
  [1_750, 8],
  [2_100, 9],
  [2_499, 9],
  [2_500, 10],
  [1_000_000, 10],
])('%i XP are level %i', (experience, level) => expect(levelOf(experience)).toBe(level));
