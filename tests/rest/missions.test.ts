import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let student: Viewer;

beforeAll(async () => {
  server = await startServer();
  student = await aStudent(server.db);
});

type Mission = { id: string; progress: number; completed: boolean; claimed: boolean };
const dailyMission = async (id: string): Promise<Mission | undefined> => {
  const { body } = await server.rest('GET', '/missions', { as: student });
  return (body.daily as { missions: Mission[] }).missions.find(mission => mission.id === id);
};
const claim = (id: string, as?: Viewer) => server.rest('POST', `/missions/${id}/claim`, as && { as });

test('a student sees a mission advance, claims it and has its reward at once', async () => {
  expect(await claim('aula-do-dia', student)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: 'Missão ainda não concluída' },
  });
  const course = await aCourse(server.db, await aProfessor(server.db), [{}, {}]);
  await server.rest('POST', '/enrollments', { as: student, body: { courseId: course.id } });
  expect(await dailyMission('aula-do-dia')).toMatchObject({ progress: 0, completed: false });
  await server.rest('POST', `/lessons/${course.lessons[0]!.id}/complete`, { as: student });
  expect(await dailyMission('aula-do-dia')).toMatchObject({ progress: 1, completed: true, claimed: false });

  expect(await claim('aula-do-dia', student)).toMatchObject({
    status: 200,
    body: { rewards: { experience: 15, coins: 5 }, mission: { claimed: true } },
  });
  expect(await server.rest('GET', '/auth/me', { as: student })).toMatchObject({
    body: { user: { experience: 35, coins: 10 } },
  });
  expect(await claim('aula-do-dia', student)).toMatchObject({
    status: 409,
    body: { message: 'A recompensa desta missão já foi resgatada' },
  });
  expect(await server.rpc('mutation', 'missions.claim', { id: 'aula-do-dia' }, { as: student })).toMatchObject({
    status: 409,
  });
});

test('what a student reads about themselves comes under the documented names', async () => {
  const { body: summary } = await server.rest('GET', '/missions/summary', { as: student });
  expect(Object.keys(summary.summary as object).toSorted()).toEqual([
    'badges',
    'coins',
    'level',
    'levelStart',
    'stars',
    'streak',
    'totalMissions',
    'xp',
    'xpToNext',
    'xpToNextStar',
  ]);
  const { body } = await server.rest('GET', '/missions', { as: student });
  const {
    missions: [first],
    timeLeft,
  } = body.weekly as { missions: object[]; timeLeft: string };
  expect(Object.keys(first!).toSorted()).toEqual([
    'claimed',
    'coinReward',
    'completed',
    'description',
    'difficulty',
    'id',
    'progress',
    'target',
    'title',
    'xpReward',
  ]);
  expect(timeLeft).toMatch(/^\d+ (dias?|h \d+ min|min)$/);
});

describe('missions are for students', () => {
  const reads = [
    '/missions',
    '/missions/summary',
    '/missions/achievements',
    '/missions/activity',
    '/missions/week',
    '/missions/ranking',
  ];
  const calls = [...reads.map(path => ['GET', path] as const), ['POST', '/missions/aula-do-dia/claim'] as const];

  test.each(calls)('%s %s', async (method, path) => {
    expect(await server.rest(method, path)).toMatchObject({
      status: 401,
      body: { message: 'Faça login para continuar' },
    });
    for (const other of [await aProfessor(server.db), await anAdmin(server.db)])
      expect(await server.rest(method, path, { as: other })).toMatchObject({
        status: 403,
        body: { message: 'Acesso negado' },
      });
    if (method === 'GET') expect((await server.rest(method, path, { as: student })).status).toBe(200);
  });

  test.each(['nenhuma', '1', '%00', 'presenca:2026-11-21', 'x'.repeat(300)])('%s is no mission', async id => {
    expect((await claim(id, student)).status).toBeGreaterThanOrEqual(400);
    expect((await claim(id, student)).status).toBeLessThan(500);
  });
});
