import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ledger } from '../../db/schema/ledger.ts';
import { users } from '../../db/schema/users.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { listMissions } from '../../server/features/missions/missions.service.ts';
import { getSummary } from '../../server/features/missions/overview.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { attemptPuzzle } from '../../server/features/puzzles/puzzles.service.ts';
import { aPuzzle, RIGHT } from '../support/puzzles.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { inZone, ZONES } from '../support/zones.ts';
import { claimAt, db, did, played, student, withStudent } from './missions-setup.ts';

withStudent();

const progressAt = async (id: string, at: string) => {
  const { daily, weekly } = await listMissions(db, student, new Date(at));
  const mission = [...daily.missions, ...weekly.missions].find(candidate => candidate.id === id)!;
  return { progress: mission.progress, completed: mission.completed, claimed: mission.claimed };
};
const progressOf = async (id: string, at: string) => (await progressAt(id, at)).progress;
const balance = async () =>
  (
    await db.read
      .select({ experience: users.experience, coins: users.coins })
      .from(users)
      .where(eq(users.id, student.id))
  )[0];

describe.each(ZONES)('on a server whose clock is set to %s', zone => {
  inZone(zone);

  describe('the day of a mission', () => {
    // Greenwich's clock shows 03:00 at São Paulo's midnight.
    test('ends at midnight in São Paulo: 23:59 counts for the day, 00:01 for the next', async () => {
      await did('lesson_completed', '2026-11-20T02:59:59.999Z');
      await did('lesson_completed', '2026-11-21T02:59:00.000Z');
      expect(await progressAt('aula-do-dia', '2026-11-21T02:59:30.000Z')).toEqual({
        progress: 1,
        completed: true,
        claimed: false,
      });
      expect(await progressAt('aula-do-dia', '2026-11-21T03:01:00.000Z')).toEqual({
        progress: 0,
        completed: false,
        claimed: false,
      });
      await did('lesson_completed', '2026-11-21T03:01:00.000Z');
      expect(await progressOf('aula-do-dia', '2026-11-21T03:02:00.000Z')).toBe(1);
    });

    test('is told with the moment at which it ends, and the week likewise', async () => {
      const { daily, weekly } = await listMissions(db, student, new Date('2026-11-21T02:35:00.000Z'));
      expect([daily.endsAt, daily.timeLeft]).toEqual(['2026-11-21T03:00:00.000Z', '25 min']);
      expect([weekly.endsAt, weekly.timeLeft]).toEqual(['2026-11-23T03:00:00.000Z', '2 dias']);
    });

    test('was an hour shorter when summer time began, as it did until 2018', async () => {
      expect((await listMissions(db, student, new Date('2018-11-04T12:00:00.000Z'))).daily.endsAt).toBe(
        '2018-11-05T02:00:00.000Z',
      );
      await did('lesson_completed', '2018-11-05T01:59:59.000Z');
      expect(await progressOf('aula-do-dia', '2018-11-04T23:00:00.000Z')).toBe(1);
      expect(await progressOf('aula-do-dia', '2018-11-05T02:00:00.000Z')).toBe(0);
    });

    test('over, its reward is gone', async () => {
      await did('lesson_completed', '2026-11-21T02:59:00.000Z');
      await expect(claimAt('aula-do-dia', '2026-11-21T03:00:00.000Z')).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'Missão ainda não concluída',
      });
    });
  });

  describe('the week of a mission', () => {
    test('begins on Monday and ends with Sunday', async () => {
      await did('lesson_completed', '2026-11-16T02:59:59.000Z'); // Sunday, a second before midnight.
      for (const at of ['2026-11-16T03:00:00.000Z', '2026-11-19T12:00:00.000Z', '2026-11-23T02:59:00.000Z'])
        await did('lesson_completed', at);
      expect(await progressAt('ritmo-de-estudo', '2026-11-23T02:59:30.000Z')).toMatchObject({
        progress: 3,
        completed: true,
      });
      expect(await progressOf('ritmo-de-estudo', '2026-11-23T03:00:00.000Z')).toBe(0);
    });

    test('counts different days, however much was done on each', async () => {
      for (const at of ['2026-11-16T12:00:00Z', '2026-11-16T13:00:00Z', '2026-11-18T12:00:00Z'])
        await did('puzzle_solved', at);
      await played('2026-11-20T12:00:00Z');
      expect(await progressOf('constancia', '2026-11-21T12:00:00Z')).toBe(3);
    });
  });
});

describe('what missions count', () => {
  const NOON = '2026-11-21T15:00:00.000Z';

  test('lessons, quizzes, puzzles and games, never more than the target', async () => {
    for (let i = 0; i < 4; i += 1) await did('puzzle_solved', '2026-11-21T12:00:00Z');
    expect(await progressOf('olho-tatico', NOON)).toBe(3);
    expect(await progressOf('maratona-tatica', NOON)).toBe(4);
    expect(await progressOf('presenca', NOON)).toBe(1);
    expect(await progressOf('quiz-do-dia', NOON)).toBe(0);
    await did('quiz_passed', '2026-11-21T12:00:00Z');
    expect(await progressOf('quiz-do-dia', NOON)).toBe(1);
  });

  test('a win against the engine from its middle level on, not against the easy one or at one board', async () => {
    await played('2026-11-21T12:00:00Z');
    await played('2026-11-21T12:00:00Z', { mode: 'blitz', difficulty: null });
    await played('2026-11-21T12:00:00Z', { difficulty: 'medio', result: '0-1' });
    expect([await progressOf('vitoria-do-dia', NOON), await progressOf('tres-batalhas', NOON)]).toEqual([0, 3]);
    await played('2026-11-21T12:00:00Z', { difficulty: 'medio' });
    expect(await progressOf('vitoria-do-dia', NOON)).toBe(1);
  });

  test('XP of study, not of other missions', async () => {
    await did('lesson_completed', '2026-11-21T12:00:00Z', student, 20);
    await claimAt('aula-do-dia', NOON);
    expect(await progressOf('semana-de-ouro', NOON)).toBe(20);
  });

  test("nobody else's doings", async () => {
    await did('lesson_completed', '2026-11-21T12:00:00Z', await aStudent(db));
    expect(await progressOf('aula-do-dia', NOON)).toBe(0);
  });

  test('what a student really does: a lesson and a puzzle, now', async () => {
    const course = await aCourse(db, await aProfessor(db), [{}, {}]);
    await enrol(db, student, course.id);
    await completeLesson(db, student, course.lessons[0]!.id);
    await attemptPuzzle(db, student, { id: (await aPuzzle(db)).id, moves: RIGHT });
    const { daily } = await listMissions(db, student);
    expect(Object.fromEntries(daily.missions.map(({ id, progress }) => [id, progress]))).toEqual({
      presenca: 1,
      'aula-do-dia': 1,
      'olho-tatico': 1,
      'quiz-do-dia': 0,
      'vitoria-do-dia': 0,
    });
  });
});

describe('claiming a mission', () => {
  const NOON = '2026-11-21T15:00:00.000Z';

  test('pays its XP and coins through the ledger, and says so', async () => {
    await did('lesson_completed', '2026-11-21T12:00:00Z');
    expect(await claimAt('aula-do-dia', NOON)).toMatchObject({
      rewards: { experience: 15, coins: 5 },
      mission: { id: 'aula-do-dia', completed: true, claimed: true },
    });
    expect(await balance()).toEqual({ experience: 35, coins: 10 });
    expect(await progressAt('aula-do-dia', NOON)).toEqual({ progress: 1, completed: true, claimed: true });
    const [entry] = await db.read
      .select()
      .from(ledger)
      .where(and(eq(ledger.userId, student.id), eq(ledger.reason, 'mission_claimed')));
    expect(entry).toMatchObject({ reference: 'aula-do-dia:2026-11-21', experience: 15, coins: 5 });
  });

  test('comes after completing it', async () => {
    await expect(claimAt('aula-do-dia', NOON)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Missão ainda não concluída',
    });
    expect(await balance()).toEqual({ experience: 0, coins: 0 });
  });

  test('a second time is refused', async () => {
    await did('lesson_completed', '2026-11-21T12:00:00Z');
    await claimAt('aula-do-dia', NOON);
    await expect(claimAt('aula-do-dia', NOON)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'A recompensa desta missão já foi resgatada',
    });
  });

  test('pays once, though twenty claims come at once', async () => {
    await did('lesson_completed', '2026-11-21T12:00:00Z');
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => claimAt('aula-do-dia', NOON)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance()).toEqual({ experience: 35, coins: 10 });
  });

  test('is possible again on the next day, and in the next week', async () => {
    for (const at of ['2026-11-21T12:00:00Z', '2026-11-22T12:00:00Z']) {
      await did('lesson_completed', at);
      await claimAt('aula-do-dia', at);
    }
    await did('lesson_completed', '2026-11-20T12:00:00Z');
    await claimAt('ritmo-de-estudo', '2026-11-22T12:00:00Z');
    await expect(claimAt('ritmo-de-estudo', '2026-11-22T12:01:00Z')).rejects.toThrow('já foi resgatada');
    for (let i = 0; i < 3; i += 1) await did('lesson_completed', '2026-11-23T12:00:00Z');
    await claimAt('ritmo-de-estudo', '2026-11-23T12:00:00Z');
    expect((await getSummary(db, student, new Date('2026-11-23T12:00:00Z'))).totalMissions).toBe(4);
  });

  test('needs a mission that there is', async () => {
    await expect(async () => claimAt('nenhuma', NOON)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Missão não encontrada',
    });
  });
});
