import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { users } from '../../db/schema/users.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { listOwn } from '../../server/features/assignments/assignments.service.ts';
import { getResults } from '../../server/features/assignments/results.service.ts';
import { listPosts } from '../../server/features/classes/wall.service.ts';
import { lookOf, lookOfName } from '../../server/features/auth/look-alikes.ts';
import { listCatalogue } from '../../server/features/courses/courses.service.ts';
import { listEnrollments } from '../../server/features/enrollments/enrollments.service.ts';
import { getGame, listOwnGames, listRanking, listStudentGames } from '../../server/features/games/games.service.ts';
import { listAchievements } from '../../server/features/missions/achievements.service.ts';
import { listMissions } from '../../server/features/missions/missions.service.ts';
import { getSummary, getWeekRanking } from '../../server/features/missions/overview.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aStudent } from '../../server/harness/school.ts';

let db: Db;

const userNamed = async (email: string) => (await db.read.select().from(users).where(eq(users.email, email)))[0]!;

describe('the demo school', () => {
  beforeAll(async () => {
    db = await emptyDatabase();
    await seedDemo(db);
  });

  test('has six courses, and a student who finished one, studies two and has just begun one', async () => {
    const student = await userNamed('aluno@academia.demo');
    expect((await listCatalogue(db, student, {})).total).toBe(6);
    const progress = (await listEnrollments(db, student)).enrollments
      .map(enrollment => enrollment.progress)
      .toSorted((a, b) => a - b);
    expect(progress).toEqual([0, expect.any(Number), expect.any(Number), 100]);
    expect(progress[1]).toBeGreaterThan(0);
    expect(progress[2]).toBeLessThan(100);
    expect(
      (await listEnrollments(db, student)).enrollments.filter(({ certificateCode }) => certificateCode !== null),
    ).toHaveLength(1);
  });

  test('has a class with an announcement, and work that some of its students have done', async () => {
    const [professor, student] = [await userNamed('professor@academia.demo'), await userNamed('aluno@academia.demo')];
    const [own] = (await listOwn(db, student, {})).assignments;
    expect(own).toMatchObject({ className: 'Turma Demo', own: { state: 'not_begun' } });
    expect((await listPosts(db, student, own!.classId, 1)).total).toBe(1);
    const { items, rows } = await getResults(db, professor, own!.id);
    expect(items).toHaveLength(2);
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['done', 'done', 'not_begun', 'not_begun']);
  });

  test('lets nobody sign up under a name that looks like one of its own', async () => {
    const own = await db.read.select().from(users);
    for (const { username, email, usernameLook, emailLook } of own)
      expect([usernameLook, emailLook]).toEqual([lookOfName(username), email && lookOf(email)]);
  });

  test('owes nobody anything: each balance is the sum of the ledger', async () => {
    const sums = await db.read
      .select({
        experience: users.experience,
        coins: users.coins,
        earned: sql`sum(${ledger.experience})`.mapWith(Number),
        paid: sql`sum(${ledger.coins})`.mapWith(Number),
      })
      .from(users)
      .innerJoin(ledger, eq(ledger.userId, users.id))
      .groupBy(users.id);
    expect(sums.length).toBeGreaterThan(0);
    for (const { experience, coins, earned, paid } of sums) expect([earned, paid]).toEqual([experience, coins]);
  });

  test('has games of every student, commented on by a professor, and a ranking', async () => {
    const [student, professor] = [await userNamed('aluno@academia.demo'), await userNamed('professor@academia.demo')];
    const { games, total } = await listOwnGames(db, student, { page: 1 });
    expect(total).toBe(7);
    expect(new Set(games.map(({ result }) => result)).size).toBe(3);
    expect(games.reduce((sum, { ratingChange }) => sum + ratingChange, 1200)).toBe(student.rating);
    expect(games.reduce((sum, { comments }) => sum + comments, 0)).toBe(2);
    for (const { id } of games) expect((await getGame(db, student, id)).pgn).toContain('[White "Ana Clara Moreira"]');
    expect((await listRanking(db, student, 1)).ranking.map(({ position }) => position)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect((await listStudentGames(db, professor, { page: 1, search: 'julia' })).total).toBe(2);
  });

  test(`has a student with a mission to claim, one claimed, a streak and achievements of several rarities, each on \
its day`, async () => {
    const student = await userNamed('aluno@academia.demo');
    const { daily } = await listMissions(db, student);
    expect(daily.missions.find(({ id }) => id === 'olho-tatico')).toMatchObject({ completed: true, claimed: false });
    expect(daily.missions.find(({ id }) => id === 'presenca')).toMatchObject({ completed: true, claimed: true });
    const earned = (await listAchievements(db, student)).filter(({ completed }) => completed);
    expect([...new Set(earned.map(({ rarity }) => rarity))]).toEqual(['Comum', 'Raro', 'Épico']);
    expect(new Set(earned.map(({ dateEarned }) => dateEarned?.slice(0, 10))).size).toBeGreaterThan(4);
    expect(await getSummary(db, student)).toMatchObject({
      xp: student.experience,
      coins: student.coins,
      totalMissions: 1,
      badges: earned.length,
    });
    expect((await getSummary(db, student)).streak).toBeGreaterThan(2);
    expect((await getWeekRanking(db, student)).ranking.length).toBeGreaterThan(0);
    expect((await listNotifications(db, student)).notifications).toEqual([]);
  });
});

describe('the demo', () => {
  test('is put in once, also when two processes begin at the same moment', async () => {
    const db = await emptyDatabase();
    await Promise.all([seedDemo(db), seedDemo(db)]);
    await seedDemo(db);
    expect(await db.read.select({ email: users.email }).from(users).where(eq(users.role, 'admin'))).toEqual([
      { email: 'admin@academia.demo' },
    ]);
  });

  test('stays out of a database that has somebody in it', async () => {
    const db = await emptyDatabase();
    await aStudent(db);
    await seedDemo(db);
    expect(await db.read.select({ id: users.id }).from(users)).toHaveLength(1);
  });
});
