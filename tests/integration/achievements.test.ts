import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { achievements } from '../../db/schema/achievements.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { pay } from '../../server/features/ledger/ledger.service.ts';
import { ACHIEVEMENTS, whatWasDone } from '../../server/features/missions/achievement-catalogue.ts';
import { listAchievements, settleAchievements } from '../../server/features/missions/achievements.service.ts';
import { MISSIONS } from '../../server/features/missions/catalogue.ts';
import { claimMission } from '../../server/features/missions/missions.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { attemptQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { attemptPuzzle } from '../../server/features/puzzles/puzzles.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { beatEngine } from '../support/held-games.ts';
import { aPuzzle, RIGHT } from '../support/puzzles.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;
let student: Viewer;
let paid = 0;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
});

const did = (reason: 'lesson_completed' | 'course_completed' | 'puzzle_solved', at: string, experience = 1) => {
  paid += 1;
  return db.write(tx =>
    pay(tx, student.id, { reason, reference: paid, amount: { experience, coins: 0 } }, new Date(at)),
  );
};
const earned = async () =>
  (
    await db.read
      .select({ key: achievements.key })
      .from(achievements)
      .where(eq(achievements.userId, student.id))
      .orderBy(achievements.id)
  ).map(({ key }) => key);
const settle = (at: string) => db.write(tx => settleAchievements(tx, student.id, new Date(at)));

describe('an achievement is earned where it happens', () => {
  test('with the first lesson, quiz and course', async () => {
    const course = await aCourse(db, await aProfessor(db), [{ quiz: [{}] }]);
    await enrol(db, student, course.id);
    const [lesson] = course.lessons;
    await completeLesson(db, student, lesson!.id);
    expect(await earned()).toEqual(['primeira-aula']);
    await attemptQuiz(
      db,
      student,
      lesson!.id,
      lesson!.questions.map(({ id, correctAnswer }) => ({ questionId: id, answer: correctAnswer })),
    );
    expect(await earned()).toEqual(['primeira-aula', 'primeiro-quiz', 'primeiro-curso']);
  });

  test('with the first puzzle, game won and mission, and told behind the bell', async () => {
    await attemptPuzzle(db, student, { id: (await aPuzzle(db)).id, moves: RIGHT });
    await beatEngine(db, student);
    await claimMission(db, student, 'presenca');
    expect(await earned()).toEqual(['primeiro-problema', 'primeira-vitoria', 'primeira-missao']);
    const { notifications } = await listNotifications(db, student);
    expect(notifications.map(({ title, text, href }) => [title, text, href]).toSorted()).toEqual([
      ['Nova conquista: Missão Cumprida', 'Resgatou a primeira missão. (Comum)', '/missoes?aba=conquistas'],
      ['Nova conquista: Olho Vivo', 'Resolveu o primeiro problema tático. (Comum)', '/missoes?aba=conquistas'],
      ['Nova conquista: Primeira Vitória', 'Venceu uma partida contra a IA. (Comum)', '/missoes?aba=conquistas'],
    ]);
  });

  test('not by a friendly game', async () => {
    await beatEngine(db, student, { rated: false });
    expect(await earned()).toEqual([]);
  });

  test('by the level of the engine that was beaten, and by a stronger one', async () => {
    await beatEngine(db, student, { level: 'dificil' });
    // To beat it also moves a new player's rating far.
    expect(await earned()).toEqual(['primeira-vitoria', 'vitoria-medio', 'rating-1400', 'vitoria-dificil']);
  });

  test('not by a professor', async () => {
    const professor = await aProfessor(db);
    await attemptPuzzle(db, professor, { id: (await aPuzzle(db)).id, moves: RIGHT });
    await beatEngine(db, professor);
    expect(await db.read.select().from(achievements)).toEqual([]);
  });

  test('once, though many puzzles are solved at once', async () => {
    const puzzles = await Promise.all(Array.from({ length: 5 }, () => aPuzzle(db)));
    await Promise.all(puzzles.map(({ id }) => attemptPuzzle(db, student, { id, moves: RIGHT })));
    expect(await earned()).toEqual(['primeiro-problema', 'acertos-5']);
    expect((await listNotifications(db, student)).notifications).toHaveLength(2);
  });

  test('for days in a row', async () => {
    for (const day of ['18', '19', '20']) await did('lesson_completed', `2026-11-${day}T12:00:00Z`);
    await settle('2026-11-20T12:00:00Z');
    expect(await earned()).toEqual(['primeira-aula', 'sequencia-3']);
  });

  test('and stays when what it was for is gone', async () => {
    await db.write(tx => tx.update(users).set({ rating: 1_450 }).where(eq(users.id, student.id)));
    await settle('2026-11-20T12:00:00Z');
    await db.write(tx => tx.update(users).set({ rating: 1_300 }).where(eq(users.id, student.id)));
    expect((await listAchievements(db, student)).find(({ id }) => id === 'rating-1400')).toMatchObject({
      completed: true,
      progress: 1_400,
      target: 1_400,
      dateEarned: '2026-11-20T12:00:00.000Z',
    });
  });
});

describe('the list of achievements', () => {
  test('says what is to be done, and of what is earned what was done', async () => {
    await did('puzzle_solved', '2026-11-20T12:00:00Z');
    const list = await listAchievements(db, student, new Date('2026-11-21T12:00:00Z'));
    const textOf = (wanted: string) => list.find(({ id }) => id === wanted)?.description;
    expect([textOf('primeiro-problema'), textOf('problemas-10')]).toEqual([
      'Resolveu o primeiro problema tático.',
      'Resolva 10 problemas táticos.',
    ]);
    expect(ACHIEVEMENTS.map(whatWasDone).filter(text => !/^\p{Lu}\p{L}+[eio]u( ou \p{L}+ou)? /u.test(text))).toEqual(
      [],
    );
  });

  test('tells how far the others are', async () => {
    for (let i = 0; i < 3; i += 1) await did('puzzle_solved', '2026-11-20T12:00:00Z');
    const list = await listAchievements(db, student, new Date('2026-11-21T12:00:00Z'));
    expect(list.map(({ id }) => id)).toEqual(ACHIEVEMENTS.map(({ id }) => id));
    expect(list.find(({ id }) => id === 'problemas-10')).toMatchObject({
      rarity: 'Raro',
      completed: false,
      dateEarned: null,
      progress: 3,
      target: 10,
    });
  });

  test('keeps what was done before there were achievements, with the time at which it is noticed', async () => {
    await did('course_completed', '2024-01-01T12:00:00Z', 2_500);
    const noticedAt = new Date('2026-11-21T12:00:00Z');
    const names = (await listAchievements(db, student, noticedAt))
      .filter(({ dateEarned }) => dateEarned === noticedAt.toISOString())
      .map(({ id }) => id);
    expect(names).toEqual(['primeiro-curso', 'nivel-5', 'nivel-8', 'nivel-10']);
    expect(await earned()).toEqual(names);
    await listAchievements(db, student);
    expect(await earned()).toEqual(names);
  });
});

describe('the catalogues', () => {
  test('name each mission and each achievement once, and fit their columns', () => {
    for (const rules of [MISSIONS, ACHIEVEMENTS]) {
      expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
      expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length);
      for (const { id, target } of rules)
        expect([id, /^[a-z0-9-]{3,40}$/.test(id), target > 0]).toEqual([id, true, true]);
    }
  });

  test('have all three difficulties a day and a week, all five rarities, and rewards', () => {
    for (const period of ['daily', 'weekly'])
      expect(new Set(MISSIONS.filter(rule => rule.period === period).map(({ difficulty }) => difficulty))).toEqual(
        new Set(['Fácil', 'Médio', 'Difícil']),
      );
    expect([...new Set(ACHIEVEMENTS.map(({ rarity }) => rarity))]).toEqual([
      'Comum',
      'Raro',
      'Épico',
      'Lendário',
      'Mítico',
    ]);
    for (const { xpReward, coinReward } of MISSIONS) expect(Math.min(xpReward, coinReward)).toBeGreaterThan(0);
  });
});
