import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db, Tx } from '../../db/client.ts';
import { findDifferences } from '../../db/derived/differences.ts';
import { classProfessors, classStudents } from '../../db/schema/classes.ts';
import { COURSE_STATUSES, courseAuthors, courses, lessons } from '../../db/schema/courses.ts';
import { GAME_RESULTS } from '../../db/schema/chess.ts';
import { games } from '../../db/schema/games.ts';
import { enrollments, lessonProgress } from '../../db/schema/progress.ts';
import { totals } from '../../db/schema/totals.ts';
import { ROLES, users } from '../../db/schema/users.ts';
import { pay } from '../../server/features/ledger/ledger.service.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';
import { seededRandom } from '../../server/harness/random.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aClassOf } from '../support/class-room.ts';
import { emptyDatabase } from '../support/database.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const STEPS = 400;

const A_GAME = {
  mode: 'practice',
  difficulty: 'medio',
  timeControl: '600',
  pgn: '',
  plies: 9,
  ending: 'resignation',
} as const;

const aSchool = async (db: Db) => {
  const professors = [await aProfessor(db), await aProfessor(db)];
  const taught = await Promise.all([0, 1, 0, 1].map(i => aCourse(db, professors[i]!, [{}])));
  const students = await Promise.all(Array.from({ length: 12 }, () => aStudent(db)));
  const classIds = [await aClassOf(db, professors[0]!, students.slice(0, 2)), await aClassOf(db, professors[1]!, [])];
  return {
    classIds,
    courseIds: taught.map(({ id }) => id),
    lessonIds: taught.flatMap(course => course.lessons.map(({ id }) => id)),
    userIds: [...professors, ...students].map(({ id }) => id),
  };
};

test('whatever happens in a school, what is counted as it happens equals a recount', async () => {
  const db = await emptyDatabase();
  const { classIds, courseIds, lessonIds, userIds } = await aSchool(db);
  const random = seededRandom(7);
  const below = (limit: number): number => Math.floor(random() * limit);
  const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)]!;
  const aMoment = (): Date => new Date(NOW.getTime() - below(60 * DAY_MS));
  const whose = () => eq(enrollments.studentId, oneOf(userIds));
  const set = (values: Partial<typeof enrollments.$inferInsert>) => (tx: Tx) =>
    tx.update(enrollments).set(values).where(whose());
  const change = (values: Partial<typeof users.$inferInsert>) => (tx: Tx) =>
    tx
      .update(users)
      .set(values)
      .where(eq(users.id, oneOf(userIds)));
  const steps: ((tx: Tx) => Promise<unknown>)[] = [
    tx =>
      tx
        .insert(enrollments)
        .values({
          studentId: oneOf(userIds),
          courseId: oneOf(courseIds),
          createdAt: aMoment(),
          lastActivityAt: aMoment(),
        })
        .onConflictDoNothing(),
    tx =>
      tx
        .insert(courseAuthors)
        .values({ courseId: oneOf(courseIds), userId: oneOf(userIds) })
        .onConflictDoNothing(),
    tx => tx.delete(courseAuthors).where(eq(courseAuthors.userId, oneOf(userIds))),
    ...[classStudents, classProfessors].flatMap(part => {
      const one = () => ({ classId: oneOf(classIds), userId: oneOf(userIds) });
      const gone = ({ classId, userId } = one()) => and(eq(part.classId, classId), eq(part.userId, userId));
      return [
        (tx: Tx) => tx.insert(part).values(one()).onConflictDoNothing(),
        (tx: Tx) => tx.delete(part).where(gone()),
      ];
    }),
    tx => set({ lastActivityAt: aMoment() })(tx),
    tx => set({ completedLessons: below(4) })(tx),
    tx => set({ completedAt: oneOf([null, aMoment()]) })(tx),
    tx => set({ rating: oneOf([null, 1, 5]) })(tx),
    tx => {
      const kind = oneOf([{}, { mode: 'rapid', difficulty: null } as const]);
      return tx.insert(games).values({ ...A_GAME, ...kind, userId: oneOf(userIds), result: oneOf(GAME_RESULTS) });
    },
    tx => {
      const changed = {
        active: oneOf([true, false]),
        measuredMinutes: oneOf([null, 5, 9]),
        durationMinutes: below(30),
      };
      return tx
        .update(lessons)
        .set(changed)
        .where(eq(lessons.id, oneOf(lessonIds)));
    },
    async tx => {
      const [enrollment] = await tx.select({ id: enrollments.id }).from(enrollments).where(whose()).limit(1);
      if (!enrollment) return;
      const done = { enrollmentId: enrollment.id, lessonId: oneOf(lessonIds), completedAt: NOW };
      const studiedUntil = oneOf([null, aMoment()]);
      await tx
        .insert(lessonProgress)
        .values({ ...done, studiedUntil })
        .onConflictDoNothing();
    },
    tx =>
      tx
        .update(lessonProgress)
        .set({ studiedUntil: aMoment() })
        .where(and(isNull(lessonProgress.studiedUntil), eq(lessonProgress.lessonId, oneOf(lessonIds)))),
    tx => change({ rating: 900 + below(900) })(tx),
    tx => change({ role: oneOf(ROLES) })(tx),
    tx => change({ erasedAt: oneOf([null, null, NOW]) })(tx),
    tx => change({ deactivatedAt: oneOf([null, NOW]), awaitingApproval: oneOf([true, false]) })(tx),
    tx =>
      tx
        .update(courses)
        .set({ status: oneOf(COURSE_STATUSES) })
        .where(eq(courses.id, oneOf(courseIds))),
    tx => {
      const payment = { reference: below(60), amount: { experience: below(3) * 15, coins: 1 } };
      return pay(tx, oneOf(userIds), { reason: 'puzzle_solved', ...payment }, aMoment());
    },
  ];
  for (let i = 0; i < STEPS; i += 1) await db.write(tx => oneOf(steps)(tx));
  expect(await findDifferences(db.read)).toEqual([]);
});

test('a wrong sum is found', async () => {
  const db = await emptyDatabase();
  const { userIds } = await aSchool(db);
  await db.write(tx => tx.insert(games).values({ ...A_GAME, userId: userIds.at(2)!, result: '1-0' }));
  await db.write(tx => tx.update(totals).set({ amount: sql`${totals.amount} + 1` as never }));
  expect((await findDifferences(db.read)).map(({ name }) => name)).toEqual([
    'count_players',
    'count_accounts',
    'count_student_games',
    'count_taught_games',
  ]);
});
